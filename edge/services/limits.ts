/**
 * Takes one call, or `cost` calls, from a key's allowance. Answers null where that was possible. Otherwise takes
 * nothing and answers after how many milliseconds it will be. A negative cost gives calls back.
 */
export type RateLimit = (key: string, cost?: number) => number | null

/** Limits on what costs the server most: for one user, by id, or for one address where nobody is signed in yet. */
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
  /** Files to import, and what is planned and imported of them. */
  imports: RateLimit
  /** Notes and comp lists over HTTP. */
  writes: RateLimit
  /** The same through the sync engine. */
  mutations: RateLimit
  /** Refusals that are recorded. */
  refusals: RateLimit
  /** Steps of signing in, for one address. */
  signIns: RateLimit
}
