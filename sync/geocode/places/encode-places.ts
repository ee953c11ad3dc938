import { toPlanes } from '../../book/wire/byte-planes.ts'
import { gzip } from '../../book/wire/gzip.ts'
import { byState, inTableOrder, type TownEntry, type ZipEntry } from './place-table.ts'
import { PER_DEGREE } from './places.ts'
import { NO_POINT, PLACES_FORMAT } from './places-format.ts'

/** Packs the table; `decodePlaces` reads it. Every state's code has two letters, and every name is one line. */
export async function encodePlaces(
  entries: readonly TownEntry[],
  zipEntries: readonly ZipEntry[],
): Promise<Uint8Array<ArrayBuffer>> {
  const towns = inTableOrder(entries)
  const zips = zipEntries.toSorted((a, b) => (a.zip < b.zip ? -1 : 1))
  const states = [...new Set(towns.map(({ state }) => state))].sort()
  const names = towns.map(({ name }) => name).filter((name, i, all) => name !== all[i - 1])
  const stateOf = Uint8Array.from(towns, ({ state }) => states.indexOf(state))
  const rankOf = new Map(Array.from(byState(stateOf), (town, rank) => [towns[town], rank]))
  const text = new TextEncoder().encode(names.join('\n'))
  return gzip([
    toPlanes(
      Uint32Array.of(PLACES_FORMAT, states.length, names.length, text.length, towns.length, zips.length),
    ),
    new TextEncoder().encode(states.join('')),
    text,
    namesakes(towns),
    stateOf,
    Uint8Array.from(towns, ({ people }) => weightOf(people)),
    toPlanes(Int32Array.from(towns, ({ point }) => (point ? thousandths(point.latitude) : NO_POINT))),
    toPlanes(Int32Array.from(towns, ({ point }) => (point ? thousandths(point.longitude) : NO_POINT))),
    steps(zips.map(({ zip }) => Number(zip))),
    steps(zips.map(({ town }) => rankOf.get(town) ?? 0)),
    steps(zips.map(({ latitude }) => thousandths(latitude))),
    steps(zips.map(({ longitude }) => thousandths(longitude))),
  ])
}

/** How many further towns have the name, for every name. */
function namesakes(towns: readonly TownEntry[]): Uint8Array {
  const counts: number[] = []
  towns.forEach(({ name }, i) => {
    if (name === towns[i - 1]?.name) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    else counts.push(0)
  })
  return Uint8Array.from(counts)
}

function weightOf(people: number): number {
  return people < 1 ? 0 : Math.round(2 * Math.log2(people))
}

function thousandths(degrees: number): number {
  return Math.round(degrees * PER_DEGREE)
}

/** Differences of neighbors, folded so that small ones of either sign are small. */
function steps(values: readonly number[]): Uint8Array {
  return toPlanes(
    Int32Array.from(values, (value, i) => {
      const step = value - (values[i - 1] ?? 0)
      return (step << 1) ^ (step >> 31)
    }),
  )
}
