import { X } from 'lucide-react'
import { describeCriterion } from '../../sync/domain/describe-criterion.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import styles from './comps-panel.module.css'
import type { FilterChip as Chip } from './proximity-state.ts'

interface FilterChipProps {
  chip: Chip
  unit: RentUnit
  onEdit(): void
  onRemove(): void
}

/** One filter in force: a press opens the filters, the cross takes it off. */
export function FilterChip({ chip, unit, onEdit, onRemove }: FilterChipProps) {
  const { key, value } = describeCriterion(chip.criterion, unit)
  return (
    <li className={styles.chip}>
      <button type="button" className={styles.words} aria-label={`Edit ${key} ${value}`} onClick={onEdit}>
        <span className={styles.key}>{key}</span> <span className={styles.value}>{value}</span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${key} ${value}`}
        onClick={onRemove}
      >
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  )
}
