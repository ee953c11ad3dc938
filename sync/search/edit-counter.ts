/** Counts the edits between a query and values that come in the order of their pool. */
export interface EditCounter {
  /** Entry n: edits between the query and the first n units of the latest value, as far as they are kept. */
  readonly edits: Int32Array
  /** How many units of the latest value its work is kept for. */
  ready: number
  /**
   * Edits between the query and the value of so many units whose first one is at `first`; any number above `most` where
   * there are more than that. The value shares its first `ready` units with the latest one, for which work is kept.
   */
  count(first: number, units: number, most: number, ready: number): number
}
