import { foldPlace } from '../../../sync/domain/place/fold-place.ts'
import type { TownEntry, ZipEntry } from '../../../sync/geocode/places/place-table.ts'
import { usCities } from '../made-files/us-cities.ts'
import type { ZipSource } from './zip-sources.ts'

/** Of a town nobody counted: what a ZIP code has, about. */
const PEOPLE_IN_A_ZIP = 3_000

/**
 * The towns of the country: those people live in, and those only the post office names. A town of the same name in
 * the same state is one town, the largest.
 */
export function usTowns(zipSources: readonly ZipSource[]): { towns: TownEntry[]; zips: ZipEntry[] } {
  const towns = new Map<string, TownEntry>()
  const postal = new Map<string, ZipSource[]>()
  for (const source of zipSources) {
    const key = keyOf(source.city, source.state)
    postal.set(key, [...(postal.get(key) ?? []), source])
  }
  for (const { name, state, people, latitude, longitude } of usCities()) {
    const known = postalName(name, (shorter) => postal.has(keyOf(shorter, state)))
    const key = keyOf(known, state)
    if (!towns.has(key)) towns.set(key, { name: known, state, people, point: { latitude, longitude } })
  }
  for (const [key, [first, ...others]] of postal) {
    if (first === undefined || towns.has(key)) continue
    const people = (others.length + 1) * PEOPLE_IN_A_ZIP
    towns.set(key, { name: first.city, state: first.state, people, point: null })
  }
  const zips = zipSources.flatMap(({ zip, city, state, latitude, longitude }) => {
    const town = towns.get(keyOf(city, state))
    return town === undefined ? [] : [{ zip, town, latitude, longitude }]
  })
  return { towns: [...towns.values()], zips }
}

/** GeoNames has New York City, Lexington-Fayette and Washington, D.C., where the mail goes to shorter names. */
function postalName(name: string, isPostal: (name: string) => boolean): string {
  if (isPostal(name)) return name
  const shorter = name.replace(/ City$|, D\.C\.$|-.*$/, '')
  return isPostal(shorter) ? shorter : name
}

function keyOf(name: string, state: string): string {
  return `${foldPlace(name)}\0${state}`
}
