import { describeCriterion } from '../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import chips from './criteria-chips.module.css'
import { CriterionChip } from './criterion-chip.tsx'
import type { Narrowing } from './use-narrowing.ts'

/** A chip for each criterion, to be written again or taken off; then what there was no place for. */
export function NarrowingChips({ narrowing, unit }: { narrowing: Narrowing; unit: RentUnit }) {
  const seen = new Map<string, number>()
  return (
    <>
      {(narrowing.criteria ?? []).map((criterion, index) => {
        const { key, value } = describeCriterion(criterion, unit)
        const times = seen.get(key) ?? 0
        seen.set(key, times + 1)
        return (
          <CriterionChip
            key={`${key} ${times}`}
            index={index}
            label={key}
            value={value}
            isText={criterion.kind === 'text'}
            wordsOf={narrowing.wordsOf}
            onEdit={narrowing.edit}
            onRemove={narrowing.remove}
          />
        )
      })}
      {narrowing.unused.map((sentence) => (
        <li key={sentence} role="status" className={chips.told}>
          {sentence}
        </li>
      ))}
    </>
  )
}
