import { NUMBER } from '../cells/amounts/amount.ts'
import { type CellReading, readFigure } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const columnSpacing = ownColumn('columnSpacing', {
  aliases:
    'column spacing|bay spacing|col spacing|column grid|bay size|column|column space|column spacing ft|column dim|bay dimension|bay dim|typical bay|typical column spacing|col spacing ft|bay spacing ft|column bay spacing|columns spacing|column width|column size',
  avoid: '',
  fillers: 'feet',
  read: (cell) => readColumnSpacing(cell),
})

const FEET = String.raw`${NUMBER} ?(?:'|ft\.?|feet|-?foot)? ?-?`
const SPACING = new RegExp(`(?:^|[^\\d.])${FEET} ?(?:x|by) ?-?${FEET}`)

/** Reads column spacing as `60' x 55'` where the cell gives two lengths, else as written. */
function readColumnSpacing(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Column spacing')
  if (text.value === null) return text
  const spacing = readFigure<string>(cell, 'Column spacing', (figures) => {
    const match = SPACING.exec(figures)
    const [, across = '', deep = ''] = match ?? []
    const isOnly = match && figures.replace(match[0], '').search(/\d/) === -1
    return isOnly && !/\d ?m\b/.test(figures)
      ? { value: `${Number(across)}' x ${Number(deep)}'` }
      : { value: null }
  })
  if (spacing.value === null || spacing.value === text.value) return text
  return { value: spacing.value, note: excerpt(text.value) }
}
