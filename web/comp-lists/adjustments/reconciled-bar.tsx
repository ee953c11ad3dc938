import { BASE_WORDS, leftOutWords, subjectRent } from '../../../sync/adjustments/grid-base.ts'
import type { Reconciled } from '../../../sync/adjustments/reconcile.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import { rentSpan } from '../../../sync/documents/model/headline-figures.ts'
import { rentScale } from '../../../sync/documents/model/rent-scale.ts'
import type { Assumption } from '../../../sync/domain/economics/assumptions.ts'
import { formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { differenceOf } from '../../../sync/domain/records/difference.ts'
import type { GridBase } from '../../../sync/domain/records/grid-terms.ts'
import { AssumesLine } from '../../property/economics/assumes-line.tsx'
import styles from './reconciled-bar.module.css'

interface ReconciledBarProps {
  reconciled: Reconciled
  subject: Subject | null
  unit: RentUnit
  /** Of the comps, in their order. */
  numbers: readonly (number | null)[]
  /** The rent the adjustments start from, and what it rests on beyond what is stated. */
  base: GridBase
  assumptions: readonly Assumption[]
  /** The comps that lack it, each with what is missing. */
  lacking: readonly string[]
}

/** What the adjusted rents come to: the reconciled rent, where the comps lie around it, and their range. */
export function ReconciledBar(props: ReconciledBarProps) {
  const { reconciled, subject, unit, numbers, base, assumptions, lacking } = props
  const { value, after, before, comps } = reconciled
  // What is asked is a contract rent, which no other one is like.
  const asking = subjectRent(base, subject)
  const rents = comps.flatMap(({ rent }) => rent ?? [])
  const scale = rentScale(rents, value)
  const place = (rent: number) => `${((scale?.place(rent) ?? 0) * 100).toFixed(2)}%`
  const other = unit === 'month' ? 'year' : 'month'
  const versus = value === null || asking === null ? null : differenceOf(asking, value, 'rentPerSf')
  return (
    <section className={styles.bar} aria-label="Reconciled rent">
      <div className={styles.value}>
        <h2 className={styles.label}>
          Reconciled {base === 'rentPerSf' ? 'rent' : BASE_WORDS[base].toLowerCase()} for the subject
        </h2>
        <p>
          <span className={styles.figure} data-reconciled>
            {value === null ? 'no rent' : formatRent(value, unit)}
          </span>{' '}
          {value !== null && (
            <span className={styles.unit}>
              {RENT_UNITS[unit]} {subject?.leaseType ?? ''}
            </span>
          )}
        </p>
        {value !== null && (
          <p className={styles.hint}>
            {formatRent(value, other)} {RENT_UNITS[other]}
            {versus !== null && ` · ${versus === 'same' ? 'same as' : `${versus} on`} the asking rent`}
          </p>
        )}
        <AssumesLine {...{ assumptions, unit }} />
        {lacking.length > 0 && <p className={styles.hint}>{leftOutWords(base, lacking)}</p>}
      </div>
      <div className={styles.strip} aria-hidden>
        {scale !== null && after !== null && (
          <>
            <span className={styles.axis} />
            <span
              className={styles.middle}
              style={{ left: place(after.p25), width: `calc(${place(after.p75)} - ${place(after.p25)})` }}
            />
            {scale.ticks.map((rent) => (
              <span key={rent} className={styles.tick} style={{ left: place(rent) }}>
                {formatRent(rent, unit)}
              </span>
            ))}
            {comps.map(({ rent, share }, at) =>
              rent === null ? null : (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: comps stand in the order of the grid.
                  key={at}
                  className={styles.disc}
                  style={{ left: place(rent), '--size': `${Math.round(16 + share * 24)}px` } as never}
                >
                  {numbers[at]}
                </span>
              ),
            )}
            {value !== null && <span className={styles.mark} style={{ left: place(value) }} />}
          </>
        )}
      </div>
      {after !== null && before !== null && (
        <dl className={styles.spreads}>
          <Spread
            label="Adjusted range"
            now={rentSpan(after.low, after.high, unit)}
            was={rentSpan(before.low, before.high, unit)}
          />
          <Spread
            label="Middle half"
            now={rentSpan(after.p25, after.p75, unit)}
            was={rentSpan(before.p25, before.p75, unit)}
          />
          <Spread label="Median" now={formatRent(after.median, unit)} was={formatRent(before.median, unit)} />
        </dl>
      )}
    </section>
  )
}

function Spread({ label, now, was }: { label: string; now: string; was: string }) {
  return (
    <div className={styles.spread}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <strong>{now}</strong>
        <span className={styles.hint}>was {was}</span>
      </dd>
    </div>
  )
}
