import { columnValues } from '../cells/column-values.ts'
import { displayText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import { figureIn } from './figure-in.ts'
import { fitsValues } from './fits-values.ts'
import { type HeaderMatch, matchesOf } from './match-header.ts'
import { understoodWords } from './understood-words.ts'

/** What people call the rent that was agreed, beside the one that was asked for. */
const TAKEN: ReadonlySet<string> = new Set([
  'achieved',
  'actual',
  'agreed',
  'closed',
  'closed at',
  'contract',
  'deal',
  'done',
  'done at',
  'executed',
  'executed at',
  'final',
  'signed',
  'signed at',
  'taken',
  'taking',
  'took',
  'took at',
])
const OF_ANY_RENT: ReadonlySet<string> = new Set(
  'rent rate lease base net gross nnn mg dollar per sf month year'.split(' '),
)
/** Before all others, but no better than a header that says rent by itself. */
const AS_RENT: HeaderMatch = {
  role: 'rentPerSf',
  fit: 'part',
  preference: Number.MAX_SAFE_INTEGER,
  isLoose: true,
}

/** What is agreed is not far from what was asked for. */
const LEAST_OF_ASKED = 0.5
const MOST_OF_ASKED = 1.5

/** `Achieved` beside `Asking`: the rent that was agreed, where the values of the column are rents. */
export function takenBesideAsked(
  words: readonly string[],
  index: number,
  cells: readonly string[],
  rows: readonly (readonly Cell[])[],
): HeaderMatch | null {
  if (!isTaken(words)) return null
  const asked = cells.findIndex((cell, i) => i !== index && asksRent(cell))
  if (asked < 0) return null
  if (rows.length === 0) return matchesOf(words).length === 0 ? AS_RENT : null
  const parts = partsOfAsked(rows, index, asked)
  const near = parts.filter((part) => part >= LEAST_OF_ASKED && part <= MOST_OF_ASKED)
  // Where no row has both, only values that are plainly rents are believed.
  const role = parts.length > 0 ? 'askingRent' : 'rentPerSf'
  const areRents = fitsValues({ ...AS_RENT, role }, columnValues(rows.map((row) => row[index] ?? null)))
  return areRents && near.length * 2 >= parts.length ? AS_RENT : null
}

/** Whether a header names an agreed rent, where one that was asked for stands beside it. */
export function isTaken(words: readonly string[]): boolean {
  return TAKEN.has(words.filter((word) => !OF_ANY_RENT.has(word)).join(' '))
}

function asksRent(header: string): boolean {
  return matchesOf(understoodWords(header)).some(({ role }) => role === 'askingRent')
}

/** Of each row with both figures, the one as a part of what was asked for. */
function partsOfAsked(rows: readonly (readonly Cell[])[], index: number, asked: number): number[] {
  return rows
    .map((row) => figureIn(displayText(row[index] ?? null)) / figureIn(displayText(row[asked] ?? null)))
    .filter(Number.isFinite)
}
