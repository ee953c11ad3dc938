/** Codes of states that are also words, units or terms of the trade. */
export const WORDLIKE_CODES = new Set(
  'al co ct de hi id in la ma md me mi mo ms mt ne oh ok or pa'.split(' '),
)
