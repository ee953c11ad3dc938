import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { cellsInView } from '../../../sync/book/spatial/cluster-cells.ts'
import { type Clusters, clusterPoints } from '../../../sync/book/spatial/clusters.ts'
import { type MapPoints, mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import { mercatorX, mercatorY } from '../../../sync/domain/area/mercator.ts'
import { createHoverStore } from '../../../web/property/hover-store.ts'
import { type Marker, markersOf } from '../../../web/search/map/markers/markers.ts'
import { CLOSEST_ZOOM, partsOfCluster } from '../../../web/search/map/markers/split-cluster.ts'
import { markerAt } from '../../../web/search/map/use-map-pointer.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const ZOOM = 10
const VIEW = { south: 29.4, west: -95.8, north: 30.1, east: -94.9 }

/** Latitude, longitude and rent of a property each. */
function onMap(places: readonly (readonly [number, number, number | null])[]): {
  points: MapPoints
  slots: Uint32Array
  clusters: Clusters
} {
  const properties = places.map(([latitude, longitude, rentPerSf], n) =>
    makeProperty({ id: `p${n}`, latitude, longitude, rentPerSf }),
  )
  const points = mapPointsOf(overlay(makeBase(1, properties), []))
  const slots = Uint32Array.from(places.keys())
  return { points, slots, clusters: clusterPoints(points, slots, cellsInView(VIEW, ZOOM)) }
}

const TWO_AND_TWO_ALONE = [
  [29.9, -95.5, 0.71],
  [29.9, -95.499, 1.3],
  [29.7, -95.3, 0.71],
  [29.5, -95.1, null],
] as const

test('who stands alone shows the rent in the chosen unit, the others their number and the tiers they are split by', () => {
  const { points, clusters } = onMap(TWO_AND_TWO_ALONE)
  expect(markersOf(clusters, points, 'year').map(({ look, slot }) => ({ look, slot }))).toEqual([
    {
      look: {
        kind: 'disc',
        key: '0,0,0,0,1,0,0,0,1',
        text: '2',
        count: 2,
        tiers: [0, 0, 0, 0, 1, 0, 0, 0, 1],
      },
      slot: 1,
    },
    { look: { kind: 'pill', key: '4 $8.52', text: '$8.52', tier: 4 }, slot: 2 },
    { look: { kind: 'pill', key: '0 N/A', text: 'N/A', tier: 0 }, slot: 3 },
  ])
})

test('a marker stands where its property is', () => {
  const { points, clusters } = onMap(TWO_AND_TWO_ALONE)
  const marker = markersOf(clusters, points, 'month')[1]
  expect([marker?.latitude, marker?.longitude]).toEqual([expect.closeTo(29.7, 9), expect.closeTo(-95.3, 9)])
})

const BODY = { left: -30, top: -27, right: 30, bottom: 0 }
const spriteOf = () => ({ body: BODY })

function markerAtPixel(x: number, y: number, cluster: number): Marker {
  const look = { kind: 'pill', key: '', text: '', tier: 0 } as const
  return { cluster, slot: cluster, x: x / 1000, y: y / 1000, latitude: 0, longitude: 0, look }
}

test('the topmost marker under the pointer is meant, and beside all of them none', () => {
  const markers = [markerAtPixel(100, 100, 0), markerAtPixel(140, 100, 1)]
  const at = (x: number, y: number, slack = 0) =>
    markerAt(markers, spriteOf, { x: x / 1000, y: y / 1000, world: 1000 }, slack)?.cluster
  expect([at(80, 90), at(120, 90), at(165, 75), at(165, 71), at(100, 104)]).toEqual([
    0,
    1,
    1,
    undefined,
    undefined,
  ])
  // A finger is given some room, and then means the nearest.
  expect([at(165, 71, 8), at(100, 104, 8), at(100, 120, 8)]).toEqual([1, 0, undefined])
})

test('a cluster splits by going closer, unless its members share one place or the map is close already', () => {
  const apart = onMap(TWO_AND_TWO_ALONE)
  const together = onMap([
    [29.9, -95.5, 0.9],
    [29.9, -95.5, 0.4],
  ])
  const parts = ({ points, slots, clusters }: typeof apart, zoom: number) =>
    partsOfCluster(points, slots, clusters, clusters.of(0), zoom)
  expect(parts(apart, ZOOM)).toEqual({
    members: [0, 1],
    bounds: {
      south: expect.closeTo(29.9, 6),
      north: expect.closeTo(29.9, 6),
      west: expect.closeTo(-95.5, 9),
      east: expect.closeTo(-95.499, 9),
    },
  })
  expect(parts(apart, CLOSEST_ZOOM)).toEqual({ members: [0, 1], bounds: null })
  expect(parts(together, ZOOM)).toEqual({ members: [0, 1], bounds: null })
})

test('the map at a zoom far beyond the view it was asked for still answers', () => {
  const cells = cellsInView({ south: -80, west: -180, north: 80, east: 180 }, 20)
  expect((cells.toX - cells.fromX) * (cells.toY - cells.fromY)).toBeLessThan(70_000)
  expect([mercatorX(-180), mercatorX(180), mercatorY(0)]).toEqual([0, 1, 0.5])
})

test('what is hovered is told to all who listen, once, and no more to who stopped', () => {
  const store = createHoverStore()
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(store.current() === null ? 'dark' : 'hovered'))
  const hovered = { slot: 3, has: (slot: number) => slot === 3 }
  store.hover(hovered)
  store.hover(hovered)
  store.hover(null)
  stop()
  store.hover(hovered)
  expect(heard).toEqual(['hovered', 'dark'])
})
