import { ArrowLeft, MapPinOff } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { extentOf, mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import type { PortfolioSelection } from '../../data/portfolio-selection.ts'
import { loadPart } from '../../load-part.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import { createHoverStore, HoverContext } from '../../property/hover-store.ts'
import { useOpenProperty } from '../../property/use-open-property.ts'
import { usePropertyCache } from '../../rows/use-property-cache.ts'
import { MapFailed } from '../../search/map/map-failed.tsx'
import { usePageTitle } from '../../ui/chrome/use-page-title.ts'
import { MESSAGES } from '../../ui/messages.ts'
import { Empty } from '../../ui/states/states.tsx'
import { useLoadAhead } from '../../ui/timing/use-load-ahead.ts'
import { propertiesWords } from '../portfolio-words.ts'
import styles from './portfolio-map-screen.module.css'
import { SelectedList, type SelectedListHandle } from './selected-list.tsx'

/** The code of maps is larger than all the rest together, and comes when it is asked for. */
const LazyPortfolioMap = lazy(async () => ({
  default: (await loadPart(() => import('./portfolio-map.tsx'))).PortfolioMap,
}))

const loadOpenProperty = () => import('../../property/open-property.tsx')
const OpenProperty = lazy(async () => ({ default: (await loadPart(loadOpenProperty)).OpenProperty }))
const TITLE = 'Portfolio Map'

interface PortfolioMapScreenProps {
  book: Book
  selection: PortfolioSelection
}

/** The selected properties as a list with its map. */
export function PortfolioMapScreen({ book, selection }: PortfolioMapScreenProps) {
  usePageTitle(TITLE)
  const { slots, departed } = useMemo(() => selectedSlots(book, selection), [book, selection])
  const read = usePropertyCache(useCallback((slot: number) => propertyAt(book, slot), [book]))
  const [hovered] = useState(createHoverStore)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const list = useRef<SelectedListHandle>(null)
  const open = useOpenProperty()
  const [hasOpened, setHasOpened] = useState(false)
  if (open.openId !== undefined && !hasOpened) setHasOpened(true)
  useLoadAhead(loadOpenProperty)

  const points = mapPointsOf(book)
  const { located } = useMemo(() => extentOf(points, slots), [points, slots])
  const missing = [
    ...(slots.length > located ? [`${propertiesWords(slots.length - located)} without a location`] : []),
    ...(departed > 0 ? [`${propertiesWords(departed)} removed since`] : []),
  ]
  const failed = (reason: string, onRetry: () => void) => (
    <MapFailed {...{ reason, onRetry, slots }} mapPoints={points} propertyAt={read} unit="month" />
  )

  return (
    <HoverContext value={hovered}>
      <main id="content" tabIndex={-1} className={styles.screen}>
        <div className={styles.side}>
          <header className={styles.head}>
            <a href={selection.href} className={`${styles.back} link`}>
              <ArrowLeft size={13} strokeWidth={1.75} aria-hidden />
              Back to the portfolio
            </a>
            <h1 className={styles.title}>{TITLE}</h1>
            <p className={styles.words}>{[propertiesWords(slots.length), ...selection.words].join(' · ')}</p>
            {missing.length > 0 && <p className={styles.missing}>{missing.join(', ')}</p>}
          </header>
          <div className={styles.pane} ref={setPane}>
            <SelectedList
              ref={list}
              slots={slots}
              propertyAt={read}
              scroller={pane}
              onOpen={open.openProperty}
            />
          </div>
        </div>
        <section className={styles.map} aria-label="Map">
          {located === 0 ? (
            <Empty icon={MapPinOff} title={MESSAGES.noMapData} reason={MESSAGES.noCoordinates} />
          ) : (
            <MapBoundary failed={failed}>
              <LazyPortfolioMap
                {...{ book, slots, hovered, failed }}
                propertyAt={read}
                onShow={(slot) => list.current?.goTo(slot)}
              />
            </MapBoundary>
          )}
        </section>
      </main>
      {hasOpened && (
        <Suspense fallback={null}>
          <OpenProperty
            {...open}
            pageTitle={TITLE}
            slots={slots}
            propertyAt={read}
            slotOf={(id) => findSlot(book, id)}
            without={{ kind: 'unknown' }}
            unit="month"
            onReturnFocus={(slot) => list.current?.goTo(slot)}
          />
        </Suspense>
      )}
    </HoverContext>
  )
}

/** Where the selected properties are in the book as it is now, each once, and how many have left it. */
function selectedSlots(
  book: Book,
  { properties }: Pick<PortfolioSelection, 'properties'>,
): { slots: Uint32Array; departed: number } {
  const found = [...new Set(properties.map(({ id }) => findSlot(book, id)))].filter((slot) => slot >= 0)
  const ids = new Set(properties.map(({ id }) => id))
  return { slots: Uint32Array.from(found), departed: ids.size - found.length }
}
