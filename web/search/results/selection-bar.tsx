import { Button } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** How many results are picked, and what can be done with them. Lies over the results, so that nothing moves. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="Selection">
      <p className={styles.count} role="status">
        {formatCount(count)} selected
      </p>
      {children}
      <Button
        type="button"
        variant="outline"
        color="gray"
        onClick={() => {
          // The bar goes, and the focus with it: back to the results.
          document.querySelector<HTMLElement>('[data-result][tabindex="0"]')?.focus({ preventScroll: true })
          onClear()
        }}
      >
        <X size={15} strokeWidth={1.75} aria-hidden />
        Clear
      </Button>
    </section>
  )
}
