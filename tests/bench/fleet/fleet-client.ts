/** One of the browsers of a fleet, which has a property's notes open. */
export interface FleetClient {
  /** The server has said all that there is. */
  isLive(): boolean
  shows(note: string): boolean
  notes(): readonly string[]
  addNote(note: string): void
  /** How often a page would have had to be loaded anew. */
  reloads(): number
}
