import type { CellReading } from './cell-reading.ts'

const MARKS = /(?<=[\p{L}\p{N}.)]) ?[*†‡§]+$/u
const NUMBERED = /(?<=\p{L}\p{L}|[.)]) ?(?:\(\d\)|\[\d\]|[¹²³⁴-⁹])$/u

/** A name without the mark behind it that leads to a footnote: `155 Terrace Dr*`, `Quillfeather Print (1)`. */
export function withoutMarks(reading: CellReading<string>): CellReading<string> {
  if (reading.value === null) return reading
  const value = reading.value.replace(MARKS, '').replace(NUMBERED, '')
  return value === reading.value ? reading : { ...reading, value, note: reading.note ?? reading.value }
}
