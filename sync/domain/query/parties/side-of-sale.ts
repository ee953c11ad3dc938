import type { PartyField } from '../../criteria/asked-fields.ts'
import type { Token } from '../words/lexer.ts'

const BUYS = /^(?:bought|buys?|purchased?|purchases|acquired?|acquires|acquisitions?)$/
const SELLS = /^(?:sales?|sold|sells?|traded|trades?|dispositions?)$/

/** Whose side of a sale is named next: "Link bought from EastGroup", "sales from EastGroup to Link". */
export function sideOfSale(tokens: readonly Token[], at: number): PartyField | null {
  const said = tokens.slice(0, at).map(({ text }) => text)
  if (said.at(-1) === 'from' && said.some((word) => BUYS.test(word) || SELLS.test(word))) return 'seller'
  return said.at(-1) === 'to' && said.some((word) => SELLS.test(word)) ? 'buyer' : null
}
