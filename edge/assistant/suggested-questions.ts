import { STARTING_QUESTIONS } from '../../sync/api/chat.ts'
import { type RowSet, slotsOf } from '../../sync/assistant/row-set.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find } from '../../sync/book/question/find.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { PROPERTY_TYPES } from '../../sync/domain/known-types.ts'
import { nextAsks } from './next-asks.ts'
import type { ToolContext } from './tools/tool-context.ts'

/** Suggestions for the next question. The built-in assistant can answer each, about the rows of the conversation. */
export function suggestedQuestions({
  book,
  today,
  findings,
}: Pick<ToolContext, 'book' | 'today' | 'findings'>): string[] {
  const { found, asked } = findings
  const next = asked === null || found === null || found.count < 2 ? [] : nextAsks({ book, today }, asked)
  if (next.length > 0) return next
  if (found === null) return [...STARTING_QUESTIONS]
  const { rows, count } = found
  if (count === 0) return [...removals(rows), ...STARTING_QUESTIONS].slice(0, 3)
  if (count === 1) return [...STARTING_QUESTIONS]
  return [
    ...(count > 3 ? [cheaper({ book }, rows)] : []),
    'Average rent by lease type',
    ...(count > 3 ? ['The three largest'] : ['Compare the two']),
    ...(rows.criteria.some((one) => one.kind === 'amenity' && one.amenity === 'crane')
      ? []
      : ['And with cranes?']),
    'Which has the highest clear height?',
  ]
    .filter((question) => question !== null)
    .slice(0, 3)
}

/** A bound that keeps about half: rents at the middle of the order, rounded to five cents. */
function cheaper({ book }: Pick<ToolContext, 'book'>, rows: RowSet): string | null {
  const order = { field: 'rentPerSf' as const, descending: false }
  const slots = slotsOf(book, { ...rows, order, limit: null })
  const middle = slots[slots.length >>> 1]
  const rent = middle === undefined ? null : propertyAt(book, middle).rentPerSf
  if (rent === null) return null
  const bound = Math.round(rent * 20) / 20
  const criteria = [
    ...rows.criteria,
    {
      kind: 'range' as const,
      field: 'rentPerSf' as const,
      min: null,
      max: bound,
      exclusiveMax: true as const,
    },
  ]
  const left = rows.ids === null ? find(book, { criteria, sort: 'rent_asc' }, 0).found : 1
  return left === 0 ? null : `Only those under $${bound.toFixed(2)}/sf`
}

function removals({ criteria }: RowSet): string[] {
  return criteria.flatMap((one) => {
    if (one.kind === 'word' && !one.not && one.field === 'city') return [`Remove ${one.anyOf.join(' and ')}`]
    if (one.kind === 'word' && !one.not && one.field === 'propertyType') {
      const other = PROPERTY_TYPES.find((type) => !one.anyOf.includes(type))
      return other === undefined ? [] : [`What about ${other.toLowerCase()} instead`]
    }
    if (one.kind === 'range' && one.field === 'rentPerSf') return ['Remove the rent']
    if (one.kind === 'range' && one.field === 'squareFootage') return ['Remove the size']
    if (one.kind === 'range' && one.field === 'clearHeight') return ['Remove the clear height']
    if (one.kind === 'near' && one.miles < 50) {
      return [`Properties within ${formatCount(Math.min(one.miles * 2, 50))} miles of ${one.place}`]
    }
    return []
  })
}
