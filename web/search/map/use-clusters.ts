import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { type ClusterCells, cellsInView, sameCells } from '../../../sync/book/spatial/cluster-cells.ts'
import { type Clusters, clusterPoints } from '../../../sync/book/spatial/clusters.ts'
import type { MapPoints } from '../../../sync/book/spatial/map-points.ts'
import { seenView } from '../../map/map-events.tsx'

/** The found properties as clusters for what is seen of the map, in the same render as the list. */
export function useClusters(
  map: MapInstance | null,
  points: MapPoints | null,
  slots: Uint32Array | null,
): Clusters | null {
  const [cells, setCells] = useState<ClusterCells | null>(null)
  useEffect(() => {
    if (map === null) return
    const see = () => {
      const { bounds, zoom } = seenView(map)
      const next = cellsInView(bounds, zoom)
      setCells((last) => (last !== null && sameCells(last, next) ? last : next))
    }
    see()
    map.on('move', see)
    return () => void map.off('move', see)
  }, [map])
  return useMemo(
    () => (points === null || slots === null || cells === null ? null : clusterPoints(points, slots, cells)),
    [points, slots, cells],
  )
}
