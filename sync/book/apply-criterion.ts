import { AMENITY_IDS } from '../domain/amenities.ts'
import { boundsAround, haversineMiles } from '../domain/coordinates.ts'
import type { Criterion } from '../domain/criterion.ts'
import type { BookColumns } from './book-columns.ts'
import type { Marks } from './marks.ts'
import { markFailed } from './marks.ts'
import type { StringColumn } from './string-column.ts'
import { allValues } from './string-column.ts'

/** Where in the marks a part of the book stands, and which criterion is being judged. */
export interface Place {
  marks: Marks
  firstSlot: number
  criterion: number
}

/** Marks every row of the columns that fails a criterion. Words to search are judged by `applyHits`. */
export function applyCriterion(
  columns: BookColumns,
  asked: Exclude<Criterion, { kind: 'text' }>,
  at: Place,
): void {
  switch (asked.kind) {
    case 'range':
      keepRange(columns.numbers[asked.field], asked.min, asked.max, at)
      break
    case 'word': {
      const wanted = new Set(asked.anyOf.map((value) => value.toLowerCase()))
      keepValues(columns.strings[asked.field], (value) => wanted.has(value), asked.not, at)
      break
    }
    case 'party': {
      const part = asked.text.toLowerCase()
      keepValues(columns.strings[asked.field], (value) => value.includes(part), asked.not, at)
      break
    }
    case 'amenity':
      keepAmenity(columns.amenities, 1 << AMENITY_IDS.indexOf(asked.amenity), asked.not, at)
      break
    case 'near':
      keepNear(columns, asked, at)
      break
  }
}

/** Marks every row whose rank is 0. `ranks` holds the whole book's slots. */
export function applyHits(ranks: Uint16Array, { marks, criterion }: Place): void {
  for (let slot = 0; slot < ranks.length; slot++) if (ranks[slot] === 0) markFailed(marks, slot, criterion)
}

/** A missing value is NaN and fails every comparison. */
function keepRange(values: Float64Array, min: number | null, max: number | null, at: Place): void {
  const { marks, firstSlot, criterion } = at
  const low = min ?? Number.NEGATIVE_INFINITY
  const high = max ?? Number.POSITIVE_INFINITY
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    if (!(value >= low && value <= high)) markFailed(marks, firstSlot + row, criterion)
  }
}

const lowerCased = new WeakMap<StringColumn, string[]>()

/** The different values of a shared column in lower case, worked out once. */
function lowerValues(column: StringColumn): string[] {
  let values = lowerCased.get(column)
  if (values === undefined) {
    values = allValues(column).map((value) => value.toLowerCase())
    lowerCased.set(column, values)
  }
  return values
}

function keepValues(
  column: StringColumn,
  isWanted: (lower: string) => boolean,
  not: boolean,
  at: Place,
): void {
  const { codes } = column
  if (codes === null) throw new Error('Only columns with shared values can be asked for a value.')
  const { marks, firstSlot, criterion } = at
  // By code; code 0, a missing value, is never wanted.
  const keeps = Uint8Array.from([false, ...lowerValues(column).map(isWanted)], (wanted) =>
    wanted === not ? 0 : 1,
  )
  for (let row = 0; row < codes.length; row++) {
    if (keeps[codes[row] as number] === 0) markFailed(marks, firstSlot + row, criterion)
  }
}

function keepAmenity(bits: Uint8Array, bit: number, not: boolean, at: Place): void {
  const { marks, firstSlot, criterion } = at
  const wanted = not ? 0 : bit
  for (let row = 0; row < bits.length; row++) {
    if (((bits[row] as number) & bit) !== wanted) markFailed(marks, firstSlot + row, criterion)
  }
}

function keepNear(columns: BookColumns, centre: Extract<Criterion, { kind: 'near' }>, at: Place): void {
  const { latitude, longitude } = columns.numbers
  const { marks, firstSlot, criterion } = at
  const box = boundsAround(centre, centre.miles)
  for (let row = 0; row < latitude.length; row++) {
    const lat = latitude[row] as number
    const lng = longitude[row] as number
    const inBox = lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
    if (!inBox || haversineMiles(centre, { latitude: lat, longitude: lng }) > centre.miles) {
      markFailed(marks, firstSlot + row, criterion)
    }
  }
}
