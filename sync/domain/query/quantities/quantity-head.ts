import { boundNouns, type Comparator, comparators } from '../amounts/comparators.ts'
import { isMoney, readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import { type Noun, nounBeforeUnit, nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** "under their current 95 cents" */
const OWN = ['their', 'his', 'her', 'our', 'my', 'its', 'the'].flatMap((whose) =>
  ['current', 'existing', 'present', 'own'].map((today) => `${whose} ${today}`),
)
const binders = phraseTable([
  [true, ':|=|of|is|are|at|a|the year|year|like|say|, like|, say|, call it'],
  [true, OWN.join('|')],
])
/** "opex should not exceed $3", "the height must be 28 or more". */
export const modals = phraseTable([
  [
    true,
    'should|should be|should be at|must|must be|must be at|can|can be|may|may be|shall|shall be|will|will be|to|to be|has to be|have to be|needs to be|need to be|ought to be|is to be|would be|had better be|is|are|of|that is|that are|which is|running|runs|run|coming in|comes in|that does|does|do|was|were|being|averaging|averaged|averages|was at|were at',
  ],
])

/** What stands before a figure. */
export interface Head {
  noun: Noun | null
  comparator: Comparator | null
  end: number
}

export const NO_HEAD: Head = { noun: null, comparator: null, end: 0 }

/** A noun, a comparator, or both in either order: "clear height of at least", "min clear". */
export function readHead(tokens: readonly Token[], at: number): Head {
  const named = readNounBefore(tokens, at)
  // "ceiling on rent": a bound, and no height.
  const leading = comparators.longest(tokens, at)
  const amount = leading === null ? null : readAmount(tokens, leading.end)
  const isNoHeight = amount !== null && (amount.multiplier > 1 || isMoney(amount))
  const isBoundOf =
    leading?.value.field === null && (leading.end > named.end || (leading.end === named.end && isNoHeight))
  const before = isBoundOf ? { noun: null, end: at } : named
  const bound = before.noun === null ? null : boundNouns.longest(tokens, before.end)
  const compared = bound ?? comparators.longest(tokens, before.end)
  if (compared === null) return { ...before, comparator: upToAmount(tokens, at, before) }
  const comparator = compared.value
  const compareEnd = pastPoint(tokens, compared.end)
  // The "a" of "under a dollar" is the figure.
  const figure =
    readAmount(tokens, compareEnd) === null
      ? (binders.longest(tokens, compareEnd)?.end ?? compareEnd)
      : compareEnd
  return before.noun !== null
    ? { ...before, comparator, end: figure }
    : { ...readNounBefore(tokens, figure), comparator }
}

/** "rent to $0.76, opex to 24 cents": at most so much. "raise the rent to $1" says what it becomes. */
function upToAmount(
  tokens: readonly Token[],
  at: number,
  { noun, end }: Omit<Head, 'comparator'>,
): Comparator | null {
  if (noun === null || wordsFor(noun.field).money === undefined || tokens[end - 1]?.text !== 'to') return null
  const before = tokens.slice(Math.max(0, at - 3), at)
  return before.some(({ text }) => CHANGES.test(text)) ? null : UP_TO
}

const UP_TO: Comparator = { side: 'max', isStrict: false, field: null }
const CHANGES =
  /^(?:raise|lower|bump|move|change|set|take|bring|drop|cut|increase|decrease|reduce|adjust|go|switch|loosen|widen|push|stretch|relax|ease|make|from|between)s?$/

function readNounBefore(tokens: readonly Token[], at: number): { noun: Noun | null; end: number } {
  const found = nouns.longest(tokens, at) ?? readNounOfUnit(tokens, at)
  if (found === null) return { noun: null, end: at }
  const modal = modals.longest(tokens, found.end)
  if (modal !== null && isBound(tokens, modal.end)) return { noun: found.value, end: modal.end }
  const isCompared = comparators.longest(tokens, found.end) !== null
  const end = isCompared
    ? found.end
    : (binders.longest(tokens, found.end)?.end ?? pastPoint(tokens, found.end))
  return { noun: found.value, end }
}

/** "leased over 80%", "occupied 10-95%": the unit behind the last of the figures says what the word is. */
function readNounOfUnit(tokens: readonly Token[], at: number): { value: Noun; end: number } | null {
  const noun = nounBeforeUnit(tokens, at)
  if (noun === null) return null
  const low = readAmount(tokens, comparators.longest(tokens, noun.end)?.end ?? noun.end)
  const isRange = low !== null && /^(?:-|to|and)$/.test(tokens[low.end]?.text ?? '')
  const last = isRange ? readAmount(tokens, low.end + 1) : low
  return last !== null && units.longest(tokens, last.end)?.value === noun.unit ? noun : null
}

/** A comparator with its figure, or after a modal verb the figure alone. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const compared = comparators.longest(tokens, at)
  return readAmount(tokens, compared === null ? at : pastPoint(tokens, compared.end)) !== null
}

/** "min. 30", "clr. 30": past the point of an abbreviation. */
function pastPoint(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  return token?.text === '.' && token.glued ? at + 1 : at
}
