/** How often one user may ask for what costs the server most. Each counts a call, and throws a 429 for one too many. */
export interface Limits {
  exports(userId: string): void
  /** Pictures that are drawn or fetched. */
  pictures(userId: string): void
  geocode(userId: string): void
  /** Questions to the assistant. */
  chat(userId: string): void
}
