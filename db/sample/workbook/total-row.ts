import { colToLetter } from 'hucre/xlsx'
import { EMPTY_CELL, type PlannedRow, type SampleColumn } from './sheet-plan.ts'

/** A row that adds up a column of the rows from `first` on: the word in the first cell, a formula in the other. */
export function totalRow(
  columns: readonly SampleColumn[],
  above: readonly PlannedRow[],
  first: number,
  word: string,
  summed: string,
): PlannedRow {
  const at = columns.findIndex(({ header }) => header === summed)
  const sum = above.slice(first).reduce((total, { cells, truth }) => {
    const value = truth?.kind === 'property' ? cells[at]?.value : null
    return typeof value === 'number' ? total + value : total
  }, 0)
  const letter = colToLetter(at)
  return {
    cells: columns.map((_, i) => {
      if (i === 0) return { value: word, known: {} }
      if (i !== at) return EMPTY_CELL
      return { value: sum, known: {}, formula: `SUM(${letter}${first + 1}:${letter}${above.length})` }
    }),
    truth: { kind: 'skipped', reason: 'total' },
  }
}
