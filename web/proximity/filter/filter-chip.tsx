import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { Chip, ChipWords } from '../../ui/buttons/chip.tsx'
import type { FilterChip as FilterInForce } from '../proximity-state.ts'

interface FilterChipProps {
  chip: FilterInForce
  unit: RentUnit
  onEdit(): void
  onRemove(): void
}

/** One filter in force: a press opens the filters, the cross takes it off. */
export function FilterChip({ chip, unit, onEdit, onRemove }: FilterChipProps) {
  const { key, value } = describeCriterion(chip.criterion, unit)
  const name = `${key} ${value}`
  return (
    <Chip name={name} onRemove={onRemove}>
      <ChipWords label={key} value={value} aria-label={`Edit ${name}`} onClick={onEdit} />
    </Chip>
  )
}
