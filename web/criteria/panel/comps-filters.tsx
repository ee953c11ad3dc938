import { Button } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/layers/dialog.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CompsFields, type CompsFieldsProps } from './comps-fields.tsx'
import styles from './comps-filters.module.css'

interface CompsFiltersProps extends CompsFieldsProps {
  onClose(): void
}

/** The filters beside comps. The focus goes to the first, and back to what opened them, as Esc asks too. */
export function FiltersAside({ onClose, ...fields }: CompsFiltersProps) {
  const { narrowing, found, slots } = fields
  const panel = useRef<HTMLElement>(null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  function close() {
    onClose()
    if (opener instanceof HTMLElement) opener.focus()
  }
  const off = narrowing.criteria?.length === 0 || undefined
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label="Filters"
      onKeyDown={(event) => event.key === 'Escape' && !isInPopover(event.target) && close()}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        <IconButton icon={X} label="Close filters" onClick={close} />
      </header>
      <ScrollArea label="Filter fields" className={styles.fields}>
        <CompsFields {...fields} />
      </ScrollArea>
      <footer className={styles.foot}>
        <p className={styles.found} role="status">
          {`${formatCount(found.length)} of ${formatCount(slots.length)} match`}
        </p>
        {/* Not disabled: it would lose the focus it was pressed with. */}
        <Button
          type="button"
          variant="ghost"
          color="gray"
          aria-disabled={off}
          data-disabled={off}
          onClick={off ? undefined : narrowing.clear}
        >
          Clear All
        </Button>
      </footer>
    </aside>
  )
}

/** The same where there is no room beside the comps: a phone's come from below. */
export function FiltersSheet({ open, onClose, ...fields }: CompsFiltersProps & { open: boolean }) {
  const { narrowing, found } = fields
  const isPhone = useMedia(MEDIA.phone)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side={isPhone ? 'bottom' : 'left'}
      title="Filters"
      footer={
        <>
          <Button type="button" onClick={onClose}>
            {showWords(found.length)}
          </Button>
          <Button type="button" variant="outline" color="gray" onClick={narrowing.clear}>
            Clear All
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <CompsFields {...fields} />
      </div>
    </Sheet>
  )
}

/** `Show 12 properties`. */
export function showWords(count: number): string {
  return `Show ${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`
}

/** Esc closes what is over the panel first. */
function isInPopover(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[popover]') !== null
}
