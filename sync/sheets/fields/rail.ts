import { type CellReading, readFigure } from '../cells/cell-reading.ts'
import { cleanText, displayText, excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const rail = ownColumn('rail', {
  aliases: 'rail|rail served|rail service|rail access|rail spur|railroad|rail siding|rail line',
  avoid: '',
  fillers: '',
  read: (cell) => readRail(cell),
})

/** Reads whether a railway serves the building. */
function readRail(cell: Cell): CellReading<boolean> {
  const written = cleanText(displayText(cell))
  return readFigure<boolean>(
    cell,
    'Rail',
    (text) => {
      if (/^(?:y|yes|true|x|1)$/.test(text)) return { value: true }
      if (/^(?:n|no|false|0|no rail(?: service| access)?|not (?:rail )?served)$/.test(text))
        return { value: false }
      if (
        /\b(?:no|not|non|former|abandoned|inactive|possible|potential|proposed|available|adjacent|near(?:by)?)\b/.test(
          text,
        )
      ) {
        return { value: null, note: excerpt(written) }
      }
      if (
        /\b(?:bnsf|up|uprr|union pacific|csx|ns|norfolk southern|cn|cp|cpkc|kcs|ptra|rail|spur|siding|doors?)\b/.test(
          text,
        )
      ) {
        return { value: true, note: excerpt(written) }
      }
      return null
    },
    false,
  )
}
