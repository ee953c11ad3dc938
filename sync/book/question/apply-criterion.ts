import type { BookColumns } from '../../columns/book-columns.ts'
import { type NumberColumn, numberAt } from '../../columns/number-column.ts'
import { railRows } from '../../columns/rail-rows.ts'
import { allValues, type StringColumn } from '../../columns/string-column.ts'
import { AMENITY_IDS } from '../../domain/amenities/amenities.ts'
import type { Ring } from '../../domain/area/area.ts'
import { areaGrid } from '../../domain/area/area-grid.ts'
import { areaTest } from '../../domain/area/area-test.ts'
import { circleAround } from '../../domain/area/circle.ts'
import { type Bounds, isWithin } from '../../domain/area/coordinates.ts'
import { boundsAround } from '../../domain/area/distance.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { isOnDays } from '../../domain/criteria/days-asked.ts'
import { heldValues } from '../../domain/criteria/held-values.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { saysAny } from '../../domain/criteria/says-any.ts'
import { isKnownZone, type Zone } from '../../domain/criteria/zone.ts'
import { millisecondsOf } from '../../domain/dates/moments.ts'
import { weakMemo } from '../../memo.ts'
import { applyRange } from './apply-ranges.ts'
import { applyStated } from './apply-stated.ts'
import type { Marks } from './marks.ts'

/** Which marks belong to this part of the book, and the number of the criterion that is being judged. */
export interface Place {
  marks: Marks
  firstSlot: number
  criterion: number
}

/** Marks every row of the columns that fails a criterion. Words to search are judged by `applyWords`. */
export function applyCriterion(
  columns: BookColumns,
  asked: Exclude<Criterion, { kind: 'text' | 'either' }>,
  at: Place,
): void {
  switch (asked.kind) {
    case 'word': {
      keepCodes(columns.strings[asked.field], failingCodes(columns, asked), at)
      break
    }
    case 'party': {
      const parts = namesOf(asked).map((name) => name.toLowerCase())
      const isNamed = (value: string) => parts.some((part) => value.includes(part))
      keepValues(columns.strings[asked.field], isNamed, asked.not, at)
      break
    }
    case 'holds':
      keepTexts(columns.strings[asked.field], asked, at)
      break
    case 'date':
      keepValues(columns.strings[asked.field], (date) => isOnDays(date, asked), false, at)
      break
    case 'moment':
      keepMoments(columns.numbers[asked.field], asked, at)
      break
    case 'stated':
      applyStated(columns, asked, at.marks, at.firstSlot, 1 << at.criterion)
      break
    case 'rail':
      keepAmenity(railRows(columns), 1, asked.not, at)
      break
    case 'amenity':
      keepAmenity(columns.amenities, 1 << AMENITY_IDS.indexOf(asked.amenity), asked.not, at)
      break
    case 'near':
      keepPlaces(columns, boundsAround(asked, asked.miles), circleAround(asked, asked.miles), at)
      break
    case 'zone':
      keepZone(columns, asked, at)
      break
    case 'area':
      keepArea(columns, asked.ring, at)
      break
    case 'view':
      keepPlaces(columns, asked, null, at)
      break
  }
}

/** A row without the moment lies in no stretch of time. */
function keepMoments(
  column: NumberColumn,
  asked: Extract<Criterion, { kind: 'moment' }>,
  { marks, firstSlot, criterion }: Place,
): void {
  const { first, last } = millisecondsOf(asked)
  const bit = 1 << criterion
  for (let row = 0; row < column.values.length; row++) {
    const at = numberAt(column, row)
    if ((at >= first && at <= last) !== asked.not) continue
    marks[firstSlot + row] = (marks[firstSlot + row] as number) | bit
  }
}

/** By code of a field's column, 1 where the criterion fails. */
export function failingCodes(
  { strings }: BookColumns,
  { field, anyOf, not }: Extract<Criterion, { kind: 'word' }>,
): Uint8Array {
  const wanted = new Set(heldValues(field, anyOf).map((value) => value.toLowerCase()))
  return failures(strings[field], (value) => wanted.has(value), not)
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
  keepCodes(column, failures(column, isWanted, not), at)
}

/** Code 0, a missing value, is never wanted. */
function failures(column: StringColumn, isWanted: (lower: string) => boolean, not: boolean): Uint8Array {
  return Uint8Array.from([false, ...lowerValues(column).map(isWanted)], (wanted) => (wanted === not ? 1 : 0))
}

function keepCodes({ codes }: StringColumn, fails: Uint8Array, { marks, firstSlot, criterion }: Place): void {
  if (codes === null) throw new Error('Only columns with shared values can be asked for a value.')
  const marked = Int32Array.from(fails, (fail) => fail << criterion)
  for (let row = 0; row < codes.length; row++) {
    const slot = firstSlot + row
    marks[slot] = (marks[slot] as number) | (marked[codes[row] as number] as number)
  }
}

const lastTexts = weakMemo((_column: StringColumn) => ({ asked: '', fails: new Uint8Array() }))

/** Of texts that most rows have of their own, too. What was asked last is kept, because other criteria change more often. */
function keepTexts(column: StringColumn, asked: Extract<Criterion, { kind: 'holds' }>, at: Place): void {
  const last = lastTexts.of(column)
  const key = JSON.stringify(asked)
  if (last.asked !== key) {
    const fails = (text: string | null) => (saysAny(text, asked) === asked.not ? 1 : 0)
    last.asked = key
    last.fails = Uint8Array.from([fails(null), ...allValues(column).map(fails)])
  }
  if (column.codes !== null) {
    keepCodes(column, last.fails, at)
    return
  }
  const { marks, firstSlot, criterion } = at
  for (let row = 0; row + 1 < last.fails.length; row++) {
    const slot = firstSlot + row
    marks[slot] = (marks[slot] as number) | ((last.fails[row + 1] as number) << criterion)
  }
}

function keepAmenity(amenities: Uint8Array, amenity: number, not: boolean, at: Place): void {
  const { marks, firstSlot, criterion } = at
  const bit = 1 << criterion
  const wanted = not ? 0 : amenity
  for (let row = 0; row < amenities.length; row++) {
    const slot = firstSlot + row
    marks[slot] = (marks[slot] as number) | (((amenities[row] as number) & amenity) === wanted ? 0 : bit)
  }
}

/** From this many rows on, building a grid takes less time than it saves. */
const GRID_FROM = 5_000

/**
 * For each row, 1 where it is outside the area. Kept for the last area, because the other criteria change far more
 * often.
 */
const lastArea = weakMemo((_columns: BookColumns) => ({
  ring: null as Ring | null,
  outside: new Uint8Array(0),
}))

function outsideOf(columns: BookColumns, ring: Ring): Uint8Array {
  const held = lastArea.of(columns)
  if (held.ring !== ring) {
    const isInside = columns.rows < GRID_FROM ? areaTest(ring) : areaGrid(ring)
    const { latitude, longitude } = columns.numbers
    const outside = new Uint8Array(columns.rows)
    for (let row = 0; row < outside.length; row++) {
      outside[row] = isInside(numberAt(latitude, row), numberAt(longitude, row)) ? 0 : 1
    }
    held.ring = ring
    held.outside = outside
  }
  return held.outside
}

function keepArea(columns: BookColumns, ring: Ring, { marks, firstSlot, criterion }: Place): void {
  const outside = outsideOf(columns, ring)
  for (let row = 0; row < outside.length; row++) {
    const slot = firstSlot + row
    marks[slot] = (marks[slot] as number) | ((outside[row] as number) << criterion)
  }
}

/** Keeps what is in one of the circles, or in none of them. */
function keepZone(columns: BookColumns, zone: Zone, { marks, firstSlot, criterion }: Place): void {
  if (!isKnownZone(zone)) return
  const bit = 1 << criterion
  const tests = zone.circles.map((circle) => ({
    box: boundsAround(circle, circle.miles),
    isInside: circleAround(circle, circle.miles),
  }))
  const { latitude, longitude } = columns.numbers
  for (let row = 0; row < columns.rows; row++) {
    const lat = numberAt(latitude, row)
    const lng = numberAt(longitude, row)
    const isIn = tests.some(({ box, isInside }) => isWithin(box, lat, lng) && isInside(lat, lng))
    if (isIn === zone.not) marks[firstSlot + row] = (marks[firstSlot + row] as number) | bit
  }
}

/**
 * Keeps what is in a rectangle and passes the test, where one is given. A row without coordinates is in no rectangle.
 * The rectangle is compared like two ranges, and the test is run only for rows inside it.
 */
function keepPlaces(
  columns: BookColumns,
  box: Bounds,
  isWanted: ((latitude: number, longitude: number) => boolean) | null,
  { marks, firstSlot, criterion }: Place,
): void {
  const bit = 1 << criterion
  const { latitude, longitude } = columns.numbers
  applyRange(latitude, box.south, box.north, marks, firstSlot, bit)
  applyRange(longitude, box.west, box.east, marks, firstSlot, bit)
  if (isWanted === null) return
  for (let row = 0; row < columns.rows; row++) {
    const slot = firstSlot + row
    if (((marks[slot] as number) & bit) !== 0) continue
    if (!isWanted(numberAt(latitude, row), numberAt(longitude, row)))
      marks[slot] = (marks[slot] as number) | bit
  }
}
