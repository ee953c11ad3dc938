import { fromPlanes } from '../../book/wire/byte-planes.ts'
import { gunzip } from '../../book/wire/gzip.ts'
import { byState } from './place-table.ts'
import type { Places, Zips } from './places.ts'
import { NO_POINT, PLACES_FORMAT } from './places-format.ts'

/** Reads what `encodePlaces` packed. Throws where the bytes are of another format, cut short or not gzip. */
export async function decodePlaces(packed: Uint8Array): Promise<Places> {
  const bytes = await gunzip(packed)
  let at = 0
  const take = (length: number): Uint8Array => {
    at += length
    if (at > bytes.length) throw new Error('The table of places was cut short.')
    return bytes.subarray(at - length, at)
  }
  const integers = (length: number): Int32Array => {
    const values = new Int32Array(length)
    fromPlanes(take(length * 4), 0, values)
    return values
  }
  const [format, stateCount = 0, nameCount = 0, textLength = 0, townCount = 0, zipCount = 0] = integers(6)
  if (format !== PLACES_FORMAT) throw new Error('The table of places is of another format.')

  const decoder = new TextDecoder()
  const codes = decoder.decode(take(stateCount * 2)).match(/../g) ?? []
  const names = decoder.decode(take(textLength)).split('\n')
  const { firstTown, nameOf } = spread(take(nameCount), townCount)
  const stateOf = take(townCount)
  const weights = take(townCount).slice()
  const latitudes = integers(townCount)
  const longitudes = integers(townCount)
  const zips = {
    codes: summed(integers(zipCount)),
    towns: summed(integers(zipCount)),
    latitudes: summed(integers(zipCount)),
    longitudes: summed(integers(zipCount)),
  }
  const townAt = byState(stateOf)
  zips.towns.forEach((rank, zip) => {
    zips.towns[zip] = townAt[rank] as number
  })
  placeByZips(latitudes, zips.towns, zips.latitudes)
  placeByZips(longitudes, zips.towns, zips.longitudes)
  const states = Array.from(stateOf, (code) => codes[code] as string)
  return { names, firstTown, towns: { states, names: nameOf, weights, latitudes, longitudes }, zips }
}

function spread(namesakes: Uint8Array, towns: number): { firstTown: Uint32Array; nameOf: Uint32Array } {
  const firstTown = new Uint32Array(namesakes.length + 1)
  const nameOf = new Uint32Array(towns)
  namesakes.forEach((further, name) => {
    const first = firstTown[name] as number
    firstTown[name + 1] = first + further + 1
    nameOf.fill(name, first, first + further + 1)
  })
  return { firstTown, nameOf }
}

function summed(steps: Int32Array): Int32Array {
  let sum = 0
  return steps.map((step) => {
    sum += (step >>> 1) ^ -(step & 1)
    return sum
  })
}

/** A town without a point is in the middle of its ZIP codes. */
function placeByZips(ofTowns: Int32Array, townOfZip: Zips['towns'], ofZips: Int32Array): void {
  const sums = new Float64Array(ofTowns.length)
  const counts = new Uint32Array(ofTowns.length)
  townOfZip.forEach((town, zip) => {
    sums[town] = (sums[town] as number) + (ofZips[zip] as number)
    counts[town] = (counts[town] as number) + 1
  })
  ofTowns.forEach((value, town) => {
    if (value === NO_POINT) ofTowns[town] = Math.round((sums[town] as number) / (counts[town] as number))
  })
}
