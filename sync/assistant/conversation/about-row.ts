const ASKS = /^(?:(?:and|so|ok|okay)[, ]+)*(?:who|what|when|where|how|is|are|does|do|did|has|was)\b/i
const SPEAKS_OF_IT =
  /\b(?:it|its|(?:that|this) (?:one|building|property|space|lease|deal))\b|\b(?:that|this|there)[?.! ]*$/i
/** A figure that was told is compared, and no row asked about. */
const COMPARES =
  /\b(?:high|low|good|bad|fair|reasonable|compare[ds]?|stack|rank|market|percentile|by|than|similar|like)\b/i

/** "who's the landlord on it?": a question about the row that was just asked about. */
export function isAboutRow(text: string): boolean {
  return ASKS.test(text) && SPEAKS_OF_IT.test(text) && !COMPARES.test(text)
}
