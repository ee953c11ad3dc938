import type { Criterion } from '../../../criteria/criterion.ts'
import type { Found } from '../../vocabulary/reading.ts'
import { deniedNeeds, needs, waivers } from '../../vocabulary/waivers.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Before, Previous } from '../lead-words.ts'
import { phraseFamily } from '../phrase-family.ts'
import { isNoNeed } from './forgotten.ts'

type FoundCriterion = Extract<Found, { kind: 'criterion' }>

/** Where the words end that say that what stands before them is not needed: "rail not required". */
export function waiverAfter(
  tokens: readonly Token[],
  { end: at, criterion }: FoundCriterion,
  isDenied: boolean,
): number | null {
  // "35k would be ideal", "100k or so would be great" is the size that is wanted.
  const isSize = criterion.kind === 'range' && criterion.field === 'squareFootage'
  const first = isSize ? waivers.longest(tokens, at) : null
  if (first !== null && /^(?:ideal|great|perfect|good|best)$/.test(tokens[first.end - 1]?.text ?? ''))
    return null
  const needed = isDenied ? needs.longest(tokens, at) : null
  if (needed !== null) return needed.end
  const answered = waivedInForm(tokens, at)
  if (answered !== null) return answered
  let end = at
  // "would be great but not needed"
  for (let said = waivers.longest(tokens, end); said !== null; said = waivers.longest(tokens, end)) {
    // "Houston, don't care about docks"
    if (/^cares?$/.test(tokens[said.end - 1]?.text ?? '') && OF_NEXT.test(tokens[said.end]?.text ?? '')) break
    end = said.end
  }
  return end > at
    ? end
    : (waivedTogether(tokens, at, criterion) ??
        orWithout(tokens, at) ??
        (isLoneNot(tokens, at) ? at + 1 : null))
}

/** "office and heat don't matter" */
function waivedTogether(tokens: readonly Token[], at: number, { kind }: Criterion): number | null {
  const isFeature = kind === 'amenity' || kind === 'rail'
  const isJoined = /^(?:and|or|nor)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'word'
  const waiver = isFeature && isJoined ? waivers.longest(tokens, at + 2) : null
  return waiver !== null && isNoNeed(tokens, at + 2, waiver.end) ? waiver.end : null
}

const OF_NEXT = /^(?:about|if|whether|how|what|where|which|for|on|when)$/

/** "crane? don't care", "Rail: not required", "Docks - none needed": an answer of its own. */
function waivedInForm(tokens: readonly Token[], at: number): number | null {
  const sign = tokens[at]?.text ?? ''
  if (!/^[?:,-]$/.test(sign)) return null
  const denied = deniedNeeds.longest(tokens, at + 1)
  if (/^[?:]$/.test(sign)) {
    let start = at + 1
    while (/^(?:[.,-]|he|she|they|we|i|it|client)$/.test(tokens[start]?.text ?? '')) start++
    return (denied ?? waivers.longest(tokens, start) ?? answers.longest(tokens, start))?.end ?? null
  }
  const next = tokens[denied?.end ?? at]
  return denied !== null && (next === undefined || next.kind === 'sign') ? denied.end : null
}

const answers = phraseTable([[true, 'n / a|na|no preference|any|open|flexible|tbd|whatever']])

/** "crane or no crane" */
function orWithout(tokens: readonly Token[], at: number): number | null {
  const isSame = tokens[at - 1]?.text === tokens[at + 2]?.text
  return tokens[at]?.text === 'or' && tokens[at + 1]?.text === 'no' && isSame ? at + 3 : null
}

/** "power required, sprinklers not" */
function isLoneNot(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return tokens[at]?.text === 'not' && (next === undefined || /^[,;.]$/.test(next.text))
}

/** "don't need docks or rail"; "don't bother with Pasadena" leaves it out. */
export function isWaived(found: FoundCriterion, before: Before, previous: Previous | null): boolean {
  if (before.isWaived) return !before.not
  return (
    previous?.isWaived === true && before.joined === 'or' && previous.family === phraseFamily(found.criterion)
  )
}

/** "NNN or modified gross either way": of two that are both right neither is waived. */
export function isEitherWay(
  tokens: readonly Token[],
  found: FoundCriterion,
  before: Before,
  previous: Previous | null,
): boolean {
  const { end, criterion } = found
  const family = phraseFamily(criterion)
  const waiver = family === 'amenity' || family === 'other' ? null : waivers.longest(tokens, end)
  const words = tokens.slice(end, waiver?.end ?? end).map(({ text }) => text)
  return (
    EITHER_WAY.test(words.join(' ')) &&
    before.joined === 'or' &&
    previous?.family === family &&
    !previous.isWaived
  )
}

const EITHER_WAY =
  /^(?:either way|whatever|(?:is |are )?(?:fine|ok|okay|acceptable)|doesn't matter|works too)$/

/** "dock or grade doesn't matter": neither does the one before. */
export function waivesBoth(found: FoundCriterion, before: Before, previous: Previous | null): boolean {
  const family = phraseFamily(found.criterion)
  return before.joined === 'or' && family === 'amenity' && previous?.family === family && !previous.isWaived
}

/** Tokens around a waived phrase that may say that it was wanted before. */
const MOST_AROUND = 4
const CHANGED_MIND = /^(?:then|longer|anymore|wait|all)$/

/** "he asked for rail, but then said rail isn't necessary": what was asked for before is not any more. */
export function withoutWaived<T extends { criterion: Criterion }>(
  tokens: readonly Token[],
  phrases: T[],
  { criterion: waived, end }: FoundCriterion,
  at: number,
): T[] {
  const around = tokens.slice(Math.max(at - MOST_AROUND, 0), end + MOST_AROUND)
  if (!around.some(({ text }) => CHANGED_MIND.test(text))) return phrases
  const isSame = ({ criterion }: T) =>
    (criterion.kind === 'amenity' && waived.kind === 'amenity' && criterion.amenity === waived.amenity) ||
    (criterion.kind === 'rail' && waived.kind === 'rail')
  return phrases.filter((phrase) => !isSame(phrase))
}
