import { markerRoom } from '../../../../sync/book/spatial/cluster-size.ts'
import type { Clusters } from '../../../../sync/book/spatial/clusters.ts'
import { extentOf, type MapPoints } from '../../../../sync/book/spatial/map-points.ts'
import type { Bounds } from '../../../../sync/domain/area/coordinates.ts'
import { mercatorX, mercatorY, WORLD_PIXELS } from '../../../../sync/domain/area/mercator.ts'

/** Closer than this there is nothing more to be seen of a building. */
export const CLOSEST_ZOOM = 18
/** As near to it as makes no difference. */
const CLOSE = 0.25

/** What a cluster is made of: where to go so that it splits, or, where it cannot, what lies at its place. */
export interface ClusterParts {
  /** Slots, in the order of the list. */
  members: number[]
  /** Null where no zoom parts the members. */
  bounds: Bounds | null
}

export function partsOfCluster(
  points: MapPoints,
  slots: Uint32Array,
  clusters: Clusters,
  cluster: number,
  zoom: number,
): ClusterParts {
  const members = Array.from(slots.filter((slot) => clusters.of(slot) === cluster))
  const { bounds } = extentOf(points, Uint32Array.from(members))
  const canSplit = bounds !== null && zoom < CLOSEST_ZOOM - CLOSE && spanAtClosest(bounds) > markerRoom(1)
  return { members, bounds: canSplit ? bounds : null }
}

function spanAtClosest({ south, west, north, east }: Bounds): number {
  const span = Math.max(mercatorX(east) - mercatorX(west), mercatorY(south) - mercatorY(north))
  return span * WORLD_PIXELS * 2 ** CLOSEST_ZOOM
}
