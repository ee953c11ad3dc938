import { type Amount, isMoney, readAmount } from '../../amounts/read-amount.ts'
import { rateParts, units } from '../../amounts/units.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { leaseAt } from '../read-terms.ts'

const pays = phraseTable([
  [
    true,
    ['paying', 'pay', 'pays', 'paid']
      .flatMap((verb) =>
        ['', 'currently ', 'now ', 'today ', "they're ", 'they are '].map((now) => now + verb),
      )
      .join('|'),
  ],
])
export const nowWords = phraseTable([
  [
    true,
    'now|currently|today|right now|at present|at the moment|presently|as of now|these days|in their current space|in our current space',
  ],
])
export const wants = phraseTable([
  [
    true,
    "budget|budget is|max|up to|can go|can go to|could go to|cannot exceed|can't exceed|cannot go over|can't go over|won't go over|won't go north of|want|wants|need|needs|wanting|want to be|wants to be|want to pay|wants to pay|need to be|looking for|looking to pay|looking to be|hoping for|would like|target|targeting|want it|like to be|trying to get to",
  ],
])

interface Current {
  /** The token after what is paid. */
  end: number
  hasCents: boolean
}

/** "paying 72 cents now": what somebody pays today, which asks for nothing. */
export function currentFigure(tokens: readonly Token[], at: number): Current | null {
  const verb = pays.longest(tokens, at) ?? standsAt(tokens, at)
  if (verb === null) return null
  const isSaidBefore =
    tokens.slice(at, verb.end).some(({ text }) => /^(?:currently|now|today)$/.test(text)) ||
    (tokens[at]?.text === 'at' && OF_PEOPLE.test(tokens[at - 1]?.text ?? ''))
  const early = nowWords.longest(tokens, verb.end)
  const amount = readAmount(tokens, early?.end ?? verb.end)
  if (amount === null || !(isMoney(amount) || isRent(amount))) return null
  let { end } = amount
  for (let rate = rateParts.longest(tokens, end); rate !== null; rate = rateParts.longest(tokens, end)) {
    end = rate.end
  }
  // "at $0.78 NNN today": the lease type is asked for all the same.
  const lease = leaseAt(tokens, end)
  const late = nowWords.longest(tokens, lease?.end ?? end)
  if (/^(?:max|tops|or|and|to|-|minimum|min)$/.test(tokens[lease?.end ?? end]?.text ?? '')) return null
  if (!isSaidBefore && early === null && late === null) return null
  return { end: lease === null ? (late?.end ?? end) : end, hasCents: amount.hasCents }
}

/** "they're at 72 cents now", "currently at $0.78": where somebody stands. */
function standsAt(tokens: readonly Token[], at: number): { end: number } | null {
  const early = nowWords.longest(tokens, at)
  const start = early?.end ?? at
  if (tokens[start]?.text !== 'at') return null
  return early !== null || STANDS.test(tokens[at - 1]?.text ?? '') ? { end: start + 1 } : null
}

const STANDS = /^(?:they're|we're|he's|she's|i'm|are|is|am|client's|tenant's|currently|now|sitting|lease)$/

/** Who stands at a figure pays it already. */
const OF_PEOPLE = /^(?:they're|we're|he's|she's|i'm|client's|tenant's)$/

/** ".65", "1.10": dollars and cents of a month. */
function isRent({ digits, value, multiplier }: Amount): boolean {
  return /\.\d/.test(digits) && value < MOST_A_MONTH && multiplier === 1
}

const MOST_A_MONTH = 4

/**
 * "paying 72 cents now, want 65 or below": the figure that is wanted instead is of the same money, so that the tokens
 * get the word for it. Without a figure that is wanted they stay as they are.
 */
export function withWantedMoney(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, i) => currentFigure(tokens, i) !== null)
  const current = at < 0 ? null : currentFigure(tokens, at)
  if (current === null) return [...tokens]
  const wantAt = tokens.findIndex((_, i) => i >= current.end && wants.longest(tokens, i) !== null)
  const want = wantAt < 0 ? null : wants.longest(tokens, wantAt)
  const figureAt = want === null ? -1 : tokens.findIndex(({ kind }, i) => i >= want.end && kind === 'number')
  const figure = tokens[figureAt]
  if (want === null || figure === undefined || figureAt > want.end + MOST_BETWEEN) return [...tokens]
  const amount = readAmount(tokens, figureAt)
  const isBare =
    amount !== null &&
    !isMoney(amount) &&
    amount.multiplier === 1 &&
    units.longest(tokens, amount.end) === null
  if (!isBare || !current.hasCents || !/^\d\d$/.test(figure.text)) return [...tokens]
  const cents: Token = { kind: 'word', text: 'cents', start: figure.end, end: figure.end, glued: false }
  return [...tokens.slice(0, figureAt + 1), cents, ...tokens.slice(figureAt + 1)]
}

/** Tokens between "want" and its figure: "to be at or under". */
const MOST_BETWEEN = 4
