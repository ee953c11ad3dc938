/** Counts the edits between a query and values that come in the order of their pool. */
export interface EditCounter {
  /** Entry n: the edits between the query and the first n units of the latest value, as far as they are kept. */
  readonly edits: Int32Array
  /** For how many units of the latest value intermediate results are kept. */
  ready: number
  /**
   * The edits between the query and the value that starts at `first` and has `units` units, or any number above
   * `most` where there are more. The value shares its first `ready` units with the latest one, whose intermediate
   * results are kept.
   */
  count(first: number, units: number, most: number, ready: number): number
}
