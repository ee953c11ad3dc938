import { readCount } from '../../words/number-words.ts'
import type { Token } from '../words/lexer.ts'
import { spokenHundreds } from '../words/number-phrase.ts'
import { withSpokenDays } from './spoken-dates.ts'
import { spokenPrice } from './spoken-price.ts'
import { spokenRent } from './spoken-rent.ts'
import { spokenRoad } from './spoken-road.ts'
import { namedYear, spokenYear } from './spoken-year.ts'

const HALVES = new Map([
  ['half', '1.5'],
  ['quarter', '1.25'],
])
/** Tokens with figures of several words as they are spoken made one: "twenty twenty five", "acre and a half". */
export function joinSpoken(typed: readonly Token[]): Token[] {
  const tokens = withSpokenDays(typed.filter((_, at) => !isHyphenOfPart(typed, at)).flatMap(boundApart))
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found =
      shortWithin(tokens, at) ??
      ishBehind(tokens, at) ??
      spacedNumber(tokens, at) ??
      longerUnit(tokens, at) ??
      namedYear(tokens, at) ??
      spokenYear(tokens, at) ??
      spokenRoad(tokens, at) ??
      spokenCourt(tokens, at) ??
      spokenExit(tokens, at) ??
      spokenPrice(tokens, at) ??
      spokenRent(tokens, at)
    joined.push(
      ...(found?.tokens ?? [spanOfSizes(tokens, at) ?? tokens[at]].filter((one) => one !== undefined)),
    )
    at = found?.end ?? at + 1
  }
  return joined
}

/** "i45", "fm1960" */
const GLUED_ROAD = /^(?<road>i|ih|us|sh|fm|hwy)(?<number>\d{1,4})$/
const GLUED_BOUND =
  /^(?<bound>sub|under|over|min|max|approx|about|circa|upto)(?<figure>\d+)(?<scale>k|mm?|sf|ac)?$/

/** "sub10k", "min20k": a bound and its figure in one. */
function boundApart(token: Token): Token[] {
  const { bound, figure, scale } = token.kind === 'word' ? (GLUED_BOUND.exec(token.text)?.groups ?? {}) : {}
  const { road, number } = token.kind === 'word' ? (GLUED_ROAD.exec(token.text)?.groups ?? {}) : {}
  if (road !== undefined && number !== undefined) {
    const between = token.start + road.length
    return [
      { ...token, text: road, end: between },
      { kind: 'number', text: number, start: between, end: token.end, glued: true },
    ]
  }
  if (bound === undefined || figure === undefined) return [token]
  const middle = token.start + bound.length
  const end = middle + figure.length
  const whole: Token[] = [
    { ...token, text: bound, end: middle },
    { kind: 'number', text: figure, start: middle, end, glued: false },
  ]
  return scale === undefined
    ? whole
    : [...whole, { kind: 'word', text: scale, start: end, end: token.end, glued: true }]
}

/** "two-and-a-half mile": the hyphens within a figure. */
function isHyphenOfPart(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== '-') return false
  const words = tokens.slice(Math.max(at - 6, 0), at + 6).map(({ text }) => text)
  return /(?:^| )\S+ - and - an? - (?:half|quarter)(?: |$)/.test(words.join(' ')) && isBesidePart(tokens, at)
}

function isBesidePart(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    after?.glued === true &&
    (after.text === 'and' || /^(?:and|an?)$/.test(before?.text ?? '')) &&
    tokens[at]?.glued === true
  )
}

/** "w/i 5 mi", "w/in 9 months" */
function shortWithin(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const [first, stroke, last, next] = tokens.slice(at, at + 4)
  const isShort = first?.text === 'w' && stroke?.text === '/' && /^(?:i|in)$/.test(last?.text ?? '')
  const isWhole = stroke?.glued === true && last?.glued === true && next?.glued !== true
  return isShort && isWhole && first !== undefined
    ? { tokens: [{ ...first, text: 'within', end: last.end }], end: at + 3 }
    : null
}

/** "60-ish thousand", "40 ish k", "a hundred-ish thousand": about so many. */
function ishBehind(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const number = tokens[at]
  const dash = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const [ish, scale] = [tokens[dash], tokens[dash + 1]]
  const isNumber =
    number?.kind === 'number' || number?.text === 'hundred' || readCount(number?.text ?? '') !== null
  const isIsh = isNumber && ish?.text === 'ish' && /^(?:thousand|k|grand)$/.test(scale?.text ?? '')
  return isIsh && number !== undefined && scale !== undefined && ish !== undefined
    ? { tokens: [number, { ...scale, glued: false }, { ...ish, glued: false }], end: dash + 2 }
    : null
}

/** "250 000 sf": its thousands parted by spaces. */
function spacedNumber(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const first = tokens[at]
  if (first?.kind !== 'number' || !/^[1-9]\d{0,2}$/.test(first.text)) return null
  let end = at + 1
  while (tokens[end]?.kind === 'number' && /^\d{3}$/.test(tokens[end]?.text ?? '') && !tokens[end]?.glued)
    end++
  const last = tokens[end - 1]
  const isRound = end > at + 1 && /^[05]00$/.test(last?.text ?? '')
  if (!isRound || last === undefined || tokens[end]?.glued === true) return null
  const text = tokens
    .slice(at, end)
    .map((token) => token.text)
    .join(',')
  return { tokens: [{ ...first, text, end: last.end }], end }
}

/** "6,000/8,000 sf": from the one to the other. */
function spanOfSizes(tokens: readonly Token[], at: number): Token | null {
  const [low, stroke, high] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const areSizes = [low, high].every((one) => one?.kind === 'number' && one.text.includes(','))
  return stroke?.text === '/' && areSizes ? { ...stroke, text: '-' } : null
}

/** "an acre and a half", "a mile and a quarter": the figure before its unit. */
function longerUnit(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const unit = /^an?$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  if (!/^(?:acre|mile)$/.test(tokens[unit]?.text ?? '') || tokens[at - 1]?.kind === 'number') return null
  const value = HALVES.get(tokens[unit + 3]?.text ?? '')
  if (tokens[unit + 1]?.text !== 'and' || tokens[unit + 2]?.text !== 'a' || value === undefined) return null
  const [first, named, last] = [tokens[at], tokens[unit], tokens[unit + 3]]
  if (first === undefined || named === undefined || last === undefined) return null
  const figure: Token = { kind: 'number', text: value, start: first.start, end: named.end, glued: false }
  return {
    tokens: [figure, { ...named, start: named.end, end: last.end, glued: false }],
    end: unit + 4,
  }
}

/** "truck court of one eighty five", "two ten trailer stalls": of hundreds, where only so many make sense. */
function spokenCourt(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const spoken = spokenHundreds(tokens, at)
  const [first, last] = [tokens[at], tokens[(spoken?.end ?? 0) - 1]]
  if (spoken === null || first === undefined || last === undefined) return null
  const isBeside = [
    ...tokens.slice(Math.max(at - 4, 0), at),
    ...tokens.slice(spoken.end, spoken.end + 3),
  ].some(({ text }) => /^(?:courts?|trailers?|stalls?|amps?)$/.test(text))
  const text = String(spoken.value)
  return isBeside
    ? { tokens: [{ kind: 'number', text, start: first.start, end: last.end, glued: false }], end: spoken.end }
    : null
}

/** "exit eight A": its number and its letter. */
function spokenExit(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const [exit, number] = [tokens[at], tokens[at + 1]]
  const count = number?.kind === 'word' ? readCount(number.text) : null
  if (exit?.text !== 'exit' || number === undefined || count === null) return null
  const letter = tokens[at + 2]
  const isLettered = /^[abc]$/.test(letter?.text ?? '') && tokens[at + 3]?.kind !== 'number'
  const figure: Token = { ...number, kind: 'number', text: String(count) }
  return isLettered && letter !== undefined
    ? { tokens: [exit, figure, { ...letter, glued: true }], end: at + 3 }
    : { tokens: [exit, figure], end: at + 2 }
}
