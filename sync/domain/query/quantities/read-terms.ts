import type { RangeField } from '../../criteria/asked-fields.ts'
import { readCount } from '../../words/number-words.ts'
import { type Comparator, comparators, trailingComparators } from '../amounts/comparators.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { rateParts } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import {
  AMENITY_TERMS,
  COUNTED_TERMS,
  KEPT_TERMS,
  LEASE_TERMS,
  RAIL_TERMS,
  UNSPRINKLERED,
} from '../fields/terms.ts'
import { foundCriterion, foundWord, type Reader, type Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { sureStreetTypes } from '../words/street-types.ts'

const amenities = phraseTable(AMENITY_TERMS)
const counted = phraseTable(COUNTED_TERMS)
const leaseTypes = phraseTable(LEASE_TERMS)
const kept = phraseTable([[true, KEPT_TERMS]])
const rail = phraseTable([[true, RAIL_TERMS]])

/** "manufacturing", "distribution center", or a type of the book's own. */
export const readType: Reader = ({ tokens, vocabulary }, at) => {
  const found = vocabulary.types.longest(tokens, at)
  if (found === null) return null
  // "Distribution Dr" is a street.
  const street = sureStreetTypes.longest(tokens, found.end)
  if (street !== null && tokens[street.end]?.kind !== 'number') return { kind: 'words', end: street.end }
  return foundWord('propertyType', found.value, found.end)
}

/** "net rents", "$8.40 net", "a net basis": of the tenant's, as in triple net. */
function netAt(tokens: readonly Token[], at: number): { value: 'NNN'; end: number } | null {
  if (tokens[at]?.text !== 'net' || OF_OTHER_NET.test(tokens[at + 1]?.text ?? '')) return null
  const next = tokens[at + 1]?.text ?? ''
  if (NET_OF.test(next))
    return { value: 'NNN', end: /^(?:leases?|deals?|basis)$/.test(next) ? at + 2 : at + 1 }
  return isBehindRate(tokens, at) ? { value: 'NNN', end: at + 1 } : null
}

function isBehindRate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return (
    before?.kind === 'number' ||
    /^(?:psf|foot|sf|month|mo|year|yr|cents|buck|dollars?)$/.test(before?.text ?? '') ||
    readCount(before?.text ?? '') !== null
  )
}

const NET_OF = /^(?:rents?|rates?|rental|rentals|leases?|deals?|basis|asking)$/
const OF_OTHER_NET =
  /^(?:effective|eff|absorption|rentable|charges|operating|sf|square|sq|acres?|ac|usable|of|leasable|worth|new|to|increase|change)$/

/** The rate that stands behind a lease type: "$9 NNN per year", "80 cents gross monthly". */
export function rateBehindLease(
  tokens: readonly Token[],
  at: number,
): { period: 'month' | 'year'; end: number } | null {
  const lease = leaseAt(tokens, at)
  if (lease === null) return null
  const perSf = rateParts.longest(tokens, lease.end)
  const start = perSf?.value.part === 'sf' ? perSf.end : lease.end
  const found = rateParts.longest(tokens, start)
  if (found === null || found.value.part === 'sf') return null
  // "$0.80 NNN annual bumps", "NNN month to month", "NNN year built 2001"
  if (found.value.isBare && !endsFigure(tokens[found.end])) return null
  return { period: found.value.part, end: found.end }
}

function endsFigure(next: Token | undefined): boolean {
  return (
    next === undefined || next.kind !== 'word' || /^(?:and|or|with|in|near|at|max|tops|for)$/.test(next.text)
  )
}

/** The bound that stands behind a lease type: "$1.10 MG max". */
export function boundBehindLease(tokens: readonly Token[], at: number): Comparator | null {
  const lease = leaseAt(tokens, at)
  const end = rateBehindLease(tokens, at)?.end ?? lease?.end
  const bound = end === undefined ? null : trailingComparators.longest(tokens, end)
  return bound === null || readAmount(tokens, bound.end) !== null ? null : bound.value
}

/** The lease type at a token. */
export function leaseAt(tokens: readonly Token[], at: number) {
  return leaseTypes.longest(tokens, at) ?? netAt(tokens, at) ?? modifiedAt(tokens, at)
}

/** "NNN or modified", "1.15 a foot modified", "a modified deal": modified gross. */
function modifiedAt(tokens: readonly Token[], at: number): { value: 'MG'; end: number } | null {
  if (!/^(?:modified|mod)$/.test(tokens[at]?.text ?? '')) return null
  const following = tokens[at + 1]
  if (NET_OF.test(following?.text ?? '')) return { value: 'MG', end: at + 2 }
  if (endsFigure(following) && isBehindRate(tokens, at)) return { value: 'MG', end: at + 1 }
  const isBehind = JOINS_LEASES.test(tokens[at - 1]?.text ?? '') && endsLease(tokens, at - 1)
  const next = JOINS_LEASES.test(tokens[at + 1]?.text ?? '') ? leaseTypes.longest(tokens, at + 2) : null
  return isBehind || next !== null ? { value: 'MG', end: at + 1 } : null
}

const JOINS_LEASES = /^(?:or|and|nor|\/|&|,)$/

function endsLease(tokens: readonly Token[], end: number): boolean {
  return [1, 2, 3].some((length) => leaseTypes.longest(tokens, end - length)?.end === end)
}

/** Whether a lease type stands at a token. */
export function namesLease(tokens: readonly Token[], at: number): boolean {
  return leaseAt(tokens, at) !== null
}

/** Whether a type of building other than office is named at a token. */
export function namesType(
  { tokens, vocabulary }: Pick<Reading, 'tokens' | 'vocabulary'>,
  at: number,
): boolean {
  return vocabulary.types.longest(tokens, at) !== null
}

/** "NNN", "modified gross". */
export const readLeaseType: Reader = ({ tokens }, at) => {
  const found = leaseAt(tokens, at)
  if (found === null || isOfArea(tokens, at, found.end)) return null
  // Of "$0.95 gross per month or less" rate and bound are the rent's.
  const end = rateBehindLease(tokens, at)?.end ?? found.end
  const bound = trailingComparators.longest(tokens, end)
  return foundWord(
    'leaseType',
    found.value,
    bound !== null && readAmount(tokens, bound.end) === null ? bound.end : end,
  )
}

/** "gross leasable area", "5 acres gross" */
function isOfArea(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]?.text !== 'gross') return false
  const isBefore = /^(?:leasable|rentable|building|floor|area|acres?|ac|sf|square|land|site)$/.test(
    tokens[end]?.text ?? '',
  )
  return isBefore || /^(?:acres?|ac)$/.test(tokens[at - 1]?.text ?? '')
}

/** "crane-ready", "ESFR", "dock doors". */
export const readAmenity: Reader = ({ tokens }, at) => {
  const found = amenities.longest(tokens, at)
  if (found === null) return null
  return foundCriterion({ kind: 'amenity', amenity: found.value, not: false }, found.end)
}

/** "rail served". */
export const readRail: Reader = ({ tokens }, at) => {
  const found = rail.longest(tokens, at)
  return found === null ? null : foundCriterion({ kind: 'rail', not: false }, found.end)
}

/** "unsprinklered". */
export const readUnsprinklered: Reader = ({ tokens }, at) => {
  if (!UNSPRINKLERED.has(tokens[at]?.text ?? '')) return null
  const criterion = { kind: 'amenity', amenity: 'sprinkler', not: true } as const
  return { kind: 'criterion', criterion, negated: { ...criterion, not: false }, end: at + 1 }
}

/** "drive-in", "trailer parking": one or more; denied, none. */
export const readCounted: Reader = ({ tokens }, at) => {
  const found = counted.longest(tokens, at) ?? improvementsDenied(tokens, at)
  if (found === null) return null
  return {
    kind: 'criterion',
    criterion: { kind: 'range', field: found.value, min: 1, max: null },
    negated: { kind: 'range', field: found.value, min: null, max: 0 },
    end: found.end,
  }
}

/** "no TI", "zero tenant improvements": dollars are not counted, but none of them may be asked for. */
function improvementsDenied(tokens: readonly Token[], at: number): { value: RangeField; end: number } | null {
  const isDenied = /^(?:no|zero|without)$/.test(tokens[at - 1]?.text ?? '')
  const noun = isDenied ? nouns.longest(tokens, at) : null
  if (noun === null || noun.value.field !== 'tiPerSf') return null
  const isBound = comparators.longest(tokens, noun.end) !== null || tokens[noun.end]?.kind === 'number'
  return isBound ? null : { value: noun.value.field, end: noun.end }
}

/** Whether a part of a building is named at a token, as in "a small office". */
export function namesPart(tokens: readonly Token[], at: number): boolean {
  return (
    amenities.longest(tokens, at) !== null ||
    counted.longest(tokens, at) !== null ||
    /^(?:offices?|rail|truck|shops?)$/.test(tokens[at]?.text ?? '')
  )
}

function statesFigure(tokens: readonly Token[], at: number): boolean {
  const start = /^(?:of|is|are|was|were|:|=|at)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  return readAmount(tokens, comparators.longest(tokens, start)?.end ?? start) !== null
}

/** Terms that must not be read word by word: "cross-dock", "Highway 290". */
export const readKeptTerm: Reader = ({ tokens, vocabulary }, at) => {
  // "a little office up front" is one.
  const isSome = tokens[at]?.text === 'little' && tokens[at - 1]?.text === 'a'
  const term = isSome ? null : kept.longest(tokens, at)
  const type = vocabulary.types.longest(tokens, at)
  const noun = nouns.longest(tokens, at)
  // "tenant improvement allowance was $5", "tenant improvements over $5"
  const isNoun = term !== null && noun !== null && noun.end >= term.end
  if (isNoun && (noun.end > term.end || statesFigure(tokens, noun.end))) return null
  // "office trailer parking": the last word begins another noun.
  const further = term === null ? null : nouns.longest(tokens, term.end - 1)
  if (term !== null && (further?.end ?? 0) > term.end) return null
  if (term !== null && (type === null || type.end < term.end)) return { kind: 'words', end: term.end }
  return null
}
