import { ChevronDown, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { usePropertyKey } from '../property/use-property-key.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './property-history.module.css'

const PropertyHistoryPanel = lazy(() =>
  import('./property-history-panel.tsx').then((file) => ({ default: file.PropertyHistoryPanel })),
)

/** What became of a property, shut until it is asked for; the key H opens it. */
export function PropertyHistory({ propertyId }: { propertyId: string }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) scrollToTop(shown.current?.closest('section'))
  }, [isOpen])
  usePropertyKey('h', shown, () => setOpen((was) => !was))
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
      <div id={panel} ref={shown} className={isOpen ? styles.open : undefined}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={88} />}>
            <PropertyHistoryPanel propertyId={propertyId} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

/** Only what it scrolls in moves: the browser's own way would also push the frame of the dialog out of sight. */
function scrollToTop(section: Element | null | undefined): void {
  if (!section) return
  for (let around = section.parentElement; around !== null; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    if (around.scrollHeight <= around.clientHeight) continue
    around.scrollTop += section.getBoundingClientRect().top - around.getBoundingClientRect().top
    return
  }
}
