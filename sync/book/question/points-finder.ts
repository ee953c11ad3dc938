import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt } from '../../columns/string-column.ts'
import type { LatLng } from '../../domain/area/coordinates.ts'
import { haversineMiles } from '../../domain/area/distance.ts'
import { shortWord } from '../../domain/place/street-types.ts'

/** Points along one road or at one address; further ones change little and cost time. */
const MOST_POINTS = 48
/** In miles. Of points that are closer together, one is kept. */
const APART = 0.7
/** Answers that are kept, for words that are typed letter by letter. */
const MOST_KEPT = 200

interface Row extends LatLng {
  address: string
  notes: string
}

/** Finds where the properties are whose address, else whose notes, hold some words. */
export function pointsFinder(parts: readonly BookColumns[]): (words: string) => readonly LatLng[] {
  let rows: readonly Row[] | null = null
  const kept = new Map<string, readonly LatLng[]>()
  return (words) => {
    const key = folded(words)
    let points = kept.get(key)
    if (points === undefined) {
      rows ??= parts.flatMap(rowsOf)
      points = find(rows, key)
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(key, points)
    }
    return points
  }
}

function find(rows: readonly Row[], key: string): readonly LatLng[] {
  const inAddress = spread(rows.filter(({ address }) => address.includes(key)))
  return inAddress.length > 0 ? inAddress : spread(rows.filter(({ notes }) => notes.includes(key)))
}

function spread(rows: readonly Row[]): LatLng[] {
  const points: LatLng[] = []
  for (const { latitude, longitude } of rows) {
    if (points.length >= MOST_POINTS) break
    const point = { latitude, longitude }
    if (points.every((other) => haversineMiles(other, point) > APART)) points.push(point)
  }
  return points
}

function rowsOf(columns: BookColumns): Row[] {
  const rows: Row[] = []
  for (let row = 0; row < columns.rows; row++) {
    const latitude = numberAt(columns.numbers.latitude, row)
    const longitude = numberAt(columns.numbers.longitude, row)
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) continue
    const address = folded(stringAt(columns.strings.address, row) ?? '')
    const notes = folded(stringAt(columns.strings.notes, row) ?? '')
    rows.push({ latitude, longitude, address, notes })
  }
  return rows
}

/** Whole words in lower case, a space on either side of each. */
function folded(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return ` ${words.map(shortWord).join(' ').trim()} `
}
