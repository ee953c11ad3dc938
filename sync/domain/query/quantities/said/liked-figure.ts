import type { Criterion } from '../../../criteria/criterion.ts'
import type { Range } from '../../../criteria/range.ts'
import { comparators } from '../../amounts/comparators.ts'
import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import { NO_LEAD, type Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { canBe } from '../field-of-quantity.ts'
import { readQuantity } from '../read-quantity.ts'
import { isAbout, singleFigure } from './about.ts'

const likes = phraseTable([
  [
    true,
    'ideally|ideal|ideal is|ideal would be|preferably|prefer|prefers|would prefer|preference is|hopefully|best case|sweet spot|sweet spot is|sweet spot of|with a sweet spot of|shooting for',
  ],
])
const accepts = phraseTable([
  [
    true,
    [
      'can',
      'could',
      'would',
      'will',
      "i'd",
      "they'd",
      "we'd",
      "he'd",
      "she'd",
      "he'll",
      "she'll",
      "they'll",
      "we'll",
    ]
      .flatMap((may) =>
        [
          'live with',
          'accept',
          'take',
          'consider',
          'settle for',
          'work with',
          'look at',
          'do',
          'go down to',
          'stretch to',
          'stretch up to',
          'go to',
          'go up to',
          'go as high as',
          'go as low as',
          'push to',
          'push it to',
          'get to',
          'get up to',
          'stomach',
          'swallow',
          'bump up to',
          'flex to',
          'flex up to',
        ].flatMap((verb) => [
          `${may} ${verb}`,
          `${may} probably ${verb}`,
          `${may} maybe ${verb}`,
          `${may} always ${verb}`,
        ]),
      )
      .join('|'),
  ],
  [true, 'ok with|okay with|fine with|open to|happy with'],
])
const works = phraseTable([
  [
    true,
    ['would', 'will', 'could', 'can', 'might']
      .flatMap((may) =>
        ['work', 'do', 'be ok', 'be okay', 'be fine', 'be acceptable'].map((verb) => `${may} ${verb}`),
      )
      .join('|'),
  ],
  [true, 'works|works too|is fine|is ok|is okay|is acceptable|is enough|is doable'],
])

interface Phrase {
  criterion: Criterion
}

/** "32 clear minimum, ideally 36": what would be better than what is asked for already asks for nothing. */
export function likedFigure(
  reading: Reading,
  phrases: readonly Phrase[],
  at: number,
): { end: number } | null {
  const said = likes.longest(reading.tokens, at)
  const figure = said === null ? null : figureOfKnown(reading, phrases, said.end)
  return figure === null ? null : { end: figure.end }
}

/** "30 clear but 28 would work", "20-30k, would consider 35k": the bound that was asked for reaches as far. */
export function acceptedFigure<T extends Phrase>(
  reading: Reading,
  phrases: readonly T[],
  at: number,
): { phrases: T[]; end: number } | null {
  const { tokens } = reading
  const joint = /^(?:but|though|or|and|yet)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const start = WHO.test(tokens[joint]?.text ?? '') ? joint + 1 : joint
  const accept = accepts.longest(tokens, start)
  const figure = figureOfKnown(reading, phrases, accept?.end ?? start)
  if (figure === null) return null
  const work = accept === null ? works.longest(tokens, figure.end) : null
  if (accept === null && work === null) return null
  return {
    phrases: phrases.map((one, i) =>
      i === figure.of ? { ...one, criterion: reaching(figure.known, figure.value) } : one,
    ),
    end: work?.end ?? figure.end,
  }
}

const WHO = /^(?:they|he|she|we|i|client|tenant|it)$/

/** A figure of what was asked for before, by its noun or, without one, of what was said last. */
function figureOfKnown(
  reading: Reading,
  phrases: readonly Phrase[],
  at: number,
): { of: number; known: Range; value: number; end: number } | null {
  const { tokens } = reading
  const found = readQuantity(reading, at, NO_LEAD)
  if (found?.kind === 'criterion' && found.criterion.kind === 'range') {
    const { field } = found.criterion
    const of = phrases.findLastIndex(
      ({ criterion }) => criterion.kind === 'range' && criterion.field === field,
    )
    const known = phrases[of]?.criterion
    const { min, max } = found.criterion
    // "can do 100k to 101k" is a range of its own.
    const isRange = min !== null && max !== null && min !== max && !isAbout(found.criterion)
    const value = isRange ? null : (singleFigure(found.criterion) ?? max)
    return known?.kind === 'range' && value !== null ? { of, known, value, end: found.end } : null
  }
  const amount = readAmount(tokens, comparators.longest(tokens, at)?.end ?? at)
  const known = phrases.at(-1)?.criterion
  if (amount === null || known?.kind !== 'range') return null
  const isOfOther = units.longest(tokens, amount.end) !== null || nouns.longest(tokens, amount.end) !== null
  const value = inScaleOf(known, amount.value, isMoney(amount))
  return isOfOther || !canBe(known.field, { ...amount, value })
    ? null
    : { of: phrases.length - 1, known, value, end: amount.end }
}

/** "20-30k, ideally 25", "80 cents, could do 85": of thousands or of cents as well. */
export function inScaleOf({ field, min, max }: Range, value: number, isMoneySaid: boolean): number {
  const stated = max ?? min ?? 0
  if (field === 'squareFootage' && value < 1_000 && stated >= 1_000) return value * 1_000
  return field === 'rentPerSf' && !isMoneySaid && value >= 20 && stated < 4 ? value / 100 : value
}

function reaching(known: Range, value: number): Range {
  const { field, min, max } = known
  if (max !== null && value > max) return { kind: 'range', field, min, max: value }
  return min !== null && value < min ? { kind: 'range', field, min: value, max } : known
}

/** "15 to 20, ideally 18k": the range is of thousands as what would be best in it. */
export function withLikedScale(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [low, joint] = [tokens[at - 2], tokens[at - 1]]
    const isRange = low?.kind === 'number' && token.kind === 'number' && /^(?:-|to)$/.test(joint?.text ?? '')
    const said = isRange ? likes.longest(tokens, tokens[at + 1]?.text === ',' ? at + 2 : at + 1) : null
    const best =
      said === null ? null : readAmount(tokens, comparators.longest(tokens, said.end)?.end ?? said.end)
    const isWithin =
      best?.multiplier === 1_000 &&
      Number(low?.text) <= best.value / 1_000 &&
      best.value / 1_000 <= Number(token.text)
    if (!isWithin) return [token]
    return [token, { kind: 'word' as const, text: 'k', start: token.end, end: token.end, glued: true }]
  })
}
