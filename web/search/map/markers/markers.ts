import type { Clusters } from '../../../../sync/book/spatial/clusters.ts'
import { type MapPoints, TIERS } from '../../../../sync/book/spatial/map-points.ts'
import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import { latitudeAt, longitudeAt } from '../../../../sync/domain/area/mercator.ts'
import { formatCount, formatRent, NOT_AVAILABLE, type RentUnit } from '../../../../sync/domain/format.ts'
import type { RentTier } from '../../../../sync/domain/rents/rent-tier.ts'

/** What is drawn: a price pill for a property that stands alone, a disc for several. Equal looks have equal keys. */
export type MarkerLook =
  | { kind: 'pill'; key: string; text: string; tier: RentTier }
  | { kind: 'disc'; key: string; text: string; count: number; tiers: readonly number[] }

export interface Marker extends LatLng {
  /** Its number among the clusters. */
  cluster: number
  /** A property of it; the one, where it stands for one. */
  slot: number
  /** Web Mercator. */
  x: number
  y: number
  look: MarkerLook
}

/** The clusters as markers, rents in `unit`. */
export function markersOf(clusters: Clusters, points: MapPoints, unit: RentUnit): Marker[] {
  return Array.from(clusters.counts, (count, cluster) => {
    const x = clusters.x[cluster] as number
    const y = clusters.y[cluster] as number
    const slot = clusters.some[cluster] as number
    const look = count === 1 ? pillOf(points, slot, unit) : discOf(clusters, cluster, count)
    return { cluster, slot, x, y, latitude: latitudeAt(y), longitude: longitudeAt(x), look }
  })
}

function pillOf({ tiers, rentAt }: MapPoints, slot: number, unit: RentUnit): MarkerLook {
  const tier = tiers[slot] as RentTier
  const text = tier === 0 ? NOT_AVAILABLE : formatRent(rentAt(slot), unit)
  return { kind: 'pill', key: `${tier} ${text}`, text, tier }
}

const THOUSAND = 1000

function discOf(clusters: Clusters, cluster: number, count: number): MarkerLook {
  const tiers = Array.from(clusters.tiers.subarray(cluster * TIERS, (cluster + 1) * TIERS))
  const text = count < THOUSAND ? formatCount(count) : `${(count / THOUSAND).toFixed(1)}k`
  return { kind: 'disc', key: tiers.join(), text, count, tiers }
}
