import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { CompStatistics } from '../comps/comp-statistics.tsx'
import { FiltersAside, FiltersSheet } from '../criteria/panel/comps-filters.tsx'
import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'
import { loadPart } from '../load-part.ts'
import { MapBoundary } from '../map/map-boundary.tsx'
import { createHoverStore, HoverContext } from '../property/hover-store.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { FooterLine } from '../ui/chrome/footer-line.tsx'
import { useChromeFacts } from '../ui/chrome/use-chrome-facts.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { useMedia } from '../ui/use-media.ts'
import styles from './comp-list-screen.module.css'
import { DetailsCard } from './detail/head/details-card.tsx'
import { ListHead } from './detail/head/list-head.tsx'
import type { ListComp } from './detail/list-comps.ts'
import { ListPanel, type ListPanelHandle } from './detail/list-panel.tsx'
import { useListScreen } from './detail/use-list-screen.ts'

const loadOpenComp = () => import('./detail/open-list-comp.tsx')
const OpenListComp = lazy(async () => ({ default: (await loadPart(loadOpenComp)).OpenListComp }))
const loadAddProperties = () => import('./adding/add-properties.tsx')
const AddProperties = lazy(async () => ({ default: (await loadPart(loadAddProperties)).AddProperties }))
const loadNextOfOwn = () => Promise.all([loadOpenComp(), loadAddProperties()])
const loadAdjustments = () => import('./adjustments/adjustments-view.tsx')
const AdjustmentsView = lazy(async () => ({ default: (await loadPart(loadAdjustments)).AdjustmentsView }))
const ListMap = lazy(async () => ({ default: (await import('./detail/list-map.tsx')).ListMap }))

interface CompListScreenProps {
  list: SyncedCompList
  book: Book
}

/** One comp list: its figures, its comps, and the map of them. */
export function CompListScreen({ list, book }: CompListScreenProps) {
  const screen = useListScreen(list, book)
  const { set, comps, narrowed, figures, unit, isOwn, edits, openId } = screen
  const slots = useMemo(() => slotsOf(narrowed), [narrowed])
  const included = useMemo(() => slotsOf(comps.included), [comps])
  const panel = useRef<ListPanelHandle>(null)
  const onShow = useCallback((slot: number) => panel.current?.show(slot), [])
  const [hovered] = useState(createHoverStore)
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never')
  const add = useCallback(() => setAdding('open'), [])
  const [showsMap, setShowsMap] = useState(false)
  const toggleMap = useCallback(() => setShowsMap((shows) => !shows), [])
  const [hasOpened, setHasOpened] = useState(false)
  if (openId !== undefined && !hasOpened) setHasOpened(true)
  const isPhone = useMedia(MEDIA.phone)
  // Beside the comps and the map there is room for the filters.
  const isWide = useMedia(MEDIA['from-wide'])
  const [showsFilters, setShowsFilters] = useState(false)
  const toggleFilters = useCallback(() => setShowsFilters((shows) => !shows), [])
  const closeFilters = useCallback(() => setShowsFilters(false), [])
  const isBeside = isWide && showsFilters
  const filters = { book, slots: included, found: slots, narrowing: screen.narrowing, unit }
  const facts = useChromeFacts()
  useLoadAhead(isOwn ? loadNextOfOwn : loadOpenComp)

  const map = (!isPhone || showsMap) && (
    <section className={styles.map} aria-label="Map">
      <MapBoundary>
        <Suspense fallback={null}>
          <ListMap
            {...{ list, book, comps, unit, hovered, onShow }}
            narrowed={screen.narrowed}
            propertyAt={screen.propertyAt}
          />
        </Suspense>
      </MapBoundary>
    </section>
  )
  return (
    <HoverContext value={hovered}>
      <main id="content" tabIndex={-1} className={styles.screen} data-view={screen.view}>
        <ListHead
          set={set}
          onAdd={add}
          onAdjustments={loadAdjustments}
          showsMap={isPhone && screen.view === 'comps' ? showsMap : null}
          onMap={toggleMap}
        />
        {screen.view === 'adjustments' ? (
          <Suspense
            fallback={
              <div className={styles.waiting} role="status" aria-label="Loading adjustments">
                <Skeleton height={130} />
                <Skeleton height={400} />
              </div>
            }
          >
            <AdjustmentsView screen={screen} />
          </Suspense>
        ) : (
          <div className={styles.body} data-filters={isBeside || undefined}>
            {isBeside && <FiltersAside {...filters} onClose={closeFilters} />}
            <div className={styles.list}>
              {isPhone && map}
              <CompStatistics
                figures={figures}
                slots={slots}
                subjectRent={screen.compared?.rentPerSf ?? null}
                unit={unit}
                onAsk={screen.narrowing.add}
              />
              <ListPanel
                ref={panel}
                screen={screen}
                filters={{ found: slots, isOpen: showsFilters, onToggle: toggleFilters }}
                onAdd={add}
              />
              {isPhone && (
                <>
                  <DetailsCard set={set} />
                  <FooterLine {...facts} />
                </>
              )}
            </div>
            {!isPhone && (
              <div className={styles.side}>
                <DetailsCard set={set} />
                {map}
              </div>
            )}
          </div>
        )}
      </main>
      {screen.view === 'comps' && (
        <FiltersSheet {...filters} open={showsFilters && !isWide} onClose={closeFilters} />
      )}
      {adding !== 'never' && edits !== null && (
        <Suspense fallback={null}>
          <AddProperties
            open={adding === 'open'}
            onClose={() => setAdding('closed')}
            {...{ list, book, unit }}
            center={comps.center}
            onAdd={edits.add}
          />
        </Suspense>
      )}
      {hasOpened && (
        <Suspense fallback={null}>
          <OpenListComp screen={screen} onReturnFocus={(slot) => panel.current?.goTo(slot)} />
        </Suspense>
      )}
    </HoverContext>
  )
}

/** Of the comps that are in the book. */
function slotsOf(comps: readonly ListComp[]): Uint32Array {
  return Uint32Array.from(comps.flatMap(({ slot }) => (slot < 0 ? [] : [slot])))
}
