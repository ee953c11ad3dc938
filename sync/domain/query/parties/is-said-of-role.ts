import { readAmount } from '../amounts/read-amount.ts'
import type { Reading } from '../vocabulary/reading.ts'

const SAYS =
  /^(?:swears?|sa(?:ys?|id)|thinks?|thought|claims?|claimed|tells?|told|insists?|believes?|wants?|wanted|needs?|asked|asks|mention(?:s|ed)|called|calls|confirm(?:s|ed)|promise[sd]?|quote[sd]?|sent|sends|emailed|texted|keeps|won't|wouldn't|would|will|could|might|may|just|also|really|already|still|probably|supposedly|apparently|always|never|must|should|let|lets|knows?|hopes?|heard|agreed|offered|gave|gives|signs?|signed|pays?|paid|stays?|stayed|renews?|renewed|expands?|prefers?|takes?|guys?|people|folks|side|team)$/

/** Whether what stands behind a role is no name: "owner swears it's 26k", "tenants 30k and bigger". */
export function isSaidOfRole({ tokens, text }: Pick<Reading, 'tokens' | 'text'>, at: number): boolean {
  const word = text.slice(tokens[at]?.start, tokens[at]?.end)
  return SAYS.test(word) || readAmount(tokens, at)?.multiplier === 1_000
}
