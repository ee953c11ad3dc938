/** Counts the edits between the query and values of a pool. */
export interface EditCounter {
  /**
   * The edits between the query and the value that starts at `first` and has `units` units, or any number above
   * `most` where there are more.
   */
  count(first: number, units: number, most: number): number
}
