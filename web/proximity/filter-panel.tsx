import { Button } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { proximityFilterProblem } from '../../sync/domain/proximity-criteria.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-panel.module.css'

interface FilterPanelProps extends ComponentProps<typeof FilterFields> {
  /** How many filters there are to clear. */
  active: number
  onClear(): void
  onClose(): void
}

/** The filters over the list. */
export function FilterPanel({ active, onClear, onClose, ...fields }: FilterPanelProps) {
  const problem = proximityFilterProblem(fields.filter)
  return (
    <section className={styles.panel} aria-label="Filter Properties">
      <header className={styles.head}>
        <h2 className={styles.title}>Filter Properties</h2>
        <p className={styles.problem} role="status">
          {problem?.message}
        </p>
        <Button
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          className={styles.clear}
          disabled={active === 0}
          onClick={onClear}
        >
          Clear All
        </Button>
        <IconButton icon={X} label="Close filters" onClick={onClose} />
      </header>
      <FilterFields {...fields} />
    </section>
  )
}
