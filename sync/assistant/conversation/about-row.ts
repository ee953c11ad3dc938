const ASKS = /^(?:(?:and|so|ok|okay)[, ]+)*(?:who|what|when|where|how|is|are|does|do|did|has|was)\b/i
const SPEAKS_OF_IT =
  /\b(?:it|its|(?:that|this) (?:one|building|property|space|lease|deal))\b|\b(?:that|this|there)[?.! ]*$/i
/** A figure that was told is compared, and no row asked about. */
const COMPARES =
  /\b(?:high|low|good|bad|fair|reasonable|compare[ds]?|stack|rank|market|percentile|by|than|similar|like)\b/i

/** "who is the broker", "what's the rent": one thing of one property. */
const ASKS_ONE =
  /^(?:(?:and|so|ok|okay)[, ]+)*(?:who|what)(?:['’]s| is| was) the (?:listing )?(?:landlord|owner|tenant|broker|agent|buyer|seller|rent|asking rent|size|square footage|address|clear height|term|lease type|expiration|year built|free rent|sale price)[?.! ]*$/i

/** "who's the landlord on it?", "who is the broker": a question about the row that was just asked about. */
export function isAboutRow(text: string): boolean {
  if (ASKS_ONE.test(text)) return true
  return ASKS.test(text) && SPEAKS_OF_IT.test(text) && !COMPARES.test(text)
}
