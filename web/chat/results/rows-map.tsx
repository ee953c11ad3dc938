import { useMemo } from 'react'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { extentOf, mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import { LazyResultsMap } from '../../search/map/lazy-results-map.ts'
import { MapFailed } from '../../search/map/map-failed.tsx'
import { mapFilterOf, withMapFilter } from '../criteria-edits.ts'
import styles from './results-pane.module.css'

interface RowsMapProps {
  book: Book
  rows: RowSet
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  hovered: HoverStore
  /** Absent where the rows are a figure's. */
  onRows?: ((rows: RowSet) => void) | undefined
  onOpen: (id: string) => void
}

/** The rows on a map. An area drawn on it is one more criterion. */
export function RowsMap({ book, rows, slots, propertyAt, hovered, onRows, onOpen }: RowsMapProps) {
  const mapPoints = mapPointsOf(book)
  const extent = useMemo(() => extentOf(mapPoints, slots), [mapPoints, slots])
  const mapFilter = mapFilterOf(rows)
  const failed = (reason: string, onRetry: () => void) => (
    <MapFailed {...{ reason, onRetry, slots, mapPoints, propertyAt }} unit="month" />
  )
  return (
    <div className={styles.map}>
      <MapBoundary failed={failed}>
        <LazyResultsMap
          state={{
            mapFilter,
            unit: 'month',
            chips: rows.criteria.map((criterion) => ({ criterion, left: 0, without: 0 })),
            propertyAt,
            slotOf: (id) => findSlot(book, id),
            areaShown: 0,
          }}
          actions={{
            setArea: (area) => onRows?.(withMapFilter(rows, { ...viewOf(mapFilter), ...(area && { area }) })),
            setWithin: (view) =>
              onRows?.(withMapFilter(rows, { ...areaOf(mapFilter), ...(view && { view }) })),
            openProperty: onOpen,
          }}
          {...{ mapPoints, hovered, extent, failed }}
          found={slots}
          onShow={() => {}}
        />
      </MapBoundary>
    </div>
  )
}

const viewOf = ({ view }: ReturnType<typeof mapFilterOf>) => (view === undefined ? {} : { view })
const areaOf = ({ area }: ReturnType<typeof mapFilterOf>) => (area === undefined ? {} : { area })
