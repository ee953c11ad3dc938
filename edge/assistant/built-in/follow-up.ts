import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { mattersIn, type Refinement, refine, withCriteria, without, withoutMatter } from './refine.ts'

/** Words that refer to what was said before. */
const POINTS_BACK =
  /\b(those|these|them|they|it|its|that one|that set|ones?|instead|what about|how about|the same|remove|drop|forget|ignore|only|just|also|as well|too|narrow|refine|among|of the|the first|the rest|that compare)\b/i
const CONTINUES =
  /^\s*(?:and|but|or|now|then|with|without|under|over|below|above|at least|at most|in|near|no|not|except|excluding|any|plus|make (?:it|that)|cheaper|bigger|larger|smaller|add|include)\b/i
/** Words for properties in general, which begin a new question. */
const AT_LARGE =
  /\b(properties|property|spaces?|buildings?|facilit(?:y|ies)|sites?|listings?|everything|anything|all|comps|book|warehouses?|offices)\b/i
const ASKS_ANEW = /\b(start over|new search|from scratch|forget everything|reset)\b/i

const REMOVES =
  /\b(?:remove|drop|forget(?: about)?|ignore|get rid of|take out|exclude|excluding|except|without(?= the\b)|leave out|lose|clear|any(?= (?:rent|price|size|type|location|city|year|height|clear|lease|age)))\b/i
const REPLACES =
  /\b(instead|what about|how about|rather|switch to|change (?:it )?to|same (?:for|in)|that compare)\b/i
const WIDENS = /^\s*(?:and|or|plus|add|include|also)\b|\b(?:also|as well|too|add|include)\b/i

/** Whether a question goes on from the rows talked of before, and so narrows or changes them. */
export function isFollowUp(text: string, asked: readonly Criterion[], known: RowSet | null): boolean {
  if (known === null || ASKS_ANEW.test(text)) return false
  if (POINTS_BACK.test(text) || CONTINUES.test(text)) return true
  const namesKind = asked.some(
    (one) => one.kind === 'near' || (one.kind === 'word' && one.field !== 'leaseType' && !one.not),
  )
  const isShort = text.trim().split(/\s+/).length <= 3
  if (namesKind) return isShort && known.criteria.length > 0
  return !AT_LARGE.test(text) || /\bof (?:them|those|these)\b/i.test(text)
}

/** True where something is to be taken out of the criteria. */
export function isRemoval(text: string): boolean {
  return REMOVES.test(text)
}

/** The rows a follow-up asks for. */
export function followUp(text: string, asked: readonly Criterion[], known: RowSet): RowSet {
  if (isRemoval(text)) {
    const positive = asked.map((one) => ('not' in one ? { ...one, not: false } : one))
    const after = REMOVES.exec(text)
    const words = after === null ? '' : text.slice(after.index + after[0].length).toLowerCase()
    const criteria =
      positive.length > 0
        ? without(known.criteria, positive)
        : mattersIn(words).reduce(withoutMatter, [...known.criteria])
    return withCriteria(known, criteria)
  }
  return withCriteria(known, refine(known.criteria, asked, refinementOf(text)))
}

/** Whether a question replaces what was asked before, lets more in, or asks more of it. */
export function refinementOf(text: string): Refinement {
  if (REPLACES.test(text)) return 'replace'
  return WIDENS.test(text) && !/\bonly\b/i.test(text) ? 'widen' : 'add'
}
