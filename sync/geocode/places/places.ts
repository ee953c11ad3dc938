/**
 * The towns and ZIP codes of the United States, as columns. Latitudes and longitudes are thousandths of a degree:
 * the middle of an area needs no more.
 */
export interface Places {
  /** Every name once, in order of `foldPlace`. */
  readonly names: readonly string[]
  /** The towns of name n are `firstTown[n] .. firstTown[n + 1]`. */
  readonly firstTown: Uint32Array
  readonly towns: Towns
  readonly zips: Zips
}

export interface Towns extends Points {
  /** Two-letter codes. */
  readonly states: readonly string[]
  /** Number of its name. */
  readonly names: Uint32Array
  /** Grows with the people who live there: two for each doubling. 0 where it is unknown. */
  readonly weights: Uint8Array
}

export interface Zips extends Points {
  /** Rising; leading zeros are lost. */
  readonly codes: Int32Array
  /** Number of the town the post office names. */
  readonly towns: Int32Array
}

interface Points {
  readonly latitudes: Int32Array
  readonly longitudes: Int32Array
}

export const PER_DEGREE = 1_000

/** Where the file stands among the files of the web app. */
export const PLACES_FILE = 'places/us.bin'
