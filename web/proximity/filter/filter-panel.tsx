import { Button } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { proximityFilterProblem } from '../../../sync/domain/criteria/proximity-criteria.ts'
import { LazyMoreFilters } from '../../criteria/lazy-more-filters.tsx'
import type { MoreFiltersProps } from '../../criteria/more-filters.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-panel.module.css'

interface FilterPanelProps extends ComponentProps<typeof FilterFields> {
  more: Omit<MoreFiltersProps, 'panel'>
  /** How many filters there are to clear. */
  active: number
  onClear(): void
  onClose(): void
}

/** The filters over the list. The focus goes to the first, and back to what opened them, as Esc asks too. */
export function FilterPanel({ active, more, onClear, onClose, ...fields }: FilterPanelProps) {
  const problem = proximityFilterProblem(fields.filter)
  const panel = useRef<HTMLElement>(null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  function close() {
    onClose()
    if (opener instanceof HTMLElement) opener.focus()
  }
  const off = active === 0 || undefined
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label="Filter Properties"
      onKeyDown={(event) => event.key === 'Escape' && !isInPopover(event.target) && close()}
    >
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
          aria-disabled={off}
          data-disabled={off}
          onClick={off ? undefined : onClear}
        >
          Clear All
        </Button>
        <IconButton icon={X} label="Close filters" onClick={close} />
      </header>
      <FilterFields {...fields} />
      <div className={styles.more}>
        <LazyMoreFilters panel="near" {...more} />
      </div>
    </section>
  )
}

/** Esc closes what is over the panel first. */
function isInPopover(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[popover]') !== null
}
