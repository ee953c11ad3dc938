import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { rateParts } from '../../amounts/units.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'
import { leaseAt } from '../read-terms.ts'

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

/** Money as it is said in other ways: "five or more dollars", "nine-figure deals", "$.62 ceiling". */
export function moneyReworded(tokens: readonly Token[], at: number): Replacement | null {
  return (
    inUsDollars(tokens, at) ??
    dollarsAFoot(tokens, at) ??
    leaseInsideRate(tokens, at) ??
    boundInside(tokens, at) ??
    priceByDigits(tokens, at) ??
    ceilingOfMoney(tokens, at) ??
    nobodyPaysMore(tokens, at)
  )
}

/** "US$14.40", "USD 14.40", "14.40 USD" */
function inUsDollars(tokens: readonly Token[], at: number): Replacement | null {
  const [first, next] = [tokens[at], tokens[at + 1]]
  if (first === undefined || !/^(?:us|usd)$/.test(first.text)) return null
  if (next?.text === '$') return { tokens: [{ ...next, start: first.start, glued: false }], end: at + 2 }
  if (first.text !== 'usd') return null
  if (next?.kind === 'number')
    return {
      tokens: [
        { ...first, kind: 'sign', text: '$' },
        { ...next, glued: true },
      ],
      end: at + 2,
    }
  return tokens[at - 1]?.kind === 'number' ? { tokens: [{ ...first, text: 'dollars' }], end: at + 1 } : null
}

/** "nobody's paying more than a dollar five": a bound from above. */
function nobodyPaysMore(tokens: readonly Token[], at: number): Replacement | null {
  const first = tokens[at]
  const payers = nobodyPays.longest(tokens, at)
  const more = payers === null ? null : overs.longest(tokens, payers.end)
  if (first === undefined || more === null) return null
  const end = tokens[more.end - 1]?.end ?? first.end
  const words = ['at', 'most'].map((text): Token => ({ ...first, kind: 'word', text, end }))
  return { tokens: words, end: more.end }
}

const nobodyPays = phraseTable([
  [
    true,
    [
      "nobody's",
      'nobody is',
      "no one's",
      'no one is',
      "ain't nobody",
      'nobody',
      'no one',
      'no tenant',
      'none of them',
    ]
      .flatMap((who) => [who, `${who} is`, `${who} are`, `${who} wants to`, `${who} will`, `${who} can`])
      .flatMap((who) =>
        [
          'pay',
          'pays',
          'paying',
          'going to pay',
          'gonna pay',
          'spending',
          'signing',
          'signs',
          'doing deals',
        ].map((verb) => `${who} ${verb}`),
      )
      .join('|'),
  ],
])
const overs = phraseTable([
  [true, 'more than|over|above|north of|anything over|anything above|at more than|at over|for more than'],
])

/** "TI above $10 ft": dollars a foot. */
function dollarsAFoot(tokens: readonly Token[], at: number): Replacement | null {
  const [sign, number, foot] = tokens.slice(at, at + 3)
  if (sign?.text !== '$' || number?.kind !== 'number' || foot === undefined) return null
  if (!/^(?:ft|foot|feet)$/.test(foot.text)) return null
  return { tokens: [sign, number, { ...foot, text: 'psf' }], end: at + 3 }
}

/** "12 to 15 gross a year": the period is of the figures. */
function leaseInsideRate(tokens: readonly Token[], at: number): Replacement | null {
  const isRange = tokens[at - 1]?.kind === 'number' && /^(?:-|to|and)$/.test(tokens[at - 2]?.text ?? '')
  const lease = isRange ? leaseAt(tokens, at) : null
  const rate = lease === null ? null : rateParts.longest(tokens, lease.end)
  if (lease === null || rate === null || rate.value.part === 'sf' || rate.value.isBare === true) return null
  return {
    tokens: [...tokens.slice(lease.end, rate.end), ...tokens.slice(at, lease.end)],
    end: rate.end,
  }
}

/** "five or more dollars" */
function boundInside(tokens: readonly Token[], at: number): Replacement | null {
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

/** "nine-figure deals", "low seven figure sales": dollars by how many digits they have. */
function priceByDigits(tokens: readonly Token[], at: number): Replacement | null {
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

/** "$.62 ceiling": of money a ceiling is no height. */
function ceilingOfMoney(tokens: readonly Token[], at: number): Replacement | null {
  const amount = /^[$\d.]/.test(tokens[at]?.text ?? '') ? readAmount(tokens, at) : null
  const ceiling = tokens[amount?.end ?? -1]
  if (amount === null || !isMoney(amount) || ceiling?.text !== 'ceiling') return null
  return { tokens: [...tokens.slice(at, amount.end), { ...ceiling, text: 'max' }], end: amount.end + 1 }
}
