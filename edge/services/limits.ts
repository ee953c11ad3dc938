/**
 * Takes a call, or `cost` of them, from what a key has in hand. Null where it was there; else nothing is taken, and
 * the answer says in how many milliseconds it will be. A cost below zero gives back.
 */
export type RateLimit = (key: string, cost?: number) => number | null

/** How much one user may ask of what costs the server most, by the user's id. */
export interface Limits {
  /** The whole book, or all that is found in it, and what a page opens with. */
  books: RateLimit
  /** Questions that are answered from the book. */
  questions: RateLimit
  exports: RateLimit
  /** Pictures that are drawn or fetched. */
  pictures: RateLimit
  geocode: RateLimit
  /** Questions to the assistant. */
  chat: RateLimit
  /** Tokens that the assistant's outside model may write. */
  modelTokens: RateLimit
  /** Reading the sources again. */
  sourceRuns: RateLimit
  /** Notes and comp lists over HTTP. */
  writes: RateLimit
  /** The same through the sync engine. */
  mutations: RateLimit
}
