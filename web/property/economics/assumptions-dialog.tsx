import { Button } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { whyNot } from '../../../sync/access/rights.ts'
import { ASSUMED_LIMITS, assumedProblem } from '../../../sync/domain/assumed/assumed-limits.ts'
import { ASSUMED_NAMES } from '../../../sync/domain/assumed/assumption-words.ts'
import {
  ASSUMED_TERMS,
  type AssumedTerm,
  type AssumedTerms,
} from '../../../sync/domain/economics/assumptions.ts'
import { keptIn, unitOf } from '../../../sync/domain/fields/figure-units.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { useAssumed } from '../../data/assumed.ts'
import { useAssumptionWrites } from '../../data/assumption-writes.ts'
import { allOf } from '../../data/requests/write-outcome.ts'
import { useMay } from '../../data/session/use-may.ts'
import { useRentUnit } from '../../rents/use-rent-unit.ts'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { tell } from '../corrections/change-property.ts'
import styles from './assumptions-dialog.module.css'

/** What is typed over what is assumed; null where nothing is to be assumed any more. */
type Typed = { readonly [Term in AssumedTerm]?: number | null }

/** What the team assumes of every lease whose source does not state it, with who said so. */
export function AssumptionsDialog({ onClose }: { onClose(): void }) {
  const unit = useRentUnit()
  const assumed = useAssumed()
  const writes = useAssumptionWrites()
  const mayChange = useMay('assumeTerms')
  const form = useId()
  const [typed, setTyped] = useState<Typed>({})
  const before = assumed?.terms ?? {}
  const changes = ASSUMED_TERMS.flatMap((term) => {
    const value = typed[term]
    return value === undefined || value === (before[term] ?? null) ? [] : [{ term, value }]
  })
  const isWrong = changes.some(({ term, value }) => value !== null && assumedProblem(term, value) !== null)

  function save(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (changes.length > 0 && !isWrong) write(changes)
  }
  function write(all: typeof changes): void {
    if (writes === null) return
    const set = (values: typeof changes) => allOf(values.map(({ term, value }) => writes.set(term, value)))
    const were = all.map(({ term }) => ({ term, value: before[term] ?? null }))
    void tell(set(all), { words: 'Assumptions changed', undo: () => set(were) })
    onClose()
  }
  const assumedOnes = ASSUMED_TERMS.filter((term) => before[term] !== undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Assumed lease terms"
      width={460}
      footer={
        <>
          {mayChange && assumedOnes.length > 0 && (
            <Button
              variant="outline"
              color="gray"
              disabled={writes === null}
              onClick={() => write(assumedOnes.map((term) => ({ term, value: null })))}
            >
              Assume nothing
            </Button>
          )}
          <Button variant="outline" color="gray" onClick={onClose}>
            {mayChange ? 'Cancel' : 'Close'}
          </Button>
          {mayChange && (
            <Button type="submit" form={form} disabled={writes === null || changes.length === 0 || isWrong}>
              Save
            </Button>
          )}
        </>
      }
    >
      <p className="hint">
        Calculated rents use these where a source states nothing, in tables, filters, exports and the
        assistant, for the whole team. Leave a field empty to assume nothing.
      </p>
      {!mayChange && <p className="hint">{whyNot('assumeTerms')}</p>}
      <form id={form} className={styles.fields} onSubmit={save}>
        {ASSUMED_TERMS.map((term) => (
          <AssumedField
            key={term}
            {...{ term, unit }}
            value={typed[term] === undefined ? before[term] : (typed[term] ?? undefined)}
            setBy={typed[term] === undefined ? setBy(assumed?.assumptions ?? [], term) : null}
            disabled={!mayChange}
            onChange={(value) => setTyped({ ...typed, [term]: value ?? null })}
          />
        ))}
      </form>
    </Dialog>
  )
}

function setBy(
  assumptions: readonly { readonly term: AssumedTerm; readonly setBy: string }[],
  term: AssumedTerm,
): string | null {
  return assumptions.find((one) => one.term === term)?.setBy || null
}

interface AssumedFieldProps {
  term: AssumedTerm
  unit: RentUnit
  /** As it is kept: rents per month. */
  value: AssumedTerms[AssumedTerm] | undefined
  setBy: string | null
  disabled: boolean
  onChange(value: number | undefined): void
}

function AssumedField({ term, unit, value, setBy, disabled, onChange }: AssumedFieldProps) {
  const { unit: kept } = ASSUMED_LIMITS[term]
  const factor = kept === 'rent' && unit === 'year' ? 12 : 1
  const { beside } = unitOf(kept)
  const label = `${ASSUMED_NAMES[term].label}, ${kept === 'percent' ? '%' : `$${beside?.(unit)}`}${term === 'discountPercent' ? ' a year' : ''}`
  const problem = value === undefined ? null : assumedProblem(term, value)
  return (
    <div>
      <span aria-hidden>{label}</span>
      <NumberInput
        label={label}
        value={value === undefined ? undefined : keptIn(kept, value * factor)}
        placeholder="not assumed"
        disabled={disabled}
        onChange={(typed) => onChange(typed === undefined ? undefined : typed / factor)}
      />
      {problem !== null ? (
        <p className="hint" role="alert">
          {problem}
        </p>
      ) : (
        setBy !== null && <p className="hint">Set by {setBy}</p>
      )}
    </div>
  )
}
