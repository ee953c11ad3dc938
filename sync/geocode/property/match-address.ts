import type { BookColumns } from '../../columns/book-columns.ts'
import { stringAt } from '../../columns/string-column.ts'
import { addressWords, unitLength } from '../../domain/place/address-words.ts'
import { stateCode } from '../../domain/place/state-code.ts'
import { isDirection, isStreetKind, longWords } from '../../domain/place/street-types.ts'
import { matchStreet } from '../address/match-street.ts'
import { readStreetAddress } from '../address/street.ts'

/** A typed address whose house number is known. */
export interface TypedAddress {
  readonly number: string
  /** Everything after it, in short spelling. */
  readonly words: readonly string[]
}

/**
 * How well a row's address is the typed one; 0 where it is another one. Number and street must be the same. City,
 * state and ZIP code may be missing on either side. Where both give them they must agree, except for a ZIP code in
 * the same city, which people get wrong.
 */
export function matchAddress(columns: BookColumns, row: number, { number, words }: TypedAddress): number {
  const address = readStreetAddress(stringAt(columns.strings.address, row) ?? '')
  if (!address?.numbers.includes(number)) return 0
  const region = regionOf(columns, row, address.further)
  let best = 0
  for (const { length, isExact } of matchStreet(words, address.street)) {
    const agreement = matchRegion(words.slice(length), region)
    if (agreement !== null) best = Math.max(best, SOME + (isExact ? EXACT : 0) + agreement)
  }
  return best
}

const SOME = 2
const EXACT = 2

interface Region {
  /** Null where the book does not say. */
  readonly city: readonly string[] | null
  readonly state: string | null
  readonly zip: string | null
  /** Words of the address itself after the street. */
  readonly further: readonly string[]
}

function regionOf({ strings }: BookColumns, row: number, further: readonly string[]): Region {
  const city = stringAt(strings.city, row)
  return {
    city: city === null ? null : addressWords(city),
    state: stateCode(stringAt(strings.state, row) ?? ''),
    zip: stringAt(strings.zip, row)?.slice(0, 5) ?? null,
    further,
  }
}

/**
 * What is left of the typed words as unit, city, state and ZIP code: 1 with the same ZIP code, -1 with another; null
 * where they disagree.
 */
function matchRegion(typed: readonly string[], region: Region): number | null {
  let at = 0
  for (let unit = unitLength(typed, at); unit > 0; unit = unitLength(typed, at)) at += unit
  const { words, zip } = takeZip(typed.slice(at))
  const sameZip = zip !== null && zip === region.zip
  const otherZip = zip !== null && region.zip !== null && !sameZip
  const agreement = sameZip ? 1 : otherZip ? -1 : 0
  // A city can be called like a state: New York, Washington.
  if (isCity(words, region, sameZip)) return otherZip && words.length === 0 ? null : agreement
  const { code, rest } = takeState(words)
  if (code === null || (region.state !== null && region.state !== code)) return null
  if (!isCity(rest, region, sameZip)) return null
  return otherZip && rest.length === 0 ? null : agreement
}

function isCity(words: readonly string[], { city, further }: Region, sameZip: boolean): boolean {
  const [first] = words
  if (first === undefined || sameWords(words, city ?? [])) return true
  // Where the city tells nothing, "Ave" after Main is another street, not a city.
  if (isStreetKind(first) || isDirection(first)) return false
  if (city === null) return further.length === 0 || words.every((word) => further.includes(word))
  // Mail is addressed to a neighboring city as often as not.
  return sameZip
}

function takeZip(words: readonly string[]): { words: readonly string[]; zip: string | null } {
  const last = words.at(-1) ?? ''
  const isLong = /^\d{4}$/.test(last) && /^\d{5}$/.test(words.at(-2) ?? '')
  const zip = isLong ? words.at(-2) : last
  if (zip === undefined || !/^\d{5}$/.test(zip)) return { words, zip: null }
  return { words: words.slice(0, isLong ? -2 : -1), zip }
}

function takeState(words: readonly string[]): { code: string | null; rest: readonly string[] } {
  for (const length of [3, 2, 1]) {
    if (words.length < length) continue
    const code = stateOf(words.slice(-length))
    if (code !== null) return { code, rest: words.slice(0, -length) }
  }
  return { code: null, rest: words }
}

/** "N Carolina" and "Rhode Is" are states in short spelling. */
function stateOf(words: readonly string[]): string | null {
  return stateCode(words.join(' ')) ?? stateCode(words.map((word) => longWords(word)[0] ?? word).join(' '))
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i])
}
