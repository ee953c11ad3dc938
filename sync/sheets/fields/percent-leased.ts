import type { CellReading } from '../cells/cell-reading.ts'
import { displayText, excerpt, figureText } from '../cells/plain-text.ts'
import { readPercent } from '../cells/read-percent.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

const RULES = { label: 'Leased share', least: 0, most: 100 }

export const percentLeased = ownColumn('percentLeased', {
  aliases:
    'percent leased|leased percent|~occupancy|percent occupied|occupancy percent|occupancy rate|~leased|percent occupancy|occupied percent|percent let|leased rate|percent leased rate|lease percent|leased pct|~occupied|~occ|occ percent|percent occ|current occupancy|occupancy level|~lease up|occupied rate|percentage leased|percentage occupied|occupancy at sale|percent leased at sale|leased at sale|percent leased occupied|leased occupied|total leased percent',
  avoid: 'date type cost submarket market certificate average status tenant sf',
  fillers: 'percent current building physical economic',
  read: (cell, _, { isFraction }) => readShare(cell, isFraction),
})

const VACANT = /^(?:vacan(?:t|cy)(?: rate)?:? ?)?([\d.]+ ?%) ?(?:vacan(?:t|cy))?$/

/** Reads the leased share, also of a cell that says it in words or says what is vacant. */
function readShare(cell: Cell, isFraction: boolean): CellReading<number> {
  const written = displayText(cell)
  const text = figureText(written)
  if (/^(?:fully|entirely|all) (?:leased|occupied|let)$/.test(text))
    return { value: 100, unit: '%', note: excerpt(written) }
  if (/^(?:fully |100% )?vacant$/.test(text)) return { value: 0, unit: '%', note: excerpt(written) }
  const [, vacant] = /vacan/.test(text) ? (VACANT.exec(text) ?? []) : []
  if (vacant === undefined) return readPercent(cell, RULES, isFraction)
  const share = readPercent(vacant, RULES, isFraction)
  return share.value === null ? share : { ...share, value: 100 - share.value, note: excerpt(written) }
}
