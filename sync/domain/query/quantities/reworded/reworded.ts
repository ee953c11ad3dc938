import { readCount } from '../../../words/number-words.ts'
import { trailingComparators } from '../../amounts/comparators.ts'
import { periods } from '../../vocabulary/date-terms.ts'
import type { Token } from '../../words/lexer.ts'
import { readNumberPhrase } from '../../words/number-phrase.ts'
import type { Replacement } from '../../words/replacement.ts'
import { ageReworded } from './reworded-age.ts'
import { capReworded } from './reworded-cap.ts'
import { formReworded } from './reworded-form.ts'
import { moneyReworded } from './reworded-money.ts'
import { quartersReworded } from './reworded-quarters.ts'
import { sizeReworded } from './reworded-size.ts'
import { zipReworded } from './reworded-zip.ts'

const HALVES = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
])
/** Figures as they are written or said in other ways, in the way the rest reads: "26½", "(two acres)", "nine-figure". */
export function reworded(tokens: readonly Token[], zips: ReadonlySet<string>): readonly Token[] {
  for (const at of tokens.keys()) {
    const found =
      withHalf(tokens, at) ??
      spokenDecimal(tokens, at) ??
      spelled(tokens, at) ??
      capReworded(tokens, at) ??
      moneyReworded(tokens, at) ??
      sizeReworded(tokens, at) ??
      ageReworded(tokens, at) ??
      countedTime(tokens, at) ??
      yearOnward(tokens, at) ??
      quartersReworded(tokens, at) ??
      withMore(tokens, at) ??
      percentAYear(tokens, at) ??
      formReworded(tokens, at) ??
      sayAfterWaived(tokens, at) ??
      zipReworded(tokens, at, zips) ??
      sideOfTown(tokens, at) ??
      restOfTown(tokens, at)
    if (found === null) continue
    return [
      ...tokens.slice(0, at),
      ...found.tokens.slice(0, 1),
      ...reworded([...found.tokens.slice(1), ...tokens.slice(found.end)], zips),
    ]
  }
  return tokens
}

/** "e s f r", "N.N.N.", "T I": words that are dictated by their letters. */
function spelled(tokens: readonly Token[], at: number): Replacement | null {
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

const SPELLED = ['esfr', 'nnn', 'cam', 'ios', 'ti', 'mg', 'dh']

function withHalf(tokens: readonly Token[], at: number): Replacement | null {
  const [number, sign] = [tokens[at], tokens[at + 1]]
  const half = sign?.glued === true ? HALVES.get(sign.text) : undefined
  if (number?.kind !== 'number' || half === undefined || sign === undefined || !/^\d+$/.test(number.text))
    return null
  return { tokens: [{ ...number, text: `${number.text}${half}`, end: sign.end }], end: at + 2 }
}

/** "two point five acres", "one point two million" */
function spokenDecimal(tokens: readonly Token[], at: number): Replacement | null {
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

/** "the next twenty four months", "thirty-six months": a count of two words in digits. */
function countedTime(tokens: readonly Token[], at: number): Replacement | null {
  const phrase = tokens[at]?.kind === 'word' ? readNumberPhrase(tokens, at) : null
  const [first, last] = [tokens[at], tokens[(phrase?.end ?? 0) - 1]]
  const isLong = phrase !== null && phrase.end > at + 1 && Number.isInteger(phrase.value)
  if (!isLong || first === undefined || last === undefined || phrase.value >= MOST_COUNTED) return null
  const dash = tokens[phrase.end]?.text === '-' ? phrase.end + 1 : phrase.end
  if (periods.longest(tokens, dash) === null || /^(?:a|couple|pair|dozen)$/.test(first.text)) return null
  const token: Token = { ...first, kind: 'number', text: String(phrase.value), end: last.end }
  return { tokens: [token], end: phrase.end }
}

/** Of months or years. */
const MOST_COUNTED = 1_000

/** "built 2015 on", "signed in 2024 on, Katy": a year and those since, where no place follows. */
function yearOnward(tokens: readonly Token[], at: number): Replacement | null {
  const [year, on, next] = tokens.slice(at, at + 3)
  if (year === undefined || !/^(?:19|20)\d\d$/.test(year.text) || !/^(?:on|forward)$/.test(on?.text ?? ''))
    return null
  const isWhole =
    next === undefined || next.kind === 'sign' || /^(?:in|and|with|or|but|only)$/.test(next.text)
  return isWhole && on !== undefined ? { tokens: [year, { ...on, text: 'onward' }], end: at + 2 } : null
}

/** "3% a year", "3 percent per annum": a percentage of rent is by the year anyway. */
function percentAYear(tokens: readonly Token[], at: number): Replacement | null {
  const percent = tokens[at]
  if (percent === undefined || !/^(?:%|percent|pct)$/.test(percent.text)) return null
  // "three percent or more per year"
  const bound = trailingComparators.longest(tokens, at + 1)?.end ?? at + 1
  const [each, year] = tokens.slice(bound, bound + 2)
  if (each === undefined) return null
  const said = bound === at + 1 ? [{ ...percent, end: each.end }] : tokens.slice(at, bound)
  if (/^(?:annually|yearly)$/.test(each.text)) return { tokens: said, end: bound + 1 }
  const isEach = /^(?:an?|per|each|every|\/)$/.test(each.text) && /^(?:year|yr|annum)$/.test(year?.text ?? '')
  return isEach ? { tokens: said, end: bound + 2 } : null
}

/** "flexible on size, say 30 to 60k": the figure is wanted, and not what nobody minds. */
function sayAfterWaived(tokens: readonly Token[], at: number): Replacement | null {
  const [comma, say] = [tokens[at], tokens[at + 1]]
  if (comma?.text !== ',' || say?.text !== 'say' || tokens[at + 2]?.kind !== 'number') return null
  const isWaived = tokens.slice(Math.max(at - 3, 0), at).some(({ text }) => /^(?:on|about)$/.test(text))
  return isWaived ? { tokens: [comma], end: at + 2 } : null
}

const COMPARATIVES = new Map([
  ['cheap', 'cheaper'],
  ['big', 'bigger'],
  ['large', 'larger'],
  ['small', 'smaller'],
  ['new', 'newer'],
  ['old', 'older'],
  ['high', 'higher'],
  ['low', 'lower'],
  ['tall', 'taller'],
  ['long', 'longer'],
  ['short', 'shorter'],
])

/** "more cheap than a dollar", "more big than 50k" */
function withMore(tokens: readonly Token[], at: number): Replacement | null {
  const [more, plain, than] = tokens.slice(at, at + 3)
  const comparative = COMPARATIVES.get(plain?.text ?? '')
  if (
    !/^more$/.test(more?.text ?? '') ||
    comparative === undefined ||
    !/^(?:than|then|of)$/.test(than?.text ?? '')
  )
    return null
  if (more === undefined || plain === undefined || than === undefined) return null
  return {
    tokens: [
      { ...plain, text: comparative, start: more.start },
      { ...than, text: 'than' },
    ],
    end: at + 3,
  }
}

/** "Westside of Jacksonville": its west side. */
function sideOfTown(tokens: readonly Token[], at: number): Replacement | null {
  const [word, of] = [tokens[at], tokens[at + 1]]
  const side = /^(?<way>north|south|east|west)side$/.exec(word?.text ?? '')?.groups?.way
  if (side === undefined || word === undefined || of?.text !== 'of') return null
  const middle = word.start + side.length
  return {
    tokens: [
      { ...word, text: side, end: middle },
      { ...word, text: 'side', start: middle, glued: false },
    ],
    end: at + 1,
  }
}

/** Words of the longest name of a town. */
const LONGEST_TOWN = 3
const IS_FINE = /^(?:is|are|would be|will be|works|was) ?(?:fine|ok|okay|good|alright|great)?$/

/** "not 89118, the rest of Las Vegas is fine": it is asked for. */
function restOfTown(tokens: readonly Token[], at: number): Replacement | null {
  const [rest, of] = [tokens[at], tokens[at + 1]]
  if (rest?.text !== 'rest' || of?.text !== 'of') return null
  for (let end = at + 3; end <= at + 2 + LONGEST_TOWN; end++) {
    const said = tokens.slice(end, end + 2).map(({ text }) => text)
    if (!IS_FINE.test(said.join(' '))) continue
    const last = tokens[end + 1] ?? rest
    const comma: Token = { kind: 'sign', text: ',', start: last.end, end: last.end, glued: true }
    return { tokens: [{ ...rest, text: 'in' }, ...tokens.slice(at + 2, end), comma], end: end + 2 }
  }
  return null
}
