/** Thrown where the rest of a run is left to the next go. What was read is kept, and the book is as it was. */
export class ReadingPaused extends Error {
  /** Rows read so far. */
  readonly rows: number

  constructor(rows: number) {
    super(`The reading goes on after ${rows} rows.`)
    this.name = 'ReadingPaused'
    this.rows = rows
  }
}
