import { Button } from '@radix-ui/themes'
import { SlidersHorizontal } from 'lucide-react'
import styles from './filters-button.module.css'

interface FiltersButtonProps {
  /** Parts of the filter in force. */
  active: number
  /** As high as the search box beside it. */
  large?: boolean
  /** Of one that shows and hides them in place. */
  expanded?: boolean
  onOpen: () => void
}

/** The way to the filters where they are in a drawer. */
export function FiltersButton({ active, large = false, expanded, onOpen }: FiltersButtonProps) {
  return (
    <Button
      type="button"
      variant="outline"
      color="gray"
      className={styles.filters}
      data-large={large || undefined}
      aria-expanded={expanded}
      onClick={onOpen}
    >
      <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden />
      Filters
      {active > 0 && (
        <span className={styles.active}>
          {active}
          <span className="visually-hidden"> active</span>
        </span>
      )}
    </Button>
  )
}
