import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { isSameCriterion } from '../../../../sync/domain/criteria/is-same-criterion.ts'
import {
  COMPUTED_NAMES,
  type ComputedRange,
  isComputedRange,
} from '../../../../sync/domain/economics/computed-names.ts'
import { FIELDS } from '../../../../sync/domain/fields.ts'
import type { SortedField } from '../../../../sync/domain/sort.ts'
import { criteriaWords } from '../../tools/set-words.ts'

/** One line on what a follow-up changed: "Changed: in Katy to in Tomball." Null where nothing did. */
export function changedWords(before: RowSet, after: RowSet, besides: readonly string[] = []): string | null {
  return changesLine([
    ...besides,
    ...criteriaChanges(before.criteria, after.criteria),
    ...orderWords(before, after),
    ...limitWords(before, after),
    ...struckWords(before, after),
  ])
}

export function changesLine(changes: readonly string[]): string | null {
  return changes.length === 0 ? null : `Changed: ${changes.join('; ')}.`
}

/** "in Katy is now in Tomball", "added NNN": each of the changes. */
export function criteriaChanges(before: readonly Criterion[], after: readonly Criterion[]): string[] {
  const gone = unlike(before, after)
  const fresh = unlike(after, before)
  const swapped = fresh.flatMap((one) => {
    const old = gone.find((other) => matterOf(other) === matterOf(one))
    return old === undefined ? [] : [{ old, one }]
  })
  const added = fresh.filter((one) => !swapped.some((pair) => pair.one === one))
  const dropped = gone.filter((one) => !swapped.some((pair) => pair.old === one))
  return [
    ...swapped.map(({ old, one }) => `${wordsOf(old)} is now ${wordsOf(one)}`),
    ...added.map((one) => `added ${wordsOf(one)}`),
    ...dropped.map((one) => `dropped ${wordsOf(one)}`),
  ]
}

function unlike(some: readonly Criterion[], others: readonly Criterion[]): Criterion[] {
  return some.filter((one) => !others.some((other) => isSameCriterion(one, other)))
}

/** Two criteria of one matter are one that changed. */
function matterOf(one: Criterion): string {
  if (one.kind === 'near' || one.kind === 'zone' || one.kind === 'area' || one.kind === 'view') return 'place'
  if (one.kind === 'word' && ['city', 'zip', 'state', 'county', 'submarket'].includes(one.field))
    return 'place'
  return 'field' in one ? one.field : one.kind === 'amenity' ? one.amenity : one.kind
}

/** One criterion by itself, a type as well. */
export function wordsOf(criterion: Criterion): string {
  if (criterion.kind === 'word' && criterion.field === 'propertyType') {
    return `${criterion.not ? 'not ' : ''}${criterion.anyOf.join(' or ').toLowerCase()}`
  }
  return criteriaWords([criterion])
}

function orderWords(before: RowSet, { order }: RowSet): string[] {
  if (order === null || JSON.stringify(order) === JSON.stringify(before.order)) return []
  const { field, descending } = order
  const name = field === 'distance' ? 'distance' : nameOf(field)
  return [`sorted by ${name}, ${descending ? 'highest' : 'lowest'} first`]
}

function limitWords(before: RowSet, { limit }: RowSet): string[] {
  if (limit === before.limit) return []
  return [limit === null ? 'no longer only the first rows' : `only the first ${limit}`]
}

function nameOf(field: SortedField | ComputedRange): string {
  return (isComputedRange(field) ? COMPUTED_NAMES[field] : FIELDS[field]).label.toLowerCase()
}

function struckWords(before: RowSet, after: RowSet): string[] {
  const count = (after.without?.length ?? 0) - (before.without?.length ?? 0)
  return count > 0 ? ['struck off the rows you named'] : []
}
