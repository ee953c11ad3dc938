import { readCount } from '../../words/number-words.ts'
import type { Token } from './lexer.ts'
import { memoizeAt } from './memoize-at.ts'

/** A number in words, and the token after it. */
export interface NumberPhrase {
  value: number
  /** The largest unit that was said: 1 for "twelve", 1000 for "forty thousand". */
  multiplier: number
  end: number
}

const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['k', 1_000],
  ['million', 1_000_000],
])
const DOZENS = new Map([
  ['dozen', 12],
  ['couple', 2],
])
const PARTS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
])

/** Reads "ninety five", "forty-two thousand", "two hundred fifty thousand", "a hundred", "half a million". */
export const readNumberPhrase = memoizeAt(
  (tokens, at): NumberPhrase | null =>
    readPair(tokens, at) ?? readDozen(tokens, at) ?? readPart(tokens, at) ?? readWhole(tokens, at),
)

/** "couple of docks", "pair of drive-ins". */
function readPair(tokens: readonly Token[], at: number): NumberPhrase | null {
  const start = tokens[at]?.text === 'a' ? at + 1 : at
  const isPair = /^(?:couple|pair)$/.test(tokens[start]?.text ?? '') && tokens[start + 1]?.text === 'of'
  return isPair ? { value: 2, multiplier: 1, end: start + 2 } : null
}

/** "a dozen", "two dozen", "a couple". */
function readDozen(tokens: readonly Token[], at: number): NumberPhrase | null {
  const first = tokens[at]
  // "half a dozen"
  const half = first?.text === 'half' ? (tokens[at + 1]?.text === 'a' ? at + 2 : at + 1) : -1
  if (tokens[half]?.text === 'dozen') return { value: 6, multiplier: 1, end: half + 1 }
  // "dozen docks"
  const alone = DOZENS.get(first?.text ?? '')
  if (alone !== undefined)
    return { value: alone, multiplier: 1, end: tokens[at + 1]?.text === 'of' ? at + 2 : at + 1 }
  const size = DOZENS.get(tokens[at + 1]?.text ?? '')
  if (first?.kind !== 'word' || size === undefined) return null
  const count = first.text === 'a' ? 1 : readCount(first.text)
  if (count === null) return null
  const end = tokens[at + 2]?.text === 'of' ? at + 3 : at + 2
  return { value: count * size, multiplier: 1, end }
}

function readPart(tokens: readonly Token[], at: number): NumberPhrase | null {
  const isThree = tokens[at]?.text === 'three' && /^quarters?$/.test(tokens[at + 1]?.text ?? '')
  const start = isThree || tokens[at]?.text === 'a' ? at + 1 : at
  const part = isThree ? 0.75 : PARTS.get(tokens[start]?.text ?? '')
  const of = tokens[start + 1]?.text === 'of' ? start + 2 : start + 1
  const next = tokens[of]?.text === 'a' ? of + 1 : of
  const scale = tokens[next]?.text === 'mil' ? 1_000_000 : SCALES.get(tokens[next]?.text ?? '')
  if (part === undefined || scale === undefined || scale < 1_000) return null
  return { value: part * scale, multiplier: scale, end: next + 1 }
}

function readWhole(tokens: readonly Token[], at: number): NumberPhrase | null {
  const isArticle = tokens[at]?.text === 'a' && SCALES.has(tokens[at + 1]?.text ?? '')
  // "hundred thirty foot truck court"
  const isBare =
    tokens[at]?.text === 'hundred' &&
    (SCALES.has(tokens[at + 1]?.text ?? '') || readBelowHundred(tokens, at + 1) !== null)
  const first =
    isArticle || isBare
      ? { value: 1, end: isBare ? at : at + 1 }
      : (readSpokenHundreds(tokens, at) ?? readBelowHundred(tokens, at))
  if (first === null) return null
  let [total, current, multiplier, end] = [0, first.value, 1, first.end]
  let lastScale = Number.POSITIVE_INFINITY
  let whole: NumberPhrase | null = null
  for (;;) {
    const scale = SCALES.get(tokens[end]?.text ?? '')
    if (scale !== undefined) {
      // "four thousand and nine thousand" are two.
      if (scale >= lastScale && whole !== null) return whole
      if (scale > 100) lastScale = scale
      if (scale === 100) current *= 100
      else {
        total += current * scale
        current = 0
      }
      multiplier = Math.max(multiplier, scale === 100 ? 1 : scale)
      end += 1
      continue
    }
    const next = tokens[end]?.text === 'and' && multiplier + current >= 100 ? end + 1 : end
    const isOpen = current === 0 ? total > 0 : current % 100 === 0
    const further = isOpen ? readBelowHundred(tokens, next) : null
    // "two hundred and three hundred thousand" are two.
    const isOfNext = further !== null && next > end && tokens[further.end]?.text === 'hundred'
    if (further === null || isOfNext) return { value: total + current, multiplier, end }
    // "a million five", "two million two fifty": tenths or thousandths of a million.
    const tail = scaleBefore(tokens, end) && next === end ? endOfMillions(tokens, end) : null
    if (tail !== null) return { value: total + tail.value, multiplier, end: tail.end }
    if (current === 0) whole = { value: total, multiplier, end }
    current += further.value
    end = further.end
  }
}

/** "five", "ninety five", "ninety-five". */
function readBelowHundred(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const token = tokens[at]
  const one = token?.kind === 'word' ? readCount(token.text) : null
  // "a hundred" and the like begin elsewhere.
  if (token === undefined || one === null) return null
  const second = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const unit = tokens[second]?.text
  const both = one >= 20 && unit !== undefined ? readCount(`${token.text} ${unit}`) : null
  return both === null ? { value: one, end: at + 1 } : { value: both, end: second + 1 }
}

/** "one twenty to one fifty thousand", "two fifty k": so many hundreds, as they are spoken, where thousands follow. */
function readSpokenHundreds(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const spoken = spokenHundreds(tokens, at)
  return spoken !== null && isOfThousands(tokens, spoken.end) ? spoken : null
}

/** "three fifty" is 350, where something says that it is one figure. */
export function spokenHundreds(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const hundreds = readCount(tokens[at]?.text ?? '')
  if (tokens[at]?.kind !== 'word' || hundreds === null || hundreds > 9) return null
  const rest = readBelowHundred(tokens, tokens[at + 1]?.text === '-' ? at + 2 : at + 1)
  return rest === null || rest.value < 10 ? null : { value: hundreds * 100 + rest.value, end: rest.end }
}

/** "two hundred", "two hundred fifty" */
function readHundreds(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const count = readBelowHundred(tokens, at)
  if (count === null || tokens[count.end]?.text !== 'hundred') return null
  const rest = readBelowHundred(tokens, count.end + 1)
  return rest === null
    ? { value: count.value * 100, end: count.end + 1 }
    : { value: count.value * 100 + rest.value, end: rest.end }
}

function isOfThousands(tokens: readonly Token[], at: number): boolean {
  if (/^(?:thousand|k|grand)$/.test(tokens[at]?.text ?? '')) return true
  if (!/^(?:to|through|and|or|-)$/.test(tokens[at]?.text ?? '')) return false
  const next =
    readSpokenHundreds(tokens, at + 1) ?? readHundreds(tokens, at + 1) ?? readBelowHundred(tokens, at + 1)
  return next !== null && /^(?:thousand|k|grand)$/.test(tokens[next.end]?.text ?? '')
}

function scaleBefore(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === 'million'
}

/** Behind "million": "five" is of hundreds of thousands, "two fifty" of thousands, where no scale is said. */
function endOfMillions(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const hundreds = spokenHundreds(tokens, at)
  const few = readBelowHundred(tokens, at)
  const rest = hundreds ?? (few !== null && few.value < 10 ? { value: few.value * 100, end: few.end } : null)
  return rest === null || SCALES.has(tokens[rest.end]?.text ?? '')
    ? null
    : { value: rest.value * 1_000, end: rest.end }
}
