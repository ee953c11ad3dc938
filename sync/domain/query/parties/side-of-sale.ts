import type { PartyField } from '../../criteria/asked-fields.ts'
import type { Token } from '../words/lexer.ts'

const BUYS = /^(?:bought|buys?|purchased?|purchases|acquired?|acquires|acquisitions?)$/
const SELLS = /^(?:sales?|sold|sells?|traded|trades?|dispositions?)$/

/** Whose side of a sale is named next: "Link bought from EastGroup", "bought off EastGroup", "sales from EastGroup to Link". */
export function sideOfSale(tokens: readonly Token[], at: number): PartyField | null {
  const before = tokens.slice(0, at).map(({ text }) => text)
  if (PICKED_UP.test(before.slice(-MOST_BETWEEN).join(' '))) return 'seller'
  const said = before.at(-2) === 'off' && before.at(-1) === 'of' ? before.slice(0, -1) : before
  if (/^(?:from|off)$/.test(said.at(-1) ?? '') && said.some((word) => BUYS.test(word) || SELLS.test(word)))
    return 'seller'
  return said.at(-1) === 'to' && said.some((word) => SELLS.test(word)) ? 'buyer' : null
}

/** "what did Link pick up from EastGroup" */
const PICKED_UP =
  /\b(?:pick(?:s|ed|ing)? up|snap(?:s|ped|ping)? up|scoop(?:s|ed|ing)? up|t(?:ake|ook|aken) down)\b.* (?:from|off|off of)$/
/** Tokens between the verb and the name. */
const MOST_BETWEEN = 7

const IS_TRADE = /^(?:trades?|sales?|sold|deals?|transactions?|transfers?|conveyances?|deeds?)$/

/** "Driftwood Quay to Peña Brothers, find me that trade": of two names joined by "to" in a question of a sale. */
export function sideOfTrade(
  tokens: readonly Token[],
  at: number,
  end: number,
  isNamed: (at: number) => boolean,
): PartyField | null {
  if (!tokens.some(({ text }) => IS_TRADE.test(text))) return null
  if (/^(?:to|>)$/.test(tokens[end]?.text ?? '') && isNamed(end + 1)) return 'seller'
  if (tokens[at - 1]?.text !== 'to') return null
  return [2, 3, 4, 5, 6].some((length) => isNamed(at - length)) ? 'buyer' : null
}
