import { comparators, trailingComparators } from '../../amounts/comparators.ts'
import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { SQUARE_FEET_IN, units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import { wordsFor } from '../../fields/words-for.ts'
import type { Token } from '../../words/lexer.ts'
import { readNumberPhrase } from '../../words/number-phrase.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'

/** Sizes as they are said in other ways: "5k office out of 20k", "87,120 square feet (two acres)". */
export function sizeReworded(tokens: readonly Token[], at: number): Replacement | null {
  return (
    officeOutOf(tokens, at) ??
    officeHeavy(tokens, at) ??
    saidAgain(tokens, at) ??
    boundBehindWhat(tokens, at) ??
    floorBehind(tokens, at) ??
    besideThousands(tokens, at)
  )
}

/** "an acre and a half of dirt at least", "20k of warehouse minimum": the bound stands behind what it is of. */
function boundBehindWhat(tokens: readonly Token[], at: number): Replacement | null {
  if (/^(?:-|to|\$|least|most|than)$/.test(tokens[at - 1]?.text ?? '')) return null
  const amount = readAmount(tokens, at)
  const of = amount === null ? at : (units.longest(tokens, amount.end)?.end ?? amount.end)
  if (amount === null || isMoney(amount) || tokens[of]?.text !== 'of') return null
  for (let bound = of + 2; bound <= of + MOST_OF_WHAT + 1; bound++) {
    if (tokens[bound - 1]?.kind !== 'word') return null
    const said = trailingComparators.longest(tokens, bound)
    const next = tokens[said?.end ?? at]
    if (said === null || !(next === undefined || next.kind === 'sign')) continue
    const [before, behind, what] = [
      tokens.slice(at, of),
      tokens.slice(bound, said.end),
      tokens.slice(of, bound),
    ]
    return { tokens: [...before, ...behind, ...what], end: said.end }
  }
  return null
}

/** "3 acre floor": the least of it. */
function floorBehind(tokens: readonly Token[], at: number): Replacement | null {
  const [floor, next] = [tokens[at], tokens[at + 1]]
  const isEnd = next === undefined || next.kind === 'sign'
  if (floor?.text !== 'floor' || !isEnd || units.longest(tokens, at - 1)?.end !== at) return null
  return { tokens: [{ ...floor, text: 'minimum' }], end: at + 1 }
}

/** "fifty thousand thirty two clear", "50 thousand 2 docks": the second figure is of something else. */
function besideThousands(tokens: readonly Token[], at: number): Replacement | null {
  const [scale, next] = [tokens[at], tokens[at + 1]]
  if (scale?.text !== 'thousand' || at === 0 || next === undefined) return null
  const phrase = next.kind === 'number' ? readAmount(tokens, at + 1) : readNumberPhrase(tokens, at + 1)
  if (phrase === null || phrase.value >= MOST_BESIDE) return null
  const noun = nouns.longest(tokens, units.longest(tokens, phrase.end)?.end ?? phrase.end)?.value.field
  const isOfOther = noun === 'clearHeight' || (noun !== undefined && wordsFor(noun).isCounted === true)
  if (!isOfOther) return null
  const comma: Token = { kind: 'sign', text: ',', start: scale.end, end: scale.end, glued: true }
  return { tokens: [scale, comma], end: at + 1 }
}

/** From here on it is a part of the thousands: "two thousand five hundred". */
const MOST_BESIDE = 100

/** Words: "outside storage yard". */
const MOST_OF_WHAT = 3

/** "min 5k office out of 20k total": the whole first, and then its part. */
function officeOutOf(tokens: readonly Token[], at: number): Replacement | null {
  const isSaid = tokens.slice(at + 1, at + LONGEST_PART).some(({ text }) => /^(?:office|ofc)/.test(text))
  if (!isSaid) return null
  const bound = comparators.longest(tokens, at)
  const part = readAmount(tokens, bound?.end ?? at)
  const unit = part === null ? null : units.longest(tokens, part.end)
  const noun = unit?.end ?? part?.end ?? at
  if (part === null || nouns.longest(tokens, noun)?.value.field !== 'officeSf') return null
  const of = outOf.longest(tokens, noun + 1)
  const whole = of === null ? null : readAmount(tokens, of.end)
  if (of === null || whole === null || whole.value <= part.value) return null
  const place = tokens[at]?.start ?? 0
  const sf: Token = { kind: 'word', text: 'sf', start: place, end: place, glued: false }
  const comma: Token = { kind: 'sign', text: ',', start: place, end: place, glued: true }
  return {
    tokens: [
      ...tokens.slice(of.end, whole.end),
      ...[sf, comma],
      ...tokens.slice(at, part.end),
      ...[sf, ...tokens.slice(noun, noun + 1)],
    ],
    end: units.longest(tokens, whole.end)?.end ?? whole.end,
  }
}

const notHeavy = phraseTable([
  [
    true,
    ['nothing', 'not', 'no', "isn't", 'is not']
      .flatMap((not) => ['', 'too ', 'real ', 'really ', 'very ', 'so '].map((so) => `${not} ${so}office`))
      .flatMap((not) => [`${not} heavy`, `${not} - heavy`])
      .join('|'),
  ],
])
const says = phraseTable([[true, 'say|i e|ie|like|meaning|so|as in']])

/** "nothing office heavy, say less than 30 pct": the figure is of the office. */
function officeHeavy(tokens: readonly Token[], at: number): Replacement | null {
  const said = notHeavy.longest(tokens, at)
  const last = tokens[(said?.end ?? 0) - 1]
  if (said === null || last === undefined) return null
  const sign = /^[,:(-]$/.test(tokens[said.end]?.text ?? '') ? said.end + 1 : said.end
  const start = says.longest(tokens, sign)?.end ?? sign
  const number = comparators.longest(tokens, start)?.end ?? start
  const percent = tokens[number + 1]
  if (tokens[number]?.kind !== 'number' || !/^(?:%|pct|percent)$/.test(percent?.text ?? '')) return null
  const office: Token = { ...last, text: 'office', start: percent?.end ?? last.end, glued: false }
  return { tokens: [...tokens.slice(start, number + 2), office], end: number + 2 }
}

/** Tokens of "at least 5,000 sq ft office". */
const LONGEST_PART = 7
const outOf = phraseTable([[true, 'out of|of a|out of a|of the|within']])

const NEARLY = 0.08

/** "87,120 square feet (two acres)": the same size again. */
function saidAgain(tokens: readonly Token[], at: number): Replacement | null {
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
