import { readCount } from '../../words/number-words.ts'
import { isMoney, readAmount } from '../amounts/read-amount.ts'
import { SQUARE_FEET_IN, units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const HALVES = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
])
const moreBetween = phraseTable([
  ['at least', 'or more|or better|and up|plus'],
  ['at most', 'or less|or fewer|or under'],
])
const money = /^(?:dollars?|bucks?|cents?|¢)$/
const figures = phraseTable(
  [...['six', 'seven', 'eight', 'nine'].entries()].map(
    ([i, word]) =>
      [10 ** (5 + i), `${word} figure|${word} figures|${i + 6} figure|${i + 6} figures`] as const,
  ),
)
const parts = phraseTable<readonly [number, number]>([
  [[1, 3], 'low'],
  [[4, 6], 'mid|middle'],
  [[7, 9], 'high'],
])
const ofSale =
  /^(?:deals?|sales?|trades?|transactions?|purchases?|acquisitions?|buildings?|price|prices|comps?|dispositions?)$/

/** Figures as they are written or said in other ways, in the way the rest reads: "26½", "(two acres)", "nine-figure". */
export function reworded(tokens: readonly Token[], zips: ReadonlySet<string>): readonly Token[] {
  for (const at of tokens.keys()) {
    const found =
      withHalf(tokens, at) ??
      spokenDecimal(tokens, at) ??
      spelled(tokens, at) ??
      boundInside(tokens, at) ??
      saidAgain(tokens, at) ??
      priceByDigits(tokens, at) ??
      yearOnward(tokens, at) ??
      ceilingOfMoney(tokens, at) ??
      shortZip(tokens, at, zips)
    if (found === null) continue
    return [
      ...tokens.slice(0, at),
      ...found.tokens.slice(0, 1),
      ...reworded([...found.tokens.slice(1), ...tokens.slice(found.end)], zips),
    ]
  }
  return tokens
}

interface Reworded {
  tokens: readonly Token[]
  end: number
}

/** "e s f r", "N.N.N.": words that are dictated by their letters. */
function spelled(tokens: readonly Token[], at: number): Reworded | null {
  for (const word of SPELLED) {
    let end = at
    for (const letter of word) {
      if (end > at && tokens[end]?.text === '.') end++
      if (tokens[end]?.text !== letter) break
      end++
      if (
        letter === word.at(-1) &&
        tokens.slice(at, end).filter(({ text }) => text !== '.').length === word.length
      ) {
        const [first, last] = [tokens[at], tokens[end - 1]]
        if (first !== undefined && last !== undefined)
          return { tokens: [{ ...first, text: word, end: last.end }], end }
      }
    }
  }
  return null
}

const SPELLED = ['esfr', 'nnn']

function withHalf(tokens: readonly Token[], at: number): Reworded | null {
  const [number, sign] = [tokens[at], tokens[at + 1]]
  const half = sign?.glued === true ? HALVES.get(sign.text) : undefined
  if (number?.kind !== 'number' || half === undefined || sign === undefined || !/^\d+$/.test(number.text))
    return null
  return { tokens: [{ ...number, text: `${number.text}${half}`, end: sign.end }], end: at + 2 }
}

/** "two point five acres", "one point two million" */
function spokenDecimal(tokens: readonly Token[], at: number): Reworded | null {
  const [first, point] = [tokens[at], tokens[at + 1]]
  const whole = first?.kind === 'word' ? readCount(first.text) : null
  if (first === undefined || whole === null || point?.text !== 'point') return null
  let end = at + 2
  let decimals = ''
  for (let digit = digitAt(tokens[end]); digit !== null; digit = digitAt(tokens[end])) {
    decimals += digit
    end++
  }
  const last = tokens[end - 1]
  if (decimals === '' || last === undefined) return null
  return { tokens: [{ ...first, kind: 'number', text: `${whole}.${decimals}`, end: last.end }], end }
}

function digitAt(token: Token | undefined): number | null {
  const count = token?.text === 'zero' || token?.text === 'oh' ? 0 : readCount(token?.text ?? '')
  return count !== null && count < 10 ? count : null
}

/** "five or more dollars" */
function boundInside(tokens: readonly Token[], at: number): Reworded | null {
  if (/^(?:-|to|\$|at|least|most)$/.test(tokens[at - 1]?.text ?? '')) return null
  const amount = readAmount(tokens, at)
  const bound =
    amount === null || amount.hasDollar || amount.hasCents ? null : moreBetween.longest(tokens, amount.end)
  if (amount === null || bound === null || !money.test(tokens[bound.end]?.text ?? '')) return null
  const place = tokens[at]?.start ?? 0
  const words = bound.value
    .split(' ')
    .map((text): Token => ({ kind: 'word', text, start: place, end: place, glued: false }))
  return {
    tokens: [...words, ...tokens.slice(at, amount.end), ...tokens.slice(bound.end, bound.end + 1)],
    end: bound.end + 1,
  }
}

const NEARLY = 0.08

/** "87,120 square feet (two acres)": the same size again. */
function saidAgain(tokens: readonly Token[], at: number): Reworded | null {
  const first = tokens[at]?.kind === 'number' || tokens[at]?.kind === 'word' ? readAmount(tokens, at) : null
  const unit = first === null ? null : units.longest(tokens, first.end)
  const open = unit === null ? at : (nouns.longest(tokens, unit.end)?.end ?? unit.end)
  if (first === null || unit === null || tokens[open]?.text !== '(') return null
  const second = readAmount(tokens, open + 1)
  const other = second === null ? null : units.longest(tokens, second.end)
  if (second === null || other === null || tokens[other.end]?.text !== ')') return null
  const [one, two] = [SQUARE_FEET_IN[unit.value], SQUARE_FEET_IN[other.value]]
  if (one === undefined || two === undefined) return null
  const ratio = (first.value * one) / (second.value * two)
  return Math.abs(ratio - 1) <= NEARLY ? { tokens: tokens.slice(at, open), end: other.end + 1 } : null
}

/** "nine-figure deals", "low seven figure sales": dollars by how many digits they have. */
function priceByDigits(tokens: readonly Token[], at: number): Reworded | null {
  const part = parts.longest(tokens, at)
  const found = figures.longest(tokens, part?.end ?? at)
  const first = tokens[at]
  if (found === null || first === undefined) return null
  const isOfSale = [0, 1, 2].some((i) => ofSale.test(tokens[found.end + i]?.text ?? ''))
  if (!isOfSale) return null
  const [low, high] = part?.value ?? [1, 9]
  const last = tokens[found.end - 1]?.end ?? first.end
  const word = (kind: Token['kind'], text: string): Token => ({
    kind,
    text,
    start: first.start,
    end: last,
    glued: false,
  })
  const most = (high + 1) * found.value - 1
  return {
    tokens: [
      word('word', 'price'),
      word('sign', '$'),
      word('number', String(low * found.value)),
      word('word', 'to'),
      word('sign', '$'),
      word('number', String(most)),
    ],
    end: found.end,
  }
}

/** "built 2015 on", "signed in 2024 on, Katy": a year and those since, where no place follows. */
function yearOnward(tokens: readonly Token[], at: number): Reworded | null {
  const [year, on, next] = tokens.slice(at, at + 3)
  if (year === undefined || !/^(?:19|20)\d\d$/.test(year.text) || !/^(?:on|forward)$/.test(on?.text ?? ''))
    return null
  const isWhole =
    next === undefined || next.kind === 'sign' || /^(?:in|and|with|or|but|only)$/.test(next.text)
  return isWhole && on !== undefined ? { tokens: [year, { ...on, text: 'onward' }], end: at + 2 } : null
}

/** "$.62 ceiling": of money a ceiling is no height. */
function ceilingOfMoney(tokens: readonly Token[], at: number): Reworded | null {
  const amount = /^[$\d.]/.test(tokens[at]?.text ?? '') ? readAmount(tokens, at) : null
  const ceiling = tokens[amount?.end ?? -1]
  if (amount === null || !isMoney(amount) || ceiling?.text !== 'ceiling') return null
  return { tokens: [...tokens.slice(at, amount.end), { ...ceiling, text: 'max' }], end: amount.end + 1 }
}

/** "77041 or 40": the end of a ZIP code, where the book has it. */
function shortZip(tokens: readonly Token[], at: number, zips: ReadonlySet<string>): Reworded | null {
  const [zip, joint, short, next] = tokens.slice(at, at + 4)
  if (!zips.has(zip?.text ?? '') || !/^(?:or|and|&|\/|,)$/.test(joint?.text ?? '')) return null
  if (!/^\d\d$/.test(short?.text ?? '') || zip === undefined || joint === undefined || short === undefined)
    return null
  const whole = `${zip.text.slice(0, 3)}${short.text}`
  const isOfOther =
    next !== undefined &&
    (next.glued
      ? !/^[,.;)?!/]$/.test(next.text)
      : units.longest(tokens, at + 3) !== null ||
        nouns.longest(tokens, at + 3) !== null ||
        /^(?:to|-|k|thousand|nnn|cents|clear|docks?)$/.test(next.text))
  if (!zips.has(whole) || isOfOther) return null
  const or: Token = joint.text === ',' ? { ...joint, kind: 'word', text: 'or' } : joint
  return { tokens: [zip, or, { ...short, text: whole }], end: at + 3 }
}
