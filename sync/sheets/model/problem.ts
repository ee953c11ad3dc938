import type { Cell } from './cell.ts'

export const PROBLEM_CODES = [
  'not-understood',
  'excel-error',
  'negative',
  'implausible',
  'contradicts-unit',
  'other-unit',
  'ambiguous',
  'day-first-date',
  'serial-date',
  'truncated',
  'foreign-currency',
  'too-long',
  'nothing-identifies',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Why a cell, or a whole row, could not be taken. Plain JSON. */
export interface Problem {
  readonly code: ProblemCode
  /** The header as written; `null` where the problem is the row's. */
  readonly column: string | null
  readonly raw: Cell
  /** Shown to people; names the field. */
  readonly sentence: string
}
