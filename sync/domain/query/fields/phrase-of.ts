import type { AmenityId } from '../../amenities/amenities.ts'
import type {
  BoundFigure,
  DateField,
  MomentField,
  PartyField,
  WordField,
} from '../../criteria/asked-fields.ts'
import type { Choice, Criterion, Feature } from '../../criteria/criterion.ts'
import { type DaysAsked, type Stretch, stretchesOf } from '../../criteria/days-asked.ts'
import { DEFAULT_RADIUS_MILES } from '../../criteria/location-radius.ts'
import { namesOf } from '../../criteria/names-of.ts'
import type { Range } from '../../criteria/range.ts'
import { toldRange } from '../../criteria/range.ts'
import type { Zone } from '../../criteria/zone.ts'
import { daysInWords } from '../../dates/days.ts'
import type { Moment } from '../../dates/moments.ts'
import { fieldOf } from '../../fields/field-list.ts'
import { nounOf } from '../words/choice-words.ts'
import { wordsFor } from './words-for.ts'
import { writtenNoun } from './written-noun.ts'

const AMENITY_WORDS = {
  crane: 'crane',
  sprinkler: 'sprinklers',
  dock: 'dock doors',
  office: 'office',
  yard: 'yard',
  power: '3-phase power',
} as const satisfies Record<AmenityId, string>

const PARTY_WORDS = {
  tenant: 'tenant',
  landlordFirm: 'landlord',
  brokerName: 'broker name',
  brokerFirm: 'brokerage',
  buyer: 'buyer',
  seller: 'seller',
} as const satisfies Record<PartyField, string>

const DATE_WORDS = {
  dateSigned: 'signed',
  commencement: 'commencing',
  expiration: 'expiring',
  saleDate: 'sale date',
} as const satisfies Record<DateField, string>

const TYPE_WORDS = new Map([
  ['Manufacturing', 'manufacturing'],
  ['Distribution', 'distribution'],
  ['Warehouse', 'warehouse'],
  ['Office', 'office buildings'],
])

/**
 * The words of the query language for a criterion, which read back as the same one: "in Houston",
 * "under $0.95/sf/mo", "40,000+ sf". Towns, ZIP codes, states and places must be in the vocabulary they are read with.
 * Blank for what only a map can ask.
 */
export function phraseOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'word':
      return `${criterion.not ? 'not ' : ''}${wordPhrase(criterion.field, criterion.anyOf)}`
    case 'party':
      return `${criterion.not ? 'not ' : ''}${PARTY_WORDS[criterion.field]} ${anyOf(namesOf(criterion).map(quoted))}`
    case 'holds':
      return `${criterion.not ? 'not ' : ''}${textNoun(criterion)} ${heldPhrase(criterion)}`
    case 'range':
      return rangePhrase(criterion)
    case 'date':
      return datePhrase(criterion)
    case 'moment':
      return momentPhrase(criterion)
    case 'stated':
      return `${writtenNoun(criterion.field)} ${criterion.not ? 'not ' : ''}stated`
    case 'rail':
      return `${criterion.not ? 'without' : 'with'} rail`
    case 'amenity':
      return `${criterion.not ? 'without' : 'with'} ${AMENITY_WORDS[criterion.amenity]}`
    case 'either':
      return eitherPhrase(criterion.of)
    case 'near':
      return `within ${criterion.miles} ${criterion.miles === 1 ? 'mile' : 'miles'} of ${criterion.place}`
    case 'zone':
      return `${criterion.not ? 'not ' : ''}${zonePhrase(criterion)}`
    case 'text':
      return quoted(criterion.text)
    case 'area':
    case 'view':
      return ''
  }
}

/** Features that may not all be there are said as what may not. */
function eitherPhrase(of: readonly Choice[]): string {
  const had = of.map(hadOf)
  if (of.some((one) => one.kind === 'word' && one.not)) return `excluding ${of.map(deniedPhrase).join(' ')}`
  return had.every((one) => one !== null)
    ? `not both ${had.map((one) => phraseOf(one)).join(' and ')}`
    : of.map(choicePhrase).join(' or ')
}

/** `warehouse`, `over 50,000 sf`: what is denied where it is not so. */
function deniedPhrase(one: Choice): string {
  if (one.kind === 'together') return choicePhrase(one)
  if (one.kind !== 'range') return phraseOf({ ...one, not: !one.not })
  const { field, min, max, exclusiveMin, exclusiveMax } = one
  return phraseOf({
    kind: 'range',
    field,
    min: max,
    max: min,
    ...(max !== null && !exclusiveMax && { exclusiveMin: true }),
    ...(min !== null && !exclusiveMin && { exclusiveMax: true }),
  })
}

/** `lease "NNN" under $0.8/sf/mo` */
function choicePhrase(one: Choice): string {
  return one.kind === 'together' ? one.of.map((part) => phraseOf(part)).join(' ') : phraseOf(one)
}

/** What is lacking where a feature is denied; null where it is asked for. */
function hadOf(one: Choice): Feature | null {
  if (one.kind === 'together' || one.kind === 'stated') return null
  if (one.kind !== 'range') return one.not ? { ...one, not: false } : null
  return one.min === null && one.max === 0 ? { ...one, min: 1, max: null } : null
}

/** `holds "I-2"`, `from "5" to "10"`, `at least "5"` */
function heldPhrase({ anyOf: parts, min, max }: Extract<Criterion, { kind: 'holds' }>): string {
  const figure = (value: number) => quoted(value.toLocaleString('en-US', { maximumFractionDigits: 6 }))
  if (min !== undefined && max !== undefined) return `from ${figure(min)} to ${figure(max)}`
  if (min !== undefined) return `at least ${figure(min)}`
  return max === undefined ? `holds ${anyOf(parts.map(quoted))}` : `at most ${figure(max)}`
}

/** `zoning`, `column "Crane height"` */
function textNoun({ field, column }: Extract<Criterion, { kind: 'holds' }>): string {
  return column === undefined ? fieldOf(field).label.toLowerCase() : `column ${quoted(column)}`
}

function wordPhrase(field: WordField, values: readonly string[]): string {
  switch (field) {
    case 'propertyType': {
      const known = values.map((value) => TYPE_WORDS.get(value))
      return known.includes(undefined) ? named(field, values) : anyOf(known)
    }
    case 'city':
      return values.every(isPlainName) ? `in ${anyOf(values)}` : named(field, values)
    case 'zip':
      return values.every((zip) => /^\d{5}$/.test(zip))
        ? `zip ${anyOf(values, ' or zip ')}`
        : named(field, values)
    default:
      return named(field, values)
  }
}

function zonePhrase({ names, around }: Zone): string {
  const places = anyOf(names.map(quoted))
  if (around === null) return `area ${places}`
  return around === DEFAULT_RADIUS_MILES
    ? `near ${places}`
    : `within ${around} ${around === 1 ? 'mile' : 'miles'} of ${places}`
}

function named(field: WordField, values: readonly string[]): string {
  return `${nounOf(field)} ${anyOf(values.map(quoted))}`
}

function anyOf(values: readonly (string | undefined)[], between = ' or '): string {
  return values.join(between)
}

function isPlainName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*(?:[ .'-]+\p{L}[\p{L}\p{M}]*)*$/u.test(name)
}

function quoted(text: string): string {
  return text.includes('"') ? `“${text}”` : `"${text}"`
}

function rangePhrase(range: Range): string {
  const { field, min, max, exclusiveMin, exclusiveMax } = toldRange(range)
  // "1-1,001 sf" would mean from a thousand.
  const useGrouping = field !== 'yearBuilt' && (min === null || max === null || min >= 1_000)
  const figure = (value: number) => written(value, field, useGrouping)
  const [before, all] = wordsFor(field).phrase
  const after = min === max || min === null || max === null ? ofOne(min ?? max, all) : all
  if (min !== null && max !== null && !exclusiveMin && !exclusiveMax) {
    return `${before}${figure(min)}-${figure(max)}${after}`
  }
  const low = min === null ? [] : [`${before}${exclusiveMin ? 'over' : 'at least'} ${figure(min)}${after}`]
  const high = max === null ? [] : [`${before}${exclusiveMax ? 'under' : 'at most'} ${figure(max)}${after}`]
  return [...low, ...high].join(' and ')
}

/** `1 dock door`: what is counted, where there is one. */
function ofOne(value: number | null, counted: string): string {
  return value === 1 ? counted.replace(COUNTED, '$1') : counted
}

const COUNTED = /\b(door|stall|acre|month)s\b/

function datePhrase(criterion: DaysAsked): string {
  const said = stretchesOf(criterion).map(stretchPhrase)
  return said.includes('') ? '' : `${DATE_WORDS[criterion.field]} ${said.join(' or ')}`
}

function stretchPhrase({ from, to }: Stretch): string {
  const { begin, end } = daysInWords(from, to)
  if (begin !== null && end !== null) return begin === end ? `in ${begin}` : `between ${begin} and ${end}`
  if (begin !== null) return `since ${begin}`
  return end === null ? '' : `by ${end}`
}

const MOMENT_WORDS = {
  createdAt: 'added',
  changedAt: 'changed',
  rentChangedAt: 'rent changed',
} as const satisfies Record<MomentField, string>

function momentPhrase({ field, from, to, not }: Extract<Criterion, { kind: 'moment' }>): string {
  const verb = `${not ? 'not ' : ''}${MOMENT_WORDS[field]}`
  const said = (moment: Moment) => moment.replace('T', ' ')
  if (from !== null && to !== null)
    return from.includes('T')
      ? `${verb} since ${said(from)} through ${said(to)}`
      : `${verb} between ${said(from)} and ${said(to)}`
  if (from !== null) return `${verb} since ${said(from)}`
  return to === null ? '' : `${verb} by ${said(to)}`
}

function written(value: number, field: BoundFigure, useGrouping: boolean): string {
  const digits = value.toLocaleString('en-US', { useGrouping, maximumFractionDigits: 4 })
  return wordsFor(field).money === undefined ? digits : `$${digits}`
}
