import type { Choice, Criterion, Feature } from '../../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../../criteria/parsed-query.ts'
import type { Found, Reading, Scan } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import type { Previous } from '../lead-words.ts'
import { isOfPlace } from '../place-of-choice.ts'

/** What names the rows again, or binds what they have to them. */
const BETWEEN =
  /^(?:with|that|which|whose|having|has|have|is|are|an?|the|any|buildings?|bldgs?|properties|leases?|deals?|comps|spaces?|ones|listings|sales|space)$/
const BINDS = /^(?:with|having|has|have|whose|that|which)$/
const COMPARES = /^(?:over|under|above|below|less|more|larger|smaller|bigger|fewer|greater)$/
/** What leaves out things as a whole: what "not" denies is followed by what is wanted. */
const EXCLUDES =
  /^(?:exclud|skip|leav|omit|avoid|toss|ditch|nix|kill|drop|remov|strike|rul|eliminat|ignor|los|don't|do not|except|every|any|other than|cut|weed|filter|throw|take|pull|get rid|scratch|spare)/i
const BOUNDS =
  /^(?:over|under|above|below|less|more|larger|smaller|bigger|fewer|greater|newer|older|taller|shorter|longer|built|constructed|exceeding|beyond|cheaper|costing|paying|priced)$/

/**
 * "exclude warehouses above 50k", "leave out Katy buildings with cranes": what is denied has both, so either of them
 * missing will do. The phrase is changed in its place. What no criterion denies together, as with a firm, is left
 * unasked. Null where nothing of the kind is said.
 */
export function boundToDenied(
  { text, tokens }: Reading,
  phrases: Scan['phrases'],
  previous: Previous | null,
  found: Found,
  first: number,
  at: number,
): 'denied' | 'unasked' | null {
  const denied =
    found.kind === 'criterion' && isBound(tokens, first, at) ? deniedBefore(text, phrases, previous) : null
  if (denied === null || found.kind !== 'criterion') return null
  const said = text.slice(denied.spans[0]?.start)
  const isExcluded = EXCLUDES.test(said) || (isOfType(denied.criterion) && /^no\b/i.test(said))
  // "not warehouses over 50k"
  const isPlain = isOfType(denied.criterion) && found.criterion.kind === 'range'
  if (!isExcluded && !(isPlain && COMPARES.test(tokens[at]?.text ?? ''))) return null
  const further = found.negated === null ? null : asFeature(found.negated)
  const own = choicesOf(denied.criterion)
  if (own === null || further === null) return isBoundAt(tokens, at) ? 'unasked' : null
  denied.criterion = { kind: 'either', of: [...own, further] }
  denied.spans = [...denied.spans, { start: tokens[at]?.start ?? 0, end: tokens[found.end - 1]?.end ?? 0 }]
  return 'denied'
}

/** Bound to the words right before it: by "with", or as "above 50k" is. */
function isBound(tokens: readonly Token[], first: number, at: number): boolean {
  const between = tokens.slice(first, at).map(({ text }) => text)
  if (!between.every((word) => BETWEEN.test(word))) return false
  return between.some((word) => BINDS.test(word)) || isBoundAt(tokens, at)
}

function isBoundAt(tokens: readonly Token[], at: number): boolean {
  const isEnd = tokens[at]?.text === 'at' && /^(?:least|most)$/.test(tokens[at + 1]?.text ?? '')
  return isEnd || BOUNDS.test(tokens[at]?.text ?? '')
}

/** The denied phrase right before, or before the place or the type that stands between: "no warehouses in Katy over 50k". */
function deniedBefore(
  text: string,
  phrases: Scan['phrases'],
  previous: Previous | null,
): ParsedCriterion | null {
  const [before, last] = phrases.length > 1 ? phrases.slice(-2) : [undefined, phrases.at(-1)]
  if (last === undefined || previous === null) return null
  if (previous.not) return last
  const isBetween = isOfPlace(last.criterion) || isOfType(last.criterion)
  const isDenied = before !== undefined && isDenial(before.criterion) && areAdjacent(text, before, last)
  const isOfBefore = isDenied && (isOfType(before.criterion) || isOfType(last.criterion))
  return isBetween && isOfBefore ? before : null
}

/** Letters between two phrases: " in ", " ". */
const MOST_BETWEEN = 4

/** What stands behind a comma is of its own: "except Katy, warehouses with docks". */
function areAdjacent(text: string, one: ParsedCriterion, next: ParsedCriterion): boolean {
  const end = one.spans.at(-1)?.end ?? 0
  const between = text.slice(end, next.spans[0]?.start ?? end)
  return between.length <= MOST_BETWEEN && !/[,;:.]/.test(between)
}

function isOfType(one: Criterion): boolean {
  return one.kind === 'word' && one.field === 'propertyType'
}

function isDenial(one: Criterion): boolean {
  return 'not' in one && one.not
}

function choicesOf(one: Criterion): readonly Choice[] | null {
  if (one.kind === 'either') return one.of
  const feature = asFeature(one)
  return feature === null ? null : [feature]
}

function asFeature(one: Criterion): Feature | null {
  const isOne = one.kind === 'range' || one.kind === 'rail' || one.kind === 'amenity' || one.kind === 'word'
  return isOne ? one : null
}
