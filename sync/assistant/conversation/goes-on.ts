import type { Criterion } from '../../domain/criteria/criterion.ts'
import { isPlace } from './matters.ts'
import { rowsMeant } from './rows-meant.ts'
import { turnOf } from './turns/turn-words.ts'

/** Words that refer to what was said before. */
const POINTS_BACK =
  /\b(those|these|them|they|it|its|that one|that set|ones?|instead|what about|how about|same|remove|drop|forget|ignore|only|just|also|as well|too|though|narrow|refine|among|of the|the first|the rest|that compare|try|now|wait|actually|everyone but|still)\b/i
const CONTINUES =
  /^\s*(?:and|but|or|now|then|with|without|under|over|below|above|at least|at most|in|near|no|not|none|except|excluding|any|plus|make (?:it|that)|cheaper|bigger|larger|smaller|newer|older|taller|add|include|(?:raise|bump|increase|lower|cut|reduce|decrease|up|stretch|widen|tighten|shrink|grow|extend) (?:the|it|that|our|my|his|her|their|both|sizes?|rents?))\b/i
/** Words for properties in general, which begin a new question. */
const AT_LARGE =
  /\b(properties|property|spaces?|buildings?|facilit(?:y|ies)|sites?|listings?|everything|anything|all|comps|book|warehouses?|offices)\b/i
/** Of so few words even a type or a town only changes what was asked. */
const SHORT = 3

/** Whether a question continues the last one, and so narrows or changes it. */
export function goesOn(text: string, asked: readonly Criterion[], known: readonly Criterion[]): boolean {
  const turn = turnOf(text)
  if (turn.kind === 'start over') return false
  if (turn.kind !== 'add' && turn.kind !== 'widen') return true
  const meant = rowsMeant(text)
  if (meant !== null && (meant.kind !== 'pick' || asked.every(({ kind }) => kind === 'text'))) return true
  if (POINTS_BACK.test(text) || CONTINUES.test(text)) return true
  const kinds = new Set(asked.filter(namesKind).map((one) => (one.kind === 'word' ? one.field : one.kind)))
  const isShort = text.trim().split(/\s+/).length <= SHORT
  // "manufacturing, 15k to 30k" after a place is of that place.
  const isOfPlace = known.some(isPlace) && !asked.some(isPlace) && !SEARCHES.test(text)
  if (kinds.size > 0 && isOfPlace) return true
  if (kinds.size > 0)
    return known.length > 0 && (isShort || (kinds.size === 1 && isOfOne(asked) && !SEARCHES.test(text)))
  return !(AT_LARGE.test(text) && SEARCHES.test(text)) || /\bof (?:them|those|these)\b/i.test(text)
}

/** "Tomball but not Spring" asks for one thing. */
function isOfOne(asked: readonly Criterion[]): boolean {
  return asked.filter((one) => !('not' in one && one.not)).length === 1
}

const SEARCHES = /^\s*(?:find|show|search|list|get|give|pull|what|which|how|where|who|looking|i need|need)\b/i

/** A type or a place, which most questions begin with. */
function namesKind(one: Criterion): boolean {
  if (one.kind === 'near') return true
  return one.kind === 'word' && one.field !== 'leaseType' && !one.not
}
