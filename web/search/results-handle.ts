/** What the search box asks of the results. */
export interface ResultsHandle {
  /** Selects the first result and puts the focus on it. */
  enter(): void
  /** Selects what is in a slot and puts the focus on it. False where it is not among the results. */
  goTo(slot: number): boolean
  /** Selects what is in a slot and brings it into view; the focus stays where it is. */
  reveal(slot: number): void
}
