import type { Answer } from '../../sync/book/answer.ts'
import { ask } from '../../sync/book/ask.ts'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { AMENITIES } from '../../sync/domain/amenities.ts'
import type { Criterion } from '../../sync/domain/criterion.ts'
import { formatRent, RENT_UNITS } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { OPTIMAL_COUNT } from './optimal-count.ts'

export interface FunnelStep {
  words: string
  /** How many properties are left after this step and those before it. */
  left: number
}

/** Rent bounds fall on multiples of this many dollars per square foot per month. */
const RENT_STEP = 0.05
/** Properties looked at to find the commonest city or firm. */
const SAMPLE = 2_000

interface Step {
  words: string
  criterion: Criterion
}

/**
 * An example of narrowing this book down to a comp set of optimal size: the commonest type, city, amenity, half of
 * the rents, and a firm. Steps that would leave too few or change nothing are left out.
 */
export function funnelOf(book: Book): FunnelStep[] {
  const steps: FunnelStep[] = [{ words: 'All properties', left: book.size }]
  const criteria: Criterion[] = []
  let answer = ask(book, { criteria, sort: 'rent_asc' })
  for (const choose of [byType, byCity, byAmenity, byRent, byFirm]) {
    const step = choose(answer, book)
    if (step === null) continue
    const narrowed = ask(book, { criteria: [...criteria, step.criterion], sort: 'rent_asc' })
    const left = narrowed.slots.length
    if (left < OPTIMAL_COUNT.min || left === answer.slots.length) continue
    criteria.push(step.criterion)
    steps.push({ words: step.words, left })
    answer = narrowed
    if (left <= OPTIMAL_COUNT.max) break
  }
  return steps
}

function byType({ facets }: Answer): Step | null {
  const type = mostOf(facets.propertyTypes)
  return type === null
    ? null
    : { words: type, criterion: { kind: 'word', field: 'propertyType', anyOf: [type], not: false } }
}

function byCity(answer: Answer, book: Book): Step | null {
  const city = commonest(answer, book, 'city')
  return city === null
    ? null
    : { words: `in ${city}`, criterion: { kind: 'word', field: 'city', anyOf: [city], not: false } }
}

/** The amenity that about half of what is left has. */
function byAmenity({ facets, slots }: Answer): Step | null {
  const offHalf = ({ id }: (typeof AMENITIES)[number]) => Math.abs(facets.amenities[id] - slots.length / 2)
  const [first] = [...AMENITIES].sort((a, b) => offHalf(a) - offHalf(b))
  return first === undefined
    ? null
    : { words: first.label, criterion: { kind: 'amenity', amenity: first.id, not: false } }
}

function byRent({ rents: { median } }: Answer): Step | null {
  if (median === null) return null
  const max = Number((Math.ceil(median / RENT_STEP) * RENT_STEP).toFixed(2))
  const words = `Rent ≤ ${formatRent(max, 'month')}${RENT_UNITS.month}`
  return { words, criterion: { kind: 'range', field: 'rentPerSf', min: null, max } }
}

function byFirm(answer: Answer, book: Book): Step | null {
  const firm = commonest(answer, book, 'brokerFirm')
  return firm === null
    ? null
    : { words: firm, criterion: { kind: 'party', field: 'brokerFirm', text: firm, not: false } }
}

function commonest(
  { slots }: Answer,
  book: Book,
  field: keyof Property & ('city' | 'brokerFirm'),
): string | null {
  const counts = new Map<string, number>()
  for (const slot of slots.subarray(0, SAMPLE)) {
    const value = propertyAt(book, slot)[field]
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return mostOf(counts)
}

function mostOf(counts: ReadonlyMap<string, number>): string | null {
  let most: string | null = null
  for (const [value, count] of counts) if (count > (most === null ? 0 : (counts.get(most) ?? 0))) most = value
  return most
}
