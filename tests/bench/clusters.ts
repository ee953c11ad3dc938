import Supercluster from 'supercluster'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { overlay } from '../../sync/book/book.ts'
import { ask } from '../../sync/book/question/ask.ts'
import { cellsInView } from '../../sync/book/spatial/cluster-cells.ts'
import { clusterPoints } from '../../sync/book/spatial/clusters.ts'
import { mapPointsOf } from '../../sync/book/spatial/map-points.ts'
import { latitudeAt, longitudeAt } from '../../sync/domain/area/mercator.ts'
import { makeBase } from '../make/book.ts'
import { seededRandom } from '../make/seeded-random.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

const POINTS = 20_000
/** Houston and its surroundings on a screen of 864 x 750 pixels. */
const VIEW = { south: 29.31, west: -95.96, north: 30.21, east: -94.78 }
const ZOOM = 10
/** Filters that leave nearly the whole book, each a little less. */
const LEAST_SIZES = [0, 1_000, 2_000, 3_000]
/** Sets of every other property, drawn by a seed: no two of them are alike. */
const HALVES = 4

/** From another found set to the clusters in view: ours, and supercluster, which must be built again for every set. */
export async function benchClusters(): Promise<BenchFigures> {
  const properties = [...sampleProperties({ seed: 7, count: POINTS })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const points = mapPointsOf(book)
  const found = LEAST_SIZES.map((min) => {
    const criteria = [{ kind: 'range' as const, field: 'squareFootage' as const, min, max: null }]
    return ask(book, { criteria, sort: 'rent_asc' }).slots
  })

  const random = seededRandom(9)
  const halves = Array.from({ length: HALVES }, () =>
    (found[0] as Uint32Array).filter(() => random.next() < 0.5),
  )

  const ours = (slots: Uint32Array) => clusterPoints(points, slots, cellsInView(VIEW, ZOOM))
  const features = properties.map((_, slot) => ({
    type: 'Feature' as const,
    properties: { slot },
    geometry: {
      type: 'Point' as const,
      coordinates: [longitudeAt(points.x[slot] as number), latitudeAt(points.y[slot] as number)],
    },
  }))
  const peer = (slots: Uint32Array) => {
    const located = Array.from(slots).filter((slot) => !Number.isNaN(points.x[slot]))
    const index = new Supercluster({ radius: 60, maxZoom: 16 })
    index.load(located.map((slot) => features[slot] as (typeof features)[number]))
    return index.getClusters([VIEW.west, VIEW.south, VIEW.east, VIEW.north], ZOOM)
  }

  const p50 = (side: (slots: Uint32Array) => unknown, sets: readonly Uint32Array[], rounds: number) => {
    let turn = 0
    return quantile(
      timeRuns(rounds * sets.length, () => side(sets[turn++ % sets.length] as Uint32Array)),
      0.5,
    )
  }
  const oursMs = p50(ours, found, 400)
  const oursHalfMs = p50(ours, halves, 400)
  const peerMs = p50(peer, found, 8)
  const peerHalfMs = p50(peer, halves, 8)
  const all = found[0] as Uint32Array
  return {
    points: all.length,
    ours_p50_ms: oursMs,
    supercluster_rebuild_p50_ms: peerMs,
    times_faster_than_supercluster: peerMs / oursMs,
    ours_half_p50_ms: oursHalfMs,
    half_times_faster_than_supercluster: peerHalfMs / oursHalfMs,
    ours_markers: ours(all).counts.length,
    supercluster_markers: peer(all).length,
  }
}
