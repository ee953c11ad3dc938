import { isDeepStrictEqual } from 'node:util'
import type { Criterion } from '../../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../../sync/domain/query/query-language.ts'
import { ALL_AT_ONCE } from './all-at-once.ts'
import { type BrokerQuestion, bookWords } from './book-words.ts'
import { DATES, RAIL } from './dates-and-rail.ts'
import { DOORS_AND_AMENITIES } from './doors-and-amenities.ts'
import { HEIGHTS_AND_YEARS } from './heights-and-years.ts'
import { MIXED } from './mixed.ts'
import { NEGATIONS, TYPOS } from './negations-and-typos.ts'
import { PARTIES } from './parties.ts'
import { PLACES_ASKED } from './places.ts'
import { RENTS } from './rents.ts'
import { SIZES } from './sizes.ts'
import { TYPES_AND_LEASES } from './types-and-leases.ts'

export const BROKER_QUESTIONS: readonly BrokerQuestion[] = [
  ...RENTS,
  ...SIZES,
  ...HEIGHTS_AND_YEARS,
  ...DATES,
  ...DOORS_AND_AMENITIES,
  ...RAIL,
  ...PLACES_ASKED,
  ...TYPES_AND_LEASES,
  ...PARTIES,
  ...NEGATIONS,
  ...TYPOS,
  ...ALL_AT_ONCE,
  ...MIXED,
]

/** How well the questions are understood. */
export interface Score {
  /** Fields asked for or found in all questions: a type, a denied town, a rent, an order, the words left over. */
  fields: number
  /** Those that were found exactly as they were asked for. */
  right: number
  /** A sentence for each field that was not. */
  misses: readonly string[]
}

/** The day the questions are asked on. */
const TODAY = '2026-08-22'

/**
 * Judges each field of each question by itself and wholly: a bound that is off, a value too many, a field nobody
 * asked for and a field not found are each one wrong.
 */
export function scoreQuestions(): Score {
  const misses: string[] = []
  let fields = 0
  for (const [words, criteria, sort = null] of BROKER_QUESTIONS) {
    const parsed = parseQuery(words, bookWords, TODAY)
    const asked = byField(criteria, sort)
    const found = byField(
      parsed.criteria.map(({ criterion }) => criterion),
      parsed.sort,
    )
    for (const field of new Set([...asked.keys(), ...found.keys()])) {
      fields += 1
      if (isDeepStrictEqual(asked.get(field), found.get(field))) continue
      misses.push(`"${words}": ${field} is ${shown(found.get(field))}, not ${shown(asked.get(field))}`)
    }
  }
  return { fields, right: fields - misses.length, misses }
}

function byField(criteria: readonly Criterion[], sort: string | null): Map<string, unknown> {
  const fields = new Map<string, unknown>(
    criteria.map((criterion) => [fieldOf(criterion), bounded(criterion)]),
  )
  if (sort !== null) fields.set('sort', sort)
  return fields
}

/** A range by its bounds alone: whether they themselves are in it other tests ask. */
function bounded(criterion: Criterion): Criterion {
  if (criterion.kind !== 'range') return criterion
  const { kind, field, min, max } = criterion
  return { kind, field, min, max }
}

function fieldOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'word':
    case 'party':
    case 'holds':
      return `${criterion.not ? 'not ' : ''}${criterion.field}`
    case 'range':
    case 'date':
      return criterion.field
    case 'amenity':
      return `${criterion.not ? 'no ' : ''}${criterion.amenity}`
    case 'moment':
      return `${criterion.not ? 'not ' : ''}${criterion.field}`
    case 'stated':
      return `stated ${criterion.field}`
    case 'rail':
      return criterion.not ? 'no rail' : 'rail'
    case 'either':
    case 'near':
    case 'zone':
    case 'text':
    case 'area':
    case 'view':
      return criterion.kind
  }
}

function shown(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value)
}
