import type { Book } from '../../../../sync/book/book.ts'
import { vocabularyOf } from '../../../../sync/book/question/vocabulary-of.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { PROXIMITY_MILES } from '../../../../sync/domain/proximity.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'

export interface NamedPlace {
  /** The place a question names with "near", where the query language does not know it; otherwise null. */
  name: string | null
  miles: number | null
  /** The question without it. */
  rest: string
}

const NEAR =
  /\b(?:within (?:a )?(?<miles>\d+(?:\.\d+)?)(?: |-)?(?:mi|miles?)(?: radius)? (?:of|from|around)|near(?:by)?(?: to)?|close to|closest to|next to|around)\s+(?:the )?(?<name>.+?)(?=\s+(?:under|over|below|above|with(?:out)?|that|which|having|between|at least|at most|for (?:less|under)|by lease)\b|[,;?!]|\.?$)/i

/** A landmark, an address or coordinates that a question looks around. Towns and ZIP codes of the book are criteria. */
export function readNamedPlace(book: Book, text: string): NamedPlace {
  const none = { name: null, miles: null, rest: text }
  const match = NEAR.exec(text)
  const name = match?.groups?.name?.trim().replace(/\.$/, '')
  if (match === null || name === undefined || !/[\p{L}\d]/u.test(name)) return none
  if (/^(?:\$|\d[\d,.]*\s*(?:k|sf|sq|ft|feet|acres?|cents?)\b)/i.test(name)) return none
  if (/^(?:here|it|them|there|me|those|that)$/i.test(name)) return none
  const { criteria } = parseQuery(match[0], vocabularyOf(book))
  // "around a buck ten" is a rent.
  const isKnown =
    criteria.some(({ criterion }) => isLocated(criterion) || criterion.kind === 'range') &&
    criteria.every(({ criterion }) => criterion.kind !== 'text')
  if (isKnown) return none
  const said = match.groups?.miles
  const miles =
    said === undefined ? null : Math.min(Math.max(Number(said), PROXIMITY_MILES.min), PROXIMITY_MILES.max)
  return {
    name,
    miles,
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
  }
}

function isLocated(criterion: Criterion): boolean {
  return criterion.kind === 'near' || (criterion.kind === 'zone' && criterion.circles.length > 0)
}
