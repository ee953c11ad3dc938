import { memo, type Ref, Suspense, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useBook } from '../../data/book/book.tsx'
import { LazyMarketingDialog, LazyMarketingPanel } from '../../marketing-map/lazy-marketing-map.ts'
import type { MapSource } from '../../marketing-map/map-source.ts'
import { readPanelOpen, writePanelOpen } from '../../marketing-map/panel-choice.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { mappedComps, PROXIMITY_STEM, proximityDocument } from '../proximity-document.ts'
import type { ProximityState } from '../proximity-state.ts'
import { radiusWords } from '../proximity-words.ts'
import styles from './marketing.module.css'

export interface MarketingHandle {
  /** Brings the marketing map into sight. */
  show(): void
}

interface MarketingProps {
  ref: Ref<MarketingHandle>
  state: ProximityState
}

/** The marketing map of the comps shown: a panel where there is room for one, else a dialog. */
export const Marketing = memo(function Marketing({ ref, state }: MarketingProps) {
  const { place, radius, narrowing, result, subject, unit, propertyAt } = state
  const { book } = useBook()
  const isRoomy = useMedia(`${MEDIA['from-desktop']} and (min-height: 700px)`)
  const [isOpen, setOpen] = useState(() => readPanelOpen(localStorage))
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const area = useRef<HTMLDivElement>(null)
  const source = useMemo((): MapSource | null => {
    if (book === null) return null
    const shown = { place, radius, narrowing, result, subject, unit, propertyAt }
    return {
      count: result?.slots.length ?? 0,
      rows: () => mappedComps(book, shown),
      compOf(row) {
        const slot = result?.comps.slots[row - 1]
        return slot === undefined ? null : propertyAt(slot)
      },
      document: () => proximityDocument(shown),
      unit,
      stem: PROXIMITY_STEM,
      title: `Comps within ${radiusWords(radius)} of ${place?.label ?? ''}`,
      reportTitle: `Proximity analysis: ${place?.label ?? ''}`,
    }
  }, [book, place, radius, narrowing, result, subject, unit, propertyAt])

  function open(next: boolean) {
    setOpen(next)
    writePanelOpen(localStorage, next)
  }

  useImperativeHandle(ref, () => ({
    show() {
      if (!isRoomy) return setDialog('open')
      open(true)
      area.current?.querySelector<HTMLElement>('[data-marketing-map]')?.focus()
    },
  }))

  if (place === null || source === null) return null
  if (isRoomy) {
    const waiting = <div className={styles.waiting} data-open={isOpen || undefined} />
    if (result === null) return waiting
    return (
      <div ref={area} className={styles.area}>
        <Suspense fallback={waiting}>
          <LazyMarketingPanel source={source} open={isOpen} onOpen={open} />
        </Suspense>
      </div>
    )
  }
  if (dialog === 'unopened') return null
  return (
    <Suspense fallback={null}>
      <LazyMarketingDialog source={source} open={dialog === 'open'} onClose={() => setDialog('closed')} />
    </Suspense>
  )
})
