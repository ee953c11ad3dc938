import { useState } from 'react'
import type { WorkedOut } from '../../../sync/domain/economics/lease-economics.ts'
import { missingWords } from '../../../sync/domain/economics/missing-words.ts'
import type { Working, WorkingLine } from '../../../sync/domain/economics/working.ts'
import { formatPrice, formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import styles from './worked-out-figure.module.css'

interface WorkedOutFigureProps {
  label: string
  of: WorkedOut
  unit: RentUnit
}

/** A figure that nobody stated: a click shows how it was worked out. Without one, what is missing. */
export function WorkedOutFigure({ label, of, unit }: WorkedOutFigureProps) {
  const [beside, setBeside] = useState<Element | null>(null)
  if (of.figure === null) return <span className={styles.missing}>{missingWords(of.missing)}</span>
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-description={`${label}: shows how it was worked out`}
        aria-expanded={beside !== null}
        onClick={({ currentTarget }) => setBeside(currentTarget)}
      >
        {formatRent(of.figure, unit)} {RENT_UNITS[unit]}
      </button>
      {beside !== null && (
        <Popover
          beside={beside}
          width={340}
          label={`${label}: how this was worked out`}
          onClose={() => setBeside(null)}
        >
          <WorkingLines working={of.working} unit={unit} />
        </Popover>
      )}
    </>
  )
}

/** A sum, line by line, with its results in bold. */
function WorkingLines({ working, unit }: { working: Working; unit: RentUnit }) {
  return (
    <section className={styles.working}>
      <h3 className={styles.title} data-takes-focus tabIndex={-1}>
        How this was worked out
      </h3>
      <dl className={styles.lines}>
        {working.map((line) => (
          <div key={line.label} data-result={line.isResult}>
            <dt>{line.label}</dt>
            <dd>{written(line, unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function written({ figure, unit: kind }: WorkingLine, unit: RentUnit): string {
  if (figure === null) return ''
  return kind === 'rent' ? `${formatRent(figure, unit)} ${RENT_UNITS[unit]}` : `${formatPrice(figure)} /SF`
}
