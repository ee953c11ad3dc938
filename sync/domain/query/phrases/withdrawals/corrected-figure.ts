import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { units } from '../../amounts/units.ts'
import type { Token } from '../../words/lexer.ts'
import { takeBackCues, takenBackAt } from './take-back.ts'

/**
 * "no more than 75 make that 78 cents": a figure that is corrected before anything says of what it is. Tokens without it
 * and the words that take it back.
 */
export function withoutCorrected(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const back = takeBackCues.longest(tokens, at) === null ? null : takenBackAt(tokens, at)
    const meant = back === null ? null : readAmount(tokens, back)
    if (back === null || meant === null || at === 0) continue
    const last = /^[,-]$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
    const start = [4, 3, 2, 1]
      .map((length) => last - length)
      .find((i) => i >= 0 && readAmount(tokens, i)?.end === last)
    const said = start === undefined ? null : readAmount(tokens, start)
    if (start === undefined || said === null) continue
    const isBare = said.multiplier === 1 && !isMoney(said) && said.value < LEAST_SAID
    const isOfMore = meant.multiplier > 1 || isMoney(meant) || units.longest(tokens, meant.end) !== null
    if (isBare && isOfMore) return [...tokens.slice(0, start), ...withoutCorrected(tokens.slice(back))]
  }
  return tokens
}

const LEAST_SAID = 1_000

/** "Phoenix or Mesa, no, not Mesa, Phoenix or Chandler": what is denied of the first is not said again behind it. */
export function withoutDeniedAgain(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(?:no|sorry|wait)$/.test(text) && tokens[i + 1]?.text === ',' && tokens[i + 2]?.text === 'not',
  )
  const end = at < 0 ? -1 : tokens.findIndex(({ text }, i) => i > at + 2 && text === ',')
  const denied = end < 0 ? [] : tokens.slice(at + 3, end)
  const known = tokens.slice(0, Math.max(at, 0)).map(({ text }) => text)
  const isAgain =
    denied.length > 0 && denied.length <= MOST_DENIED && denied.every(({ text }) => known.includes(text))
  // "Deer Park? No, not Deer Park, bad roads" names nothing in its place.
  const isSaidAnew = tokens.slice(end + 1, end + 1 + MOST_ANEW).some(({ text }) => known.includes(text))
  return isAgain && isSaidAnew ? [...tokens.slice(0, at + 2), ...tokens.slice(end + 1)] : tokens
}

/** Words of a name. */
const MOST_DENIED = 3
/** Tokens: "Phoenix or Chandler". */
const MOST_ANEW = 3
