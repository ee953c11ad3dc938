import type { BoundFigure, PartyField } from '../../../criteria/asked-fields.ts'
import type { Criterion } from '../../../criteria/criterion.ts'
import { comparators } from '../../amounts/comparators.ts'
import { type Amount, isMoney, readAmount } from '../../amounts/read-amount.ts'
import { wordsFor } from '../../fields/words-for.ts'
import { fieldOf, roles } from '../../parties/role-words.ts'
import { canBe } from '../../quantities/field-of-quantity.ts'
import { readFigures } from '../../quantities/read-figures.ts'
import { readDistance } from '../../quantities/readers/read-distance.ts'
import { aboutFigure, isAbout } from '../../quantities/said/about.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { spokenHundreds } from '../../words/number-phrase.ts'
import { phraseTable } from '../../words/phrase-table.ts'

/** What takes back the words before it. */
export const takeBackCues = phraseTable([
  [
    true,
    "no sorry|sorry|sorry no|oh sorry|oops|whoops|no wait|wait|wait no|no hold on|hold on|scratch that|no scratch that|strike that|check that|correction|my mistake|my bad|make it|make that|no make it|no make that|let's make it|let's make that|better make it|i mean|i meant|no i mean|no i meant|actually|no actually|actually no|actually make it|or rather|let's say|well let's say|or let's say|no let's say|on second thought|on second thoughts|no change that to|change that to|ok just|okay just|well just|actually just|ok only|ok make it|okay make it|ok make that|ok let's say|ok say|no perdón|perdón|no perdon|perdon",
  ],
])
/** What follows these words is a further wish, and takes nothing back. */
const FURTHER =
  /^(?:also|and|or|plus|with|without|not|no|if|only|just|any|anything|maybe|drop|lose|skip|forget|remove|ditch|nix|strike|scratch)$/
const PLACES: ReadonlySet<string> = new Set(['city', 'zip', 'county'])

/** Where the words end that take back what was said: "Cypress, no wait, Conroe", "built 2018, no, 2019". */
export function takenBackAt(tokens: readonly Token[], at: number): number | null {
  const said = takeBackCues.longest(tokens, at)
  const cue = said?.end ?? (isLoneNo(tokens, at) ? at + 1 : null)
  // "actually no rail" after another turn denies it.
  const isDenial = at === 0 && tokens[(cue ?? 0) - 1]?.text === 'no' && tokens[cue ?? 0]?.kind === 'word'
  if (cue === null || isDenial) return null
  let end = cue
  while (/^[,.-]$/.test(tokens[end]?.text ?? '')) end++
  const isFurther = FURTHER.test(tokens[end]?.text ?? '') && takeBackCues.longest(tokens, end) === null
  return isFurther ? null : end
}

/** "they said Katy, then Cypress instead": it takes the place of what was said of its kind. */
export function isInstead(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'instead' && tokens[at + 1]?.text !== 'of'
}

function isLoneNo(tokens: readonly Token[], at: number): boolean {
  const isSign = (token: Token | undefined) => /^[,.;?-]$/.test(token?.text ?? '')
  return (
    /^(?:no|nah|nope|well|er|erm|uh|um)$/.test(tokens[at]?.text ?? '') &&
    isSign(tokens[at - 1]) &&
    isSign(tokens[at + 1])
  )
}

interface Phrase {
  criterion: Criterion
}

interface Retaken {
  dropped: Criterion | null
  before: number
}

/**
 * Drops what a criterion takes the place of: the last run of phrases of its kind among the first `before`. Returns the
 * first one dropped, and how many are left of those first ones.
 */
function dropTakenBack(phrases: Phrase[], criterion: Criterion, before: number): Retaken {
  const kind = kindOf(criterion)
  const last = phrases.findLastIndex((phrase, i) => i < before && kindOf(phrase.criterion) === kind)
  if (last < 0) return { dropped: null, before }
  let first = last
  while (first > 0 && kindOf((phrases[first - 1] as Phrase).criterion) === kind) first--
  const [dropped] = phrases.splice(first, last - first + 1)
  return { dropped: dropped?.criterion ?? null, before: before - (last - first + 1) }
}

/** "scratch that, 25k in Conroe": what is said anew goes on, to the next comma. */
function goesOnAnew(next: Token | undefined): boolean {
  return next?.kind === 'word' && !/^(?:and|or|also|plus|but|with|without)$/.test(next.text)
}

/** Lets a phrase take the place of one said before words that take it back; returns how long that goes on. */
export function saidAnew(
  reading: Reading,
  phrases: Phrase[],
  asked: Phrase,
  before: number,
  at: number,
  end: number,
): number | null {
  const retaken = dropTakenBack(phrases, asked.criterion, before)
  if (retaken.dropped !== null) asked.criterion = withBoundOf(reading, at, asked.criterion, retaken.dropped)
  return goesOnAnew(reading.tokens[end]) ? retaken.before : null
}

function kindOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'word':
      return PLACES.has(criterion.field) ? 'place' : criterion.field
    case 'zone':
    case 'near':
      return 'place'
    case 'range':
    case 'date':
    case 'party':
    case 'moment':
      return `${criterion.kind} ${criterion.field}`
    case 'holds':
      return `holds ${criterion.field} ${criterion.column ?? ''}`
    case 'amenity':
      return criterion.amenity
    case 'rail':
    case 'either':
    case 'text':
    case 'area':
    case 'view':
      return criterion.kind
  }
}

/** "at least 20k sf, sorry, 30k sf": a figure alone has the bound of the one it takes the place of. */
function withBoundOf(reading: Reading, at: number, criterion: Criterion, dropped: Criterion): Criterion {
  if (criterion.kind !== 'range' || dropped.kind !== 'range') return criterion
  const { min, max } = {
    ...dropped,
    ...(criterion.min === null ? { max: criterion.max } : { min: criterion.min }),
  }
  // "100 to 150k, no wait, 200k max": the other end stays.
  const isOneEnd = (criterion.min === null) !== (criterion.max === null)
  if (isOneEnd && min !== null && max !== null && min < max && !isAbout(dropped))
    return { ...criterion, min, max }
  if (criterion.min === null || criterion.max === null) return criterion
  if ((dropped.min === null) === (dropped.max === null)) return criterion
  if (comparators.longest(reading.tokens, at) !== null) return criterion
  const figures = readFigures(reading, at, null, false)
  if (figures === null || figures.high !== null || figures.tail.comparator !== null) return criterion
  return oneBound(dropped, (criterion.min + criterion.max) / 2)
}

function oneBound(like: Range, value: number): Criterion {
  const rounded = Number(value.toFixed(6))
  return { ...like, min: like.min === null ? null : rounded, max: like.max === null ? null : rounded }
}

/** "32 clear, scratch that, 36", "within 5 miles of Katy, make it 7": another figure for what was said. */
export function lastRetaken<T extends Phrase>(
  { tokens }: Reading,
  phrases: readonly T[],
  at: number,
): { phrase: T; criterion: Criterion; end: number } | null {
  const distance = readDistance(tokens, at)
  const near = distance === null ? undefined : phrases.findLast(({ criterion }) => isAround(criterion))
  if (distance !== null && near !== undefined)
    return isEnd(tokens, distance.end)
      ? { phrase: near, criterion: withMiles(near.criterion, distance.miles), end: distance.end }
      : null
  const party = phrases.at(-1)
  const role = party?.criterion.kind === 'party' ? roleInstead(tokens, at) : null
  if (role !== null && party?.criterion.kind === 'party')
    return { phrase: party, criterion: { ...party.criterion, field: role.field }, end: role.end }
  // "75 to 90 cents NNN, make it 80": the figure of before the lease type.
  const phrase = phrases.at(-1)?.criterion.kind === 'word' ? phrases.at(-2) : phrases.at(-1)
  const amount = readAmount(tokens, at)
  if (amount === null || phrase?.criterion.kind !== 'range') return null
  const { criterion } = phrase
  const range = rangeInstead(tokens, at, criterion)
  if (range !== null) return { phrase, ...range }
  if (isMoney(amount) || !isEnd(tokens, amount.end) || !canBe(criterion.field, amount)) return null
  const value = inFieldOf(criterion.field, amount.value)
  return value === null ? null : { phrase, criterion: withValue(criterion, value), end: amount.end }
}

/** "was the buyer, I mean the seller": another role of the same name. */
function roleInstead(tokens: readonly Token[], at: number): { field: PartyField; end: number } | null {
  const start = /^(?:the|a|as)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const role = roles.longest(tokens, start)
  return role === null || !isEnd(tokens, role.end) ? null : { field: fieldOf(role.value), end: role.end }
}

/** "75 to 90 cents, make it 80 to 95": two figures in the place of two, and of the same scale. */
function rangeInstead(
  tokens: readonly Token[],
  at: number,
  { field, min, max }: Range,
): { criterion: Range; end: number } | null {
  const low = endOfRange(tokens, at)
  const isRange = low !== null && /^(?:-|to|and)$/.test(tokens[low.end]?.text ?? '')
  const high = isRange ? endOfRange(tokens, low.end + 1) : null
  if (low === null || high === null || min === null || max === null || isMoney(low) || isMoney(high))
    return null
  const next = tokens[high.end]
  if (!isEnd(tokens, high.end) && !/^(?:in|near|with|and|or)$/.test(next?.text ?? '')) return null
  const scale = [1, 1_000, 0.01].find((by) => isLike(low.value * by, min) && isLike(high.value * by, max))
  if (scale === undefined || low.value >= high.value) return null
  const [first, last] = [low.value * scale, high.value * scale].map((value) => Number(value.toFixed(6))) as [
    number,
    number,
  ]
  return { criterion: { kind: 'range', field, min: first, max: last }, end: high.end }
}

/** "one fifty" is a hundred and fifty. */
function endOfRange(tokens: readonly Token[], at: number): Amount | null {
  const spoken = spokenHundreds(tokens, at)
  if (spoken === null) return readAmount(tokens, at)
  return { ...spoken, multiplier: 1, hasDollar: false, hasCents: false, isDecade: false, digits: '' }
}

/** So near to a figure that it can be meant instead of it. */
function isLike(value: number, known: number): boolean {
  return value >= known / MOST_TIMES && value <= known * MOST_TIMES
}

const MOST_TIMES = 8

type Range = Extract<Criterion, { kind: 'range' }>

/** The same bound or the same reach around another figure; of two ends the one that it lies beyond. */
function withValue(range: Range, value: number): Criterion {
  const { min, max } = range
  if (min === null || max === null) return oneBound(range, value)
  if (isAbout(range)) return aboutFigure(range.field, value)
  if (min === max) return { ...range, min: value, max: value }
  return value > min ? { ...range, max: value } : { ...range, min: value }
}

function isAround(criterion: Criterion): boolean {
  return criterion.kind === 'near' || (criterion.kind === 'zone' && criterion.around !== null)
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  return next === undefined || (next.kind === 'sign' && /^[,;.)]$/.test(next.text))
}

/** "20k, no, 30" is of thousands; of money nothing is guessed. */
function inFieldOf(field: BoundFigure, value: number): number | null {
  const { area, money } = wordsFor(field)
  if (money !== undefined) return null
  return area === 'sf' && value < 1_000 ? value * 1_000 : value
}

function withMiles(place: Criterion, miles: number): Criterion {
  if (place.kind === 'near') return { ...place, miles }
  if (place.kind !== 'zone') return place
  return { ...place, circles: place.circles.map((circle) => ({ ...circle, miles })), around: miles }
}
