import { Button } from '@radix-ui/themes'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { leaseEconomics, type WorkedOut } from '../../../sync/domain/economics/lease-economics.ts'
import type { RentYear } from '../../../sync/domain/economics/rent-schedule.ts'
import { assumptionsBehind } from '../../../sync/domain/economics/rests-on.ts'
import { STEP_DOUBT_WORDS } from '../../../sync/domain/economics/step-doubt-words.ts'
import { fieldOf } from '../../../sync/domain/fields/field-list.ts'
import { formatPrice, formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { useAssumed } from '../../data/assumed.ts'
import { AssumesLine } from './assumes-line.tsx'
import { AssumptionsButton } from './assumptions-button.tsx'
import styles from './lease-economics.module.css'
import { TermsForm } from './terms-form.tsx'
import { NOTHING_TYPED, termsOfTyped } from './typed-terms.ts'
import { WorkedOutFigure } from './worked-out-figure.tsx'

interface LeaseEconomicsProps {
  property: Property
  unit: RentUnit
  /** The rent steps as they are stated, which show where they come from. */
  steps: ReactNode
}

/** What a lease is worth: its rents that follow from its terms, each with its working, and its rent by year. */
export function LeaseEconomics({ property, unit, steps }: LeaseEconomicsProps) {
  const title = useId()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [isSetting, setIsSetting] = useState(false)
  const assumed = useAssumed()
  const own = useMemo(() => termsOfTyped(typed), [typed])
  // What is tried here comes before what the team assumes.
  const terms = useMemo(() => ({ ...assumed?.terms, ...own }), [assumed, own])
  const economics = useMemo(() => leaseEconomics(property, terms), [property, terms])
  const resting = (['netEffectiveRent', 'netRent', 'grossRent'] as const).flatMap((name) =>
    assumptionsBehind(name, property, assumed?.assumptions ?? []),
  )
  const assumptions = [...new Set(resting)].filter(({ term }) => own[term] === undefined)
  const { effective, netEffective, discounted, net, gross, years, doubt } = economics
  const lines: [string, WorkedOut][] = [
    ['Effective rent over the term', effective],
    ['Net effective rent', netEffective],
    ...(discounted === null ? [] : [['Net effective rent, discounted', discounted] as [string, WorkedOut]]),
    ['Rent on a net footing (NNN)', net],
    ['Rent on a gross footing', gross],
  ]
  if (property.rentPerSf === null && property.rentSteps === null) return null
  const isTyped = typed !== NOTHING_TYPED
  const isSet = Object.keys(own).length > 0
  return (
    <section aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title} className={styles.title}>
          Lease economics
        </h3>
        <span className={styles.actions}>
          {isTyped && (
            <Button size="1" variant="ghost" color="gray" onClick={() => setTyped(NOTHING_TYPED)}>
              Back to what is stated
            </Button>
          )}
          <Button
            size="1"
            variant="outline"
            color="gray"
            aria-expanded={isSetting}
            onClick={() => setIsSetting(!isSetting)}
          >
            <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden />
            Set terms
          </Button>
        </span>
      </div>
      {isSetting && (
        <TermsForm {...{ property, typed, unit }} assumed={assumed?.terms ?? {}} onChange={setTyped} />
      )}
      <dl className={styles.figures}>
        {lines.map(([label, of]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <WorkedOutFigure {...{ label, of, unit }} />
            </dd>
          </div>
        ))}
        <div className={styles.line}>
          <dt>{fieldOf('rentSteps').label}</dt>
          <dd>{steps}</dd>
        </div>
      </dl>
      {doubt !== null && <p className={styles.hint}>{STEP_DOUBT_WORDS[doubt]}</p>}
      {years.length > 0 && <RentByYear years={years} unit={unit} />}
      {!isSet && property.sourceSheet !== null && (
        <p className={styles.hint}>Terms as stated in “{property.sourceSheet}”.</p>
      )}
      {isSet && <p className={styles.hint}>With the terms you try here. They are not kept.</p>}
      <AssumesLine {...{ assumptions, unit }} />
      <AssumptionsButton>Assume terms for all leases</AssumptionsButton>
    </section>
  )
}

/** A lease year by year: its rent, what of it is free, and what is paid. */
function RentByYear({ years, unit }: { years: readonly RentYear[]; unit: RentUnit }) {
  return (
    <table className={styles.years}>
      <caption className="visually-hidden">Rent by year of the lease</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Months</th>
          <th scope="col">Rent {RENT_UNITS[unit]}</th>
          <th scope="col">Free /SF</th>
          <th scope="col">Paid /SF</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, months, rent, contract, free }) => (
          <tr key={year}>
            <td>{year}</td>
            <td>{Number(months.toFixed(1))}</td>
            <td>{formatRent(rent, unit)}</td>
            <td>{free === 0 ? '0' : formatPrice(-free)}</td>
            <td>{formatPrice(contract - free)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
