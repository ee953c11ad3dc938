import type { Criterion } from '../../../criteria/criterion.ts'
import type { Range } from '../../../criteria/range.ts'
import { comparators } from '../../amounts/comparators.ts'
import { readFigures } from '../../quantities/read-figures.ts'
import { isAbout } from '../../quantities/said/about.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'

/** What takes back the words before it. */
export const takeBackCues = phraseTable([
  [
    true,
    "no sorry|sorry|sorry no|oh sorry|oops|whoops|no wait|wait|wait no|no hold on|hold on|no hang on|hang on|scratch that|no scratch that|strike that|check that|correction|my mistake|my bad|make it|make that|no make it|no make that|let's make it|let's make that|better make it|i mean|i meant|no i mean|no i meant|actually|no actually|actually no|actually make it|or rather|let's say|well let's say|or let's say|no let's say|on second thought|on second thoughts|no change that to|change that to|ok just|okay just|well just|actually just|ok only|ok make it|okay make it|ok make that|ok let's say|ok say|no perdón|perdón|no perdon|perdon",
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

export interface Phrase {
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
    case 'stated':
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

/** A bound of the same side, at another value. */
export function oneBound(like: Range, value: number): Criterion {
  const rounded = Number(value.toFixed(6))
  return { ...like, min: like.min === null ? null : rounded, max: like.max === null ? null : rounded }
}
