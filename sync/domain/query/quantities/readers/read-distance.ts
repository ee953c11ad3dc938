import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { nouns } from '../../fields/nouns.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'

export interface Distance {
  miles: number
  /** The token after it, and after a word such as "of". */
  end: number
  /** No unit was said: it is one only where a place that is known follows. */
  isBare?: boolean
}

const MILES_PER_KILOMETER = 0.621371
/** How many straight-line miles a truck covers in a minute, as people reckon. */
export const MILES_PER_MINUTE = 0.5
const FARTHEST_MILES = 1_000
/** Miles: a larger number after "radius" is of something else. */
const MOST_RADIUS = 60

/** "can't be more than a mile from" */
const NO_FARTHER = [
  "can't be",
  'cannot be',
  'can not be',
  "shouldn't be",
  'should not be',
  'must not be',
  "mustn't be",
  "can't go",
  'cannot go',
  "won't go",
  "can't be any",
  'cannot be any',
  'not be',
  'never',
  "don't want to be",
  "doesn't want to be",
]
  .flatMap((no) =>
    ['more', 'farther', 'further', 'over', 'past'].map(
      (far) => `${no} ${/^(?:over|past)$/.test(far) ? far : `${far} than`}`,
    ),
  )
  .flatMap((said) => [said, `${said} about`])
  .join('|')

const bounds = phraseTable([
  [true, NO_FARTHER],
  [
    true,
    'within|within a|within about|in a|inside|inside of|inside a|less than|under|up to|at most|no more than|no farther than|no further than|nothing farther than|nothing further than|not beyond|not more than|not farther than|not more far than|no more far than|not more far away than|not further than|a|an|radius|radius of|max|maximum|about|around|roughly|approximately|approx|~|<|<=|everything within|anything within|say|call it|maybe|go out|going out|out to',
  ],
])
const units = phraseTable([
  [
    1,
    'mi|mi .|mile|miles|mi radius|mile radius|miles radius|mile ring|mile circle|mi ring|mi circle|mile zone|mile range|mile buffer',
  ],
  [MILES_PER_KILOMETER, 'km|kms|kilometer|kilometers|kilometre|kilometres|km radius|kilometer radius'],
  [
    MILES_PER_MINUTE,
    'min|mins|minute|minutes|minute drive|minutes drive|min drive|minute drive time|minute radius',
  ],
  [
    MILES_PER_MINUTE * 60,
    'hour|hours|hr|hrs|hour drive|hours drive|hr drive|hour drive time|hours drive time',
  ],
])
const within = phraseTable([[true, 'within|w in|w / in|inside|inside of|in a radius of|anything within']])
/** Hours: a longer drive is no place to be near to; "24 hours" is when something is open. */
const MOST_HOURS = 3
const EVERY_WAY = [
  'any direction',
  'either direction',
  'every direction',
  'all directions',
  'both directions',
]
const EVERY_SIDE = ['either side', 'each side', 'both sides', 'any side', 'every side', 'all sides']
/** "two miles either way from": which way it is changes nothing. */
export const WAYS_FROM = [
  ...[...EVERY_WAY, ...EVERY_SIDE].flatMap((ways) => [ways, `in ${ways}`, `on ${ways}`]),
  ...[
    'either way',
    'each way',
    'any way',
    'both ways',
    'as the crow flies',
    'in a straight line',
    'straight line',
  ],
]
  .flatMap((ways) => ['from', 'of', 'around'].map((from) => `${ways} ${from}`))
  .join('|')
const froms = phraseTable([
  [
    true,
    'of|:|from|therefrom|around|to|near|away from|out from|radius of|radius around|radius from|drive of|drive from|drive to|off|off of|all around',
  ],
  [true, WAYS_FROM],
])
const behindWords = phraseTable([
  [
    true,
    "and pull|and pull a|, pull|, pull a|and give me a|and draw a|and do a|within|within a|first|first ,|first , within|first within|on top ,|plus|+|(|,|,within|inside|, let's say|, say|let's say|, call it|, maybe",
  ],
])
/** "half a mile or less from", "five miles at most from" */
const limits = phraseTable([[true, 'or less|or closer|or so|at most|at the most|max|tops|give or take']])
const parts = phraseTable([
  [0.5, 'half|half a|half an|a half|one half|1 / 2|1 / 2 a'],
  [0.25, 'quarter|quarter of a|a quarter|1 / 4'],
  [0.75, 'three quarters of a|three quarter|3 / 4'],
])

/** The token after "or less", where it stands behind a distance. */
export function endOfLimit(tokens: readonly Token[], at: number): number {
  return limits.longest(tokens, at)?.end ?? at
}

/** "within 5 miles of", "half mile around", "10 km from": what a place follows. */
export function readDistanceBefore(tokens: readonly Token[], at: number): Distance | null {
  const start = bounds.longest(tokens, at)?.end ?? at
  const distance = readDistance(tokens, start) ?? radiusAlone(tokens, start)
  if (distance === null) return milesWithoutUnit(tokens, at)
  const end = endOfLimit(tokens, distance.end)
  const from = froms.longest(tokens, end)
  if (from !== null) return { miles: distance.miles, end: from.end }
  // "five mile ring, 29.7355, -95.0120"
  const isRing = /^(?:ring|radius|circle)$/.test(tokens[end - 1]?.text ?? '') && tokens[end]?.text === ','
  return isRing && tokens[end + 1]?.kind === 'number' ? { miles: distance.miles, end: end + 1 } : null
}

/** "within 5 of", "5 around": miles, where the number can be of nothing else. */
export function milesWithoutUnit(tokens: readonly Token[], at: number): Distance | null {
  const bound = within.longest(tokens, at)
  const start = bound?.end ?? at
  const number = tokens[start]
  const miles = number?.kind === 'number' && /^\d{1,2}(?:\.\d+)?$/.test(number.text) ? Number(number.text) : 0
  const from = tokens[start + 1]
  if (!(miles > 0) || miles > MOST_RADIUS || from?.kind !== 'word' || from.glued) return null
  const isEnd = /^(?:-|–|to|and|\/|\$)$/.test(tokens[at - 1]?.text ?? '')
  const isSaid = bound === null ? from.text === 'around' && !isEnd : /^(?:of|from|around)$/.test(from.text)
  return isSaid ? { miles, end: start + 2, isBare: true } : null
}

/** "within 5 miles", "2mi": how far, where the place stands right behind it. */
export function readDistanceAlone(tokens: readonly Token[], at: number): Distance | null {
  return readDistance(tokens, bounds.longest(tokens, at)?.end ?? at)
}

/** "(5 mi)", "within 5 miles", "5-mile radius", "r 3" behind a place. */
export function readDistanceBehind(tokens: readonly Token[], at: number): Distance | null {
  const radius = readRadius(tokens, tokens[at]?.text === ',' ? at + 1 : at)
  if (radius !== null) return radius
  const words = behindWords.longest(tokens, at)
  const start = words?.end ?? at
  const distance = readDistance(tokens, bounds.longest(tokens, start)?.end ?? start)
  if (distance === null || froms.longest(tokens, distance.end) !== null) return null
  const isClosed = tokens[at]?.text === '(' && tokens[distance.end]?.text === ')'
  return isClosed ? { ...distance, end: distance.end + 1 } : distance
}

const radii = phraseTable([
  [
    true,
    'r|rad|radius|radius of|a radius of|with radius|with radius of|with a radius|with a radius of|in a radius of|within a radius of|and a radius of|for a radius of|to a radius of',
  ],
])

/** "r 3", "rad. 2.5 mi", "radius = 3", "with a radius of 12 miles": miles, where no other unit is said. */
export function readRadius(tokens: readonly Token[], at: number): Distance | null {
  const said = radii.longest(tokens, at)
  if (said === null) return null
  const start = /^[:=.]$/.test(tokens[said.end]?.text ?? '') ? said.end + 1 : said.end
  const distance = readDistance(tokens, start)
  if (distance !== null) return froms.longest(tokens, distance.end) === null ? distance : null
  const number = tokens[start]
  const next = tokens[start + 1]
  const isPlain = number?.kind === 'number' && (next === undefined || next.kind === 'sign' || !next.glued)
  const miles = isPlain ? Number(number.text) : 0
  return miles > 0 && miles <= MOST_RADIUS ? { miles, end: start + 1 } : null
}

/** "radius of 5 around", "a 3 radius of": miles, where no other unit is said. */
function radiusAlone(tokens: readonly Token[], at: number): Distance | null {
  const number = tokens[at]
  const miles = number?.kind === 'number' ? Number(number.text) : 0
  if (!(miles > 0) || miles > MOST_RADIUS) return null
  const isBefore = tokens.slice(Math.max(at - 2, 0), at).some(({ text }) => text === 'radius')
  if (isBefore) return { miles, end: at + 1 }
  return tokens[at + 1]?.text === 'radius' ? { miles, end: at + 2 } : null
}

export function readDistance(tokens: readonly Token[], at: number): Distance | null {
  const part = parts.longest(tokens, at)
  const isOne =
    units.longest(tokens, at) !== null &&
    (/^(?:an?|one)$/.test(tokens[at - 1]?.text ?? '') ||
      (tokens[at]?.text === 'mile' && tokens[at - 1]?.kind !== 'number'))
  const amount = isOne
    ? { value: 1, end: at, hasDollar: false, hasCents: false, isDecade: false }
    : part === null
      ? readAmount(tokens, at)
      : { value: part.value, end: part.end, hasDollar: false, hasCents: false, isDecade: false }
  // "1990s min 30 clear" is no drive of so many minutes.
  if (amount === null || isMoney(amount) || amount.isDecade) return null
  const unit = units.longest(tokens, tokens[amount.end]?.text === '-' ? amount.end + 1 : amount.end)
  if (unit === null || isLeastOf(tokens, unit.end)) return null
  if (unit.value === MILES_PER_MINUTE * 60 && amount.value > MOST_HOURS) return null
  const miles = Number((amount.value * unit.value).toFixed(2))
  return miles <= 0 || miles > FARTHEST_MILES ? null : { miles, end: unit.end }
}

/** "20k min 30 clear", "30 min clear": the bound of what follows. */
function isLeastOf(tokens: readonly Token[], end: number): boolean {
  if (tokens[end - 1]?.text !== 'min') return false
  return tokens[end]?.kind === 'number' || nouns.longest(tokens, end) !== null
}
