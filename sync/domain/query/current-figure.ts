import type { Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'
import { isMoney, readAmount } from './read-amount.ts'
import { rateParts, units } from './units.ts'

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
const nowWords = phraseTable([
  [
    true,
    'now|currently|today|right now|at present|at the moment|presently|as of now|these days|in their current space|in our current space',
  ],
])
const wants = phraseTable([
  [
    true,
    'want|wants|need|needs|wanting|want to be|wants to be|want to pay|wants to pay|need to be|looking for|looking to pay|looking to be|hoping for|would like|target|targeting|want it|like to be|trying to get to',
  ],
])

interface Current {
  /** The token after what is paid. */
  end: number
  hasCents: boolean
}

/** "paying 72 cents now": what somebody pays today, which asks for nothing. */
export function currentFigure(tokens: readonly Token[], at: number): Current | null {
  const verb = pays.longest(tokens, at)
  if (verb === null) return null
  const isSaidBefore = tokens.slice(at, verb.end).some(({ text }) => /^(?:currently|now|today)$/.test(text))
  const early = nowWords.longest(tokens, verb.end)
  const amount = readAmount(tokens, early?.end ?? verb.end)
  if (amount === null || !isMoney(amount)) return null
  let { end } = amount
  for (let rate = rateParts.longest(tokens, end); rate !== null; rate = rateParts.longest(tokens, end)) {
    end = rate.end
  }
  const late = nowWords.longest(tokens, end)
  if (!isSaidBefore && early === null && late === null) return null
  return { end: late?.end ?? end, hasCents: amount.hasCents }
}

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
