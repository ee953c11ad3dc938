import type { Cell } from '../../model/cell.ts'
import type { CellReading } from '../cell-reading.ts'
import { readText } from '../read-text.ts'
import { isKnownTown } from './known-town.ts'
import { splitCity } from './split-address.ts'

/** A cell of a city can hold the state, the ZIP code and the county as well. `null`: it does not. */
export interface CityReadings {
  readonly city: CellReading<string>
  readonly state: string | null
  readonly zip: string | null
  readonly county: string | null
}

const NOTHING = { state: null, zip: null, county: null }
/** `Unincorp. Riverside Co.`: of no town. */
const OF_NO_TOWN =
  /^(?:uninc(?:orp(?:orated)?)?\.?|unincorporated area(?: of)?)(?: \(?| - )(\p{L}[\p{L} .'-]*?) (?:county|co\.?)\)?$/iu
const IN_BRACKETS = /^(\p{L}[\p{L} .'-]*) \((\p{L}[\p{L} .'-]*)\)$/u

/** Reads a city, and what else its cell says: state, ZIP code or county. */
export function readCity(cell: Cell): CityReadings {
  const reading = readText(cell, 'City')
  if (reading.value === null) return { ...NOTHING, city: reading }
  const county = OF_NO_TOWN.exec(reading.value)?.[1]
  if (county !== undefined)
    return { ...NOTHING, county, city: { value: null, note: 'a place outside the towns of its county' } }
  const split = splitCity(reading.value)
  if (split?.city)
    return { ...split, county: null, city: { value: split.city, note: `split from ${reading.value}` } }
  const town = townOf(reading.value)
  return { ...NOTHING, city: town === null ? reading : { value: town, note: reading.value } }
}

/** The one of two names that is a town: `LA (Vernon)`, `Ontario (Airport Area)`. */
function townOf(text: string): string | null {
  const [, before = '', inside = ''] = IN_BRACKETS.exec(text) ?? []
  return [before, inside].find((name) => name !== '' && isKnownTown(name, null)) ?? null
}
