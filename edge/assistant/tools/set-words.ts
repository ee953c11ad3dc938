import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { boundFigureOf } from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { shownValues } from '../../../sync/domain/criteria/held-values.ts'
import { formatPartialDate } from '../../../sync/domain/dates/format-date.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { phraseOf } from '../../../sync/domain/query/fields/phrase-of.ts'
import { wordsFor } from '../../../sync/domain/query/fields/words-for.ts'
import { writtenNoun } from '../../../sync/domain/query/fields/written-noun.ts'
import { NAMED_FIELDS, nounOf } from '../../../sync/domain/query/words/choice-words.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'

const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  warehouse: ['warehouse', 'warehouses'],
  manufacturing: ['manufacturing property', 'manufacturing properties'],
  distribution: ['distribution property', 'distribution properties'],
  office: ['office property', 'office properties'],
}

/** What the rows of a set are called: `39 warehouses`, `1 property`, `155 NNN properties`. */
export function countWords(count: number, { criteria }: Pick<RowSet, 'criteria'>): string {
  const [one, many] = NOUNS[soleType(criteria) ?? ''] ?? ['property', 'properties']
  const lease = leaseBefore(criteria)
  return `${formatCount(count)} ${lease === null ? '' : `${lease} `}${count === 1 ? one : many}`
}

/** The lease type that stands before the noun: one that is asked for. */
function leaseBefore(criteria: readonly Criterion[]): string | null {
  const [lease, other] = criteria.filter((one) => one.kind === 'word' && one.field === 'leaseType')
  if (lease?.kind !== 'word' || other !== undefined || lease.not || lease.anyOf.length !== 1) return null
  return shownValues(lease.field, lease.anyOf)
}

/** The criteria that follow a count or a title, which say the lease type before the noun. */
export function criteriaBehind(criteria: readonly Criterion[]): string {
  const isSaid = leaseBefore(criteria) !== null
  return criteriaWords(
    criteria.filter((one) => !(isSaid && one.kind === 'word' && one.field === 'leaseType')),
  )
}

/** The criteria by themselves: `in Katy, NNN, at least 28 ft clear`. Empty for the whole book. */
export function criteriaWords(criteria: readonly Criterion[]): string {
  const type = soleType(criteria)
  const phrases = criteria
    .filter((criterion) => !(type !== null && isType(criterion)))
    .sort((a, b) => Number(isPlace(b)) - Number(isPlace(a)))
    .map(criterionWords)
  return phrases.filter((phrase) => phrase !== '').join(', ')
}

/** A set by itself: `Warehouses in Katy, at least 28 ft clear`. */
export function titleOf(criteria: readonly Criterion[]): string {
  const noun = (NOUNS[soleType(criteria) ?? ''] ?? ['', 'properties'])[1]
  const words = `${leaseBefore(criteria) ?? ''} ${noun} ${criteriaBehind(criteria)}`.trim()
  return capitalized(words)
}

/** "60-60": one figure is said once. */
const FROM_ITSELF = /(?<![\d.,$])(?<figure>\$?[\d.,]+)-\k<figure>(?![\d.,])/

function criterionWords(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'text':
      return `with “${criterion.text}” in the record`
    case 'area':
      return 'in the area drawn'
    case 'view':
      return 'in the part of the map seen'
    case 'range':
    case 'either':
      return figuresWords(criterion)
    case 'party':
    case 'holds':
      return phraseOf(criterion).replaceAll('"', '')
    case 'word':
      return wordWords(criterion)
    case 'zone':
      return phraseOf(criterion)
        .replace(/\barea(?= ")/, 'in')
        .replaceAll('"', '')
    case 'stated':
      return statedWords(criterion)
    case 'moment':
      return phraseOf(criterion).replaceAll(ISO_DAY, (day) => formatPartialDate(day, 'short'))
    case 'date':
    case 'rail':
    case 'amenity':
    case 'near':
      return phraseOf(criterion)
  }
}

const ISO_DAY = /\d{4}-\d\d-\d\d/g

/** A bound as it is read: years are no amounts. */
function figuresWords(criterion: Extract<Criterion, { kind: 'range' | 'either' }>): string {
  const phrase = phraseOf(criterion)
  if (criterion.kind === 'range' && boundFigureOf(criterion.field).unit === 'year')
    return YEARS.reduce(
      (said, [bound, year]) => said.replace(bound, year),
      phrase.replace(FROM_ITSELF, 'in $<figure>'),
    )
  return `${isOfThings(criterion) ? 'with ' : ''}${phrase}`
    .replaceAll('/sf/mo', '/SF/mo')
    .replaceAll(/ sf\b/g, ' SF')
    .replace(FROM_ITSELF, '$<figure>')
    .replaceAll(/(\$\d+\.\d)(?!\d)/g, '$10')
    .replaceAll(/lease "([^"]+)"(?: or "([^"]+)")*/g, (said) =>
      said.replace('lease ', '').replaceAll('"', ''),
    )
}

/** "built at least 2022": how the bounds of a year are said. */
const YEARS: readonly (readonly [bound: RegExp, year: string])[] = [
  [/\bat least (\d{4})\b/, 'in $1 or later'],
  [/\bat most (\d{4})\b/, 'in $1 or earlier'],
  [/\bover (\d{4})\b/, 'after $1'],
  [/\bunder (\d{4})\b/, 'before $1'],
  [/\b(\d{4})-(\d{4})\b/, 'from $1 to $2'],
]

/** "with at least 4 dock doors": a number of what a property has. */
function isOfThings(criterion: Criterion): boolean {
  if (criterion.kind !== 'range') return false
  const { isCounted, phrase } = wordsFor(criterion.field)
  return isCounted === true && phrase[0] === ''
}

function wordWords(criterion: Extract<Criterion, { kind: 'word' }>): string {
  const { field, anyOf } = criterion
  const not = criterion.not ? 'not ' : ''
  const values = shownValues(field, anyOf)
  if (field === 'leaseType') return `${not}${values}`
  // "not executed or sold": what may still be had.
  if (field === 'status' && criterion.not) return `${not}${values.toLowerCase()}`
  const isNamed = NAMED_FIELDS.some((named) => named === field)
  return isNamed ? `${not}in the ${values} ${nounOf(field)}` : phraseOf(criterion).replaceAll('"', '')
}

/** "without a stated rent", "with stated dock doors" */
function statedWords({ field, not }: Extract<Criterion, { kind: 'stated' }>): string {
  const isMany = /[^su]s$/.test(writtenNoun(field))
  return `${not ? 'without' : 'with'} ${isMany ? '' : 'a '}stated ${writtenNoun(field)}`
}

function soleType(criteria: readonly Criterion[]): string | null {
  const types = criteria.filter(isType)
  const [type] = types
  if (types.length !== 1 || type === undefined || type.not || type.anyOf.length !== 1) return null
  const name = type.anyOf[0]?.toLowerCase() ?? ''
  return name in NOUNS ? name : null
}

function isType(criterion: Criterion): criterion is Extract<Criterion, { kind: 'word' }> {
  return criterion.kind === 'word' && criterion.field === 'propertyType'
}

function isPlace(criterion: Criterion): boolean {
  return (
    criterion.kind === 'near' ||
    (criterion.kind === 'zone' && !criterion.not) ||
    (criterion.kind === 'word' && ['city', 'state', 'zip'].includes(criterion.field) && !criterion.not)
  )
}
