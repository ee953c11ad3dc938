import { describeCriterion } from '../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import chips from './criteria-chips.module.css'
import { CriterionChip } from './criterion-chip.tsx'
import type { FurtherCriteria } from './use-further-criteria.ts'

/** A chip for each, to be written again or taken off; then what there was no place for. */
export function FurtherChips({ further, unit }: { further: FurtherCriteria; unit: RentUnit }) {
  const seen = new Map<string, number>()
  return (
    <>
      {(further.criteria ?? []).map((criterion, index) => {
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
            wordsOf={further.wordsOf}
            onEdit={further.edit}
            onRemove={further.remove}
          />
        )
      })}
      {further.unused.map((sentence) => (
        <li key={sentence} role="status" className={chips.told}>
          {sentence}
        </li>
      ))}
    </>
  )
}
