import { ChevronDown, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './property-history.module.css'

const PropertyHistoryPanel = lazy(() =>
  import('./property-history-panel.tsx').then((file) => ({ default: file.PropertyHistoryPanel })),
)

const TYPED_IN = 'input, textarea, select, [contenteditable], [role=listbox], [role=combobox]'

/** What became of a property, shut until it is asked for; the key H opens it. */
export function PropertyHistory({ propertyId }: { propertyId: string }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) shown.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [isOpen])
  useShortcuts('Property', [{ keys: 'h', shown: ['H'], words: 'History' }])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'h' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest(TYPED_IN) !== null) return
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <section aria-label="History" className={styles.section}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={14} strokeWidth={1.75} aria-hidden />
        History
        <Kbd>H</Kbd>
      </button>
      <div id={panel} ref={shown}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={88} />}>
            <PropertyHistoryPanel propertyId={propertyId} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
