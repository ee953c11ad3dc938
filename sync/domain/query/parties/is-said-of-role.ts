import { readAmount } from '../amounts/read-amount.ts'
import { months } from '../vocabulary/date-terms.ts'
import type { Reading } from '../vocabulary/reading.ts'

const SAYS =
  /^(?:says?|said|thinks?|thought|claims|claimed|tells?|told|swears?|insists?|believes?|wants?|needs?|asks|mentions|calls|confirms|quotes?|sent|sends|keeps|won't|wouldn't|would|will|can|can't|could|might|may|must|should|just|also|really|already|still|probably|supposedly|apparently|always|never|lets?|knows?|hopes?|heard|gave|gives|signs?|paid|pays?|stays?|renews?|prefers?|takes?|took|is|isn't|are|aren't|was|were|has|have|had|hasn't|does|doesn't|did|didn't|made|makes|ran|runs|went|goes|got|gets|came|comes|found|finds|began|begins|bought|buys|sold|sells|left|leaves|kept|lost|loses|meant|means|met|meets|put|puts|read|saw|sees|spent|stood|brought|built|builds|broke|chose|drew|fell|felt|grew|grows|hates?|hit|hits|knew|led|lent|likes?|loves?|moves?|owes?|plans?|pulls?|rolls?|seems?|set|sits|sat|tries|walks|wrote|guys?|people|folks|side|team|i|i'd|i'll|we|we'd|he|she|they|it|one|ones|who|whose|which|that|than|then|when|where|because|since|if|but)$/

const DID =
  /^(?:agre|ask|call|chang|claim|confirm|decid|demand|email|expand|forc|hat|hir|insist|lik|lov|mention|mov|need|offer|outgr|own|pass|plann|promis|pull|quot|reject|renew|return|seem|sign|start|stay|stopp|text|tour|tri|turn|us|want|work)(?:ed|ew)$/

const SUPERLATIVE =
  /^(?:old|new|cheap|larg|bigg|small|high|low|tall|long|short|near|clos|b|nic|fast|strong|weak)est$/

/** What brokers and tenants have and do, in small letters: "tenant rep pitch", "broker opinion of value", "landlord work letter". */
const OF_THEIR_WORK =
  /^(?:pitch(?:es)?|opinions?|surveys?|tours?|meetings?|calls?|lunch|breakfast|drinks|presentation|proposals?|assignments?|requests?|requirements?|mandates?|prospects?|leads?|inquir(?:y|ies)|phones?|telephone|cell|mobile|emails?|address|numbers?|names?|contacts?|info|information|details|commissions?|fees?|split|bonus|letters?|work|price|pricing|values?|valuation|reports?|packages?|books?|decks?|event|party|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next|this|roster|mix|retention|turnover|activity|demand|interest|market|representation|relations|concessions?|incentives?|credit|financials|lists?|needs|profile|industry|types?|count|base|rolls?|ledger|portal|insurance|deposit|estoppels?|financing|occupied|users?|groups?|community|friends?|buddy|contacted|clients?|customers?)$/

/** Whether what stands behind a role is no name: "owner swears it's 26k", "tenants 30k and bigger", "leases from October". */
export function isSaidOfRole({ tokens, text }: Pick<Reading, 'tokens' | 'text'>, at: number): boolean {
  const word = text.slice(tokens[at]?.start, tokens[at]?.end)
  const before = tokens[at - 1]?.text ?? ''
  const isMonth = before === 'from' && months.longest(tokens, at) !== null
  const isDoing = /^(?:is|are|was|were|be|being)$/.test(before) && /^[a-z]+ing$/.test(word)
  return (
    isMonth ||
    isDoing ||
    SAYS.test(word) ||
    /^i['’]/i.test(word) ||
    DID.test(word) ||
    SUPERLATIVE.test(word) ||
    OF_THEIR_WORK.test(word) ||
    readAmount(tokens, at)?.multiplier === 1_000
  )
}
