import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { overlay } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { near, nearest } from '../../sync/book/spatial/near.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../sync/domain/area/distance.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../sync/domain/property.ts'
import { makeBase } from '../make/book.ts'
import { seededRandom } from '../make/seeded-random.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

const MILES = 5
const SHOWN = 50
const QUESTIONS = 32
const ROUNDS = 20
/** geokdbush measures in kilometers on a sphere of 6,371 km, we in miles on one of 3,958.7613. */
const THEIR_KM = 6371 / 3958.7613

/** All within 5 miles in order, and the first 50 with the count: ours and geokdbush, in turn. */
export async function benchProximity(): Promise<BenchFigures> {
  return { ...compare(20_000), ...compare(100_000), ...compare(200_000) }
}

function compare(rows: number): BenchFigures {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const located = properties.filter(hasCoordinates)
  const index = indexOf(located)
  const random = seededRandom(5)
  const centers = Array.from({ length: QUESTIONS }, () => random.pick(located))
  const theirs = ({ longitude, latitude }: LatLng, most?: number) =>
    around(index, longitude, latitude, most, MILES * THEIR_KM)

  let hits = 0
  for (const center of centers) {
    const ours = near(book, center, MILES)
    hits += ours.slots.length
    mustAgree(
      center,
      Array.from(ours.slots, (slot) => propertyAt(book, slot)),
      theirs(center).map((i) => located[i] as Property),
    )
  }
  const p50 = (side: (center: LatLng) => unknown) => {
    let turn = 0
    return quantile(
      timeRuns(ROUNDS * QUESTIONS, () => side(centers[turn++ % QUESTIONS] as LatLng)),
      0.5,
    )
  }
  const all = p50((center) => near(book, center, MILES))
  // geokdbush can only count what it lists.
  const peer = p50((center) => theirs(center).length)
  const first = p50((center) => nearest(book, center, MILES, SHOWN))
  return {
    [`rows${rows}_hits_mean`]: hits / QUESTIONS,
    [`rows${rows}_all_in_order_p50_ms`]: all,
    [`rows${rows}_first50_and_count_p50_ms`]: first,
    [`rows${rows}_geokdbush_p50_ms`]: peer,
    [`rows${rows}_all_times_faster_than_geokdbush`]: peer / all,
    [`rows${rows}_first50_times_faster_than_geokdbush`]: peer / first,
  }
}

function indexOf(places: readonly LatLng[]): KDBush {
  const index = new KDBush(places.length)
  for (const { longitude, latitude } of places) index.add(longitude, latitude)
  index.finish()
  return index
}

/** The same properties, the same distances in the same order; those equally far stand by name only on our side. */
function mustAgree(center: LatLng, ours: readonly Property[], theirs: readonly Property[]): void {
  const ids = (side: readonly Property[]) =>
    side
      .map(({ id }) => id)
      .sort()
      .join()
  if (ids(ours) !== ids(theirs))
    throw new Error(`The sides find ${ours.length} and ${theirs.length} properties.`)
  for (const [i, own] of ours.entries()) {
    const their = theirs[i]
    if (!hasCoordinates(own) || their === undefined || !hasCoordinates(their)) continue
    const theirMiles = distance(center.longitude, center.latitude, their.longitude, their.latitude) / THEIR_KM
    if (Math.abs(haversineMiles(center, own) - theirMiles) > 1e-6)
      throw new Error('The sides differ in order.')
  }
}
