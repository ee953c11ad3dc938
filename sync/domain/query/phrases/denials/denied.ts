import type { Criterion } from '../../../criteria/criterion.ts'
import type { Found } from '../../vocabulary/reading.ts'
import { exclusions } from '../../vocabulary/waivers.ts'
import type { Glue } from '../../words/glue-words.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Before, Previous } from '../lead-words.ts'
import { isOfPlace } from '../place-of-choice.ts'

/** "nothing under 20k": a bound that is said by denying its opposite. */
export function isDenial(tokens: readonly Token[], at: number, found: Found): boolean {
  const isBound = found.kind === 'criterion' && found.criterion.kind === 'range'
  return isBound && /^(?:no|not|nothing)$/.test(tokens[at]?.text ?? '')
}

/** "Harris County but Pasadena", "everything in Katy but the office stuff" */
export function isBut(
  tokens: readonly Token[],
  at: number,
  found: Found,
  previous: Previous | null,
): boolean {
  const isPlace = found.kind === 'criterion' && isOfPlace(found.criterion)
  const isAfterPlace =
    previous !== null && ['city', 'zip', 'zone', 'state', 'county'].includes(previous.family)
  const isIn = /^(?:inside|within|in|near|around)$/.test(tokens[at]?.text ?? '')
  // "not Katy but Cypress" asks for the second.
  if (isPlace && isAfterPlace && tokens[at - 1]?.text === 'but') return !isIn && !previous.not
  const isBound = found.kind === 'criterion' && found.criterion.kind === 'range'
  const but = ARTICLE.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1
  if (isBound || tokens[but]?.text !== 'but') return false
  // "every town but Houston", "any warehouse but those in Katy"
  const isOfEach = tokens.slice(Math.max(but - MOST_BETWEEN, 0), but).some(({ text }) => EACH.test(text))
  return isOfEach || tokens.slice(0, but).some(({ text }) => ALL.test(text))
}

/** Tokens from "every" to "but". */
const MOST_BETWEEN = 3
const EACH = /^(?:every|any|each|all)$/

const ARTICLE = /^(?:the|any|an?)$/
const ALL = /^(?:everything|everyone|everybody|everywhere)$/

/** "Katy is out of the question": what stands before is denied, and what was denied already stays so. */
export function withExclusion(
  tokens: readonly Token[],
  found: Found,
  before: Before,
): { found: Found; before: Partial<Before> } | null {
  // "office product excluded"
  const behind = OF_DEALS.test(tokens[found.end]?.text ?? '') ? found.end + 1 : found.end
  const excluded =
    found.kind === 'criterion'
      ? (exclusions.longest(tokens, behind) ?? answeredNo(tokens, found.end, found.criterion))
      : null
  if (excluded === null || found.kind !== 'criterion') return null
  const { end } = excluded
  // "rent can go up to 95 cents"
  if (tokens[end - 1]?.text === 'go' && GOES_ON.test(tokens[end]?.text ?? '')) return null
  // "no docks is a no go": there have to be some.
  const said = tokens.slice(found.end, end).map(({ text }) => text)
  const isKiller = /\bis (?:a )?(?:hard )?(?:no - go|no go|deal breaker|dealbreaker)$/.test(said.join(' '))
  if (before.not && isKiller) return { found: { ...found, end }, before: { not: false, isExclusion: false } }
  if (before.not)
    return { found: { ...found, end }, before: { not: !isOfAnything(tokens, before), isExclusion: false } }
  const turned = found.negated === null ? {} : { criterion: found.negated, negated: found.criterion }
  return { found: { ...found, ...turned, end }, before: {} }
}

const OF_DEALS = /^(?:product|stuff|deals?|leases?|comps?|buildings?|space|spaces|ones|properties|listings)$/
const GOES_ON =
  /^(?:up|down|to|as|higher|lower|over|above|below|under|past|beyond|for|with|either|on|out|bigger|smaller|\d.*|\$)$/

/** "exclude anything before 2028 and anything over 100k": a further thing that is excluded, whatever it is of. */
export function isFurtherExcluded(
  tokens: readonly Token[],
  first: number,
  at: number,
  previous: Previous | null,
): boolean {
  if (previous?.not !== true || !previous.isExclusion) return false
  const stop = tokens.findLastIndex(({ text }, i) => i < first && /^[.;!?]$/.test(text))
  const isVerb = tokens.slice(stop + 1, first).some(({ text }) => EXCLUDES.test(text))
  return (
    isVerb &&
    FURTHER_EXCLUDED.test(
      tokens
        .slice(first, at)
        .map(({ text }) => text)
        .join(' '),
    )
  )
}

/** "not in Katy and anything 28 clear" asks for the second. */
const EXCLUDES =
  /^(?:exclud(?:e|es|ing)|skip|skipping|leave|omit|omitting|avoid|avoiding|toss|ditch|nix|kill|drop|dropping|remove|removing|strike|rule|eliminate|ignore|ignoring|lose)$/

const FURTHER_EXCLUDED =
  /^(?:'s? )?(?:(?:deals?|listings?|leases?|comps?|stuff|ones|spaces?|buildings?|properties) )?(?:, )?(?:and|or|nor|plus)(?: also| then)? (?:anything|anyone|any|those|ones|everything|all)\b(?! (?:else|but|except|other))/

/** "docks? no", "Rail: none", "crane no, rail yes": of a form; of a place the next one takes its place. "Rail not served" too. */
function answeredNo(tokens: readonly Token[], at: number, asked: Criterion): { end: number } | null {
  const isDoors = asked.kind === 'range' && /Doors$/.test(asked.field)
  if (asked.kind !== 'amenity' && asked.kind !== 'rail' && !isDoors) return null
  const behind = notThere.longest(tokens, at)
  if (behind !== null) return behind
  const answer = /^[?:]$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const next = tokens[answer + 1]
  const isNo = /^(?:no|none|nope)$/.test(tokens[answer]?.text ?? '')
  return isNo && (next === undefined || next.kind === 'sign') ? { end: answer + 1 } : null
}

const notThere = phraseTable([
  [
    true,
    ['not', 'is not', 'are not', "isn't", "aren't"]
      .flatMap((not) =>
        'served|available|present|provided|there|offered|on site|equipped'
          .split('|')
          .map((what) => `${not} ${what}`),
      )
      .join('|'),
  ],
  [true, 'unavailable|absent'],
])

/** "anything not NNN is out": what is not so is denied, and it is asked for. */
function isOfAnything(tokens: readonly Token[], { start }: Before): boolean {
  return tokens.slice(Math.max(start - 2, 0), start).some(({ text }) => ANYTHING.test(text))
}

const ANYTHING =
  /^(?:anything|anyone|those|ones|buildings?|properties|property|spaces?|whatever|everything|listings?)$/

/** Only a place is outside of something: "an outside yard" is a yard. "don't bother with Pasadena" leaves it out. */
export function deniesFound({ not, isOutside, isWaived }: Before, found: Found | null): boolean {
  if (!isOutside || found?.kind !== 'criterion') return not
  const { criterion } = found
  const isPlace = isOfPlace(criterion) || criterion.kind === 'near' || isState(criterion)
  return isWaived ? isPlace || isOfKind(criterion) : not && isPlace
}

function isOfKind(criterion: Criterion): boolean {
  return criterion.kind === 'party' || (criterion.kind === 'word' && criterion.field === 'propertyType')
}

function isState(criterion: Criterion): boolean {
  return criterion.kind === 'word' && (criterion.field === 'state' || criterion.field === 'submarket')
}

/** "excluding anything leased on a gross basis": the verb between what is denied and its denial says nothing. */
export function verbOfDenied(
  tokens: readonly Token[],
  at: number,
  { not }: Before,
): { value: Glue; end: number } | null {
  return not && VERBS_OF_DENIED.test(tokens[at]?.text ?? '')
    ? { value: { kind: 'noise' }, end: at + 1 }
    : null
}

const VERBS_OF_DENIED =
  /^(?:leased|rented|quoted|offered|written|structured|done|let|set|running|going|being|equipped|served|wish|wishes|wishing|like|love|care|choose|opt)$/

/** Whether what is asked belongs to words that were denied before it: then it is not asked for itself. */
export function isOfWhatIsDenied(
  tokens: readonly Token[],
  first: number,
  at: number,
  asked: { criterion: Criterion; family: Previous['family'] },
  goesOn: boolean,
): boolean {
  return (
    isBoundToDenied(tokens, first, at, asked.criterion) || (goesOn && isPartOfDenied(asked, asked.family))
  )
}

/** "no freezers with docks", "no food plants over 20k": what is bound to something denied is not asked for itself. */
function isBoundToDenied(tokens: readonly Token[], first: number, at: number, criterion: Criterion): boolean {
  if (isOfPlace(criterion) || criterion.kind === 'near' || isState(criterion)) return false
  const between = tokens.slice(first, at).map(({ text }) => text)
  const isBound =
    between.some((word) => BINDS.test(word)) && between.every((word) => BINDS_OR_SAYS.test(word))
  const isFurtherBound = criterion.kind === 'range' && BOUNDS.test(tokens[at]?.text ?? '') && at === first
  return isBound || isFurtherBound
}

const BINDS = /^(?:on|as|with|that|which|whose|having|under|per)$/
const BINDS_OR_SAYS = /^(?:on|as|with|that|which|whose|having|under|per|an?|the|has|have|is|are)$/
const BOUNDS = /^(?:over|under|above|below|less|more|larger|smaller|bigger|fewer|greater)$/

/** "no shared docks", "no food plants": what is denied is not just any. */
function isPartOfDenied({ criterion }: { criterion: Criterion }, family: Previous['family']): boolean {
  return family === 'amenity' || (criterion.kind === 'word' && criterion.field === 'propertyType')
}

/** "drop any warehouse that sold above $120 a foot": what follows the type is denied, and the type is not. */
export function isClauseOf(tokens: readonly Token[], found: Found, before: Before): boolean {
  const isType =
    found.kind === 'criterion' && found.criterion.kind === 'word' && found.criterion.field === 'propertyType'
  return isType && before.not && before.isExclusion && /^(?:that|which)$/.test(tokens[found.end]?.text ?? '')
}

/** "docks don't matter, but I want sprinklers": a further clause is not denied with the one before. */
export function beginsAnew(between: readonly Token[]): boolean {
  return between.some(
    ({ kind, text }) => kind === 'sign' || /^(?:but|i|we|want|wants|need|needs)$/.test(text),
  )
}
