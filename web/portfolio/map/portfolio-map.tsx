import { useMemo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { extentOf, mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { compPins } from '../../comps/map/comp-pins.ts'
import { CompsMap } from '../../comps/map/comps-map.tsx'
import type { MapFailure } from '../../map/base-map-props.ts'
import { MapControls } from '../../map/map-controls.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import { MapLegend } from '../../search/map/map-legend.tsx'

interface PortfolioMapProps {
  book: Book
  /** In the order of their numbers. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  hovered: HoverStore
  /** A pin was picked: the list is to show it. */
  onShow(slot: number): void
  failed: MapFailure
}

/** The selected properties as pins with the numbers of their rows. */
export function PortfolioMap({ book, slots, propertyAt, hovered, onShow, failed }: PortfolioMapProps) {
  const points = mapPointsOf(book)
  const pins = useMemo(() => {
    const located = slots.filter((slot) => !Number.isNaN(points.x[slot]))
    return compPins(
      points,
      located,
      located.map((slot) => slots.indexOf(slot) + 1),
    )
  }, [points, slots])
  const { bounds, located } = useMemo(() => extentOf(points, slots), [points, slots])
  return (
    <CompsMap
      label={`Map of ${formatCount(located)} properties`}
      {...{ bounds, pins, propertyAt, hovered, onShow, failed }}
      coveredTop={0}
      center={null}
      radius={null}
      count={located}
      subject={null}
      unit="month"
    >
      <MapControls />
      <MapLegend unit="month" hovered={hovered} clusters={null} />
    </CompsMap>
  )
}
