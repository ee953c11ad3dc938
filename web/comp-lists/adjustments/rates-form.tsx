import { Button, TextField } from '@radix-ui/themes'
import { type KeyboardEvent, useState } from 'react'
import { CHARACTERISTIC_WORDS, rowRateWords } from '../../../sync/adjustments/grid-words.ts'
import { STEP_WORDS, typedRate } from '../../../sync/adjustments/row-rates.ts'
import { type Rates, strengthOf } from '../../../sync/adjustments/suggest.ts'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import {
  MEASURED,
  type MeasuredCharacteristic,
  type RowRate,
  type RowRates,
} from '../../../sync/domain/records/grid-terms.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import styles from './rates-form.module.css'
import { MONTHS_OF, typedAmount } from './typed-amount.ts'

interface RatesFormProps {
  rates: RowRates
  /** What the set says; offered, never applied unasked. */
  suggested: Rates
  unit: RentUnit
  hasSubject: boolean
  onRate(of: MeasuredCharacteristic, rate: RowRate | null): void
}

/** What a unit of each characteristic is worth: every comp without an adjustment of its own follows. */
export function RatesForm({ rates, suggested, unit, hasSubject, onRate }: RatesFormProps) {
  return (
    <div className={styles.form}>
      <p className="hint">
        A rate adjusts each comp by how it differs from the subject. An amount typed in a cell overrides it.
        {!hasSubject && ' Nothing is adjusted until the subject is described.'}
      </p>
      {MEASURED.map((of) => (
        <RateLine
          // Filled anew where another person, or undo, changed it.
          key={`${of} ${unit} ${JSON.stringify(rates[of] ?? null)}`}
          {...{ of, unit }}
          was={rates[of] ?? null}
          offered={offeredRate(of, suggested)}
          onRate={(rate) => onRate(of, rate)}
        />
      ))}
    </div>
  )
}

/** Null where the set says nothing that is more than chance. */
function offeredRate(of: MeasuredCharacteristic, suggested: Rates): RowRate | null {
  const rate = suggested[of]
  return rate === undefined || strengthOf(rate) === 'none' ? null : typedRate(of, rate)
}

interface RateLineProps {
  of: MeasuredCharacteristic
  was: RowRate | null
  offered: RowRate | null
  unit: RentUnit
  onRate(rate: RowRate | null): void
}

function RateLine({ of, was, offered, unit, onRate }: RateLineProps) {
  const [kind, setKind] = useState(was?.kind ?? 'percent')
  const filled =
    was === null
      ? ''
      : String(Number((was.kind === 'dollars' ? was.amount * MONTHS_OF[unit] : was.amount).toFixed(6)))
  const [typed, setTyped] = useState(filled)
  const read = typedAmount(typed, kind, unit)
  function keep(next: RowRate['kind'] = kind): void {
    const { amount } = typedAmount(typed, next, unit)
    if (amount === null || (typed === filled && next === (was?.kind ?? next))) return
    onRate(typed.trim() === '' || amount === 0 ? null : { kind: next, amount })
  }
  const label = CHARACTERISTIC_WORDS[of]
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <TextField.Root
        className={styles.amount}
        aria-label={`Rate of ${label.toLowerCase()}, ${kind === 'percent' ? 'percent' : `$${RENT_UNITS[unit]}`} ${STEP_WORDS[of]}`}
        aria-invalid={read.problem !== null || undefined}
        title={read.problem ?? undefined}
        autoComplete="off"
        placeholder="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => keep()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') keep()
        }}
      />
      <SegmentedControl
        label={`Unit of the rate of ${label.toLowerCase()}`}
        size="small"
        value={kind}
        onChange={(next) => {
          setKind(next)
          if (typed.trim() !== '') keep(next)
        }}
        segments={[
          { value: 'percent', label: '%' },
          { value: 'dollars', label: '$/SF' },
        ]}
      />
      <span className={styles.step}>{STEP_WORDS[of]}</span>
      {offered !== null && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={() => onRate(offered)}>
          Use {rowRateWords(of, offered, unit)}
        </Button>
      )}
    </div>
  )
}
