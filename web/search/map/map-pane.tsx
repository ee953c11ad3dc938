import { MapPinOff } from 'lucide-react'
import { type RefObject, useMemo, useState } from 'react'
import { extentOf, mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import { MESSAGES } from '../../ui/messages.ts'
import { Empty } from '../../ui/states/states.tsx'
import type { ResultsHandle } from '../results-handle.ts'
import type { SearchState } from '../search-state.ts'
import type { SearchActions } from '../use-search-actions.ts'
import { LazyResultsMap } from './lazy-results-map.ts'
import { MapFailed } from './map-failed.tsx'
import styles from './map-pane.module.css'

interface MapPaneProps {
  results: RefObject<ResultsHandle | null>
  state: SearchState
  actions: SearchActions
  hovered: HoverStore
}

/** The map beside the list, or the reason why there is none. */
export function MapPane({ results, state, actions, hovered }: MapPaneProps) {
  const { set: slots, book, propertyAt, unit } = state
  const mapPoints = book === null ? null : mapPointsOf(book)
  const extent = useMemo(
    () => (mapPoints === null || slots === null ? null : extentOf(mapPoints, slots)),
    [mapPoints, slots],
  )
  const isNowhere = extent?.located === 0 && slots !== null && slots.length > 0
  // Once drawn, a map stays: the next key may find places again.
  const [hasMap, setHasMap] = useState(!isNowhere)
  if (!hasMap && !isNowhere) setHasMap(true)
  const failed = (reason: string, onRetry: () => void) => (
    <MapFailed {...{ reason, onRetry, slots, mapPoints, propertyAt, unit }} />
  )
  return (
    <section className={styles.pane} aria-label="Map">
      {hasMap && (
        <div className={styles.map} inert={isNowhere}>
          <MapBoundary failed={failed}>
            <LazyResultsMap
              {...{ state, mapPoints, actions, hovered, failed }}
              found={slots}
              extent={extent}
              onShow={(slot) => results.current?.reveal(slot)}
            />
          </MapBoundary>
        </div>
      )}
      {isNowhere && (
        <div className={styles.nowhere}>
          <Empty icon={MapPinOff} title={MESSAGES.noMapData} reason={MESSAGES.noCoordinates} />
        </div>
      )}
    </section>
  )
}
