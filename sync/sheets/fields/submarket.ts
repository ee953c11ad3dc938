import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import type { MappedColumn } from '../model/column-role.ts'
import { ownColumn } from './own-column.ts'

/** A market alone is the metropolitan one that a submarket is a part of, and no column of these. */
export const submarket = ownColumn('submarket', {
  aliases:
    'submarket|submarket name|sub market|sub market name|sub mkt|submkt|market submarket|market sub market|industrial submarket|micro market|micromarket|~area|~district|~region|~neighborhood|~trade area|~market area|submkt name|costar submarket|research submarket|sub area|submarket area|~geography',
  avoid: 'cluster rent rate vacancy absorption inventory average code id number count rank',
  fillers: 'name market industrial research',
  isShared: true,
  read: (cell, column) => readSubmarket(cell, column),
})

/** Of a market and its submarket in one cell the latter: `Houston / Northwest`. */
function readSubmarket(cell: Cell, { words }: MappedColumn): CellReading<string> {
  const text = readText(cell, 'Submarket')
  if (text.value === null) return text
  const isPair = /\bmarket (?:sub|submarket)\b/.test(words.join(' '))
  const [, last] = (isPair && /^[^/>|]+[/>|]\s*([^/>|]+)$/.exec(text.value)) || []
  const value = (last ?? text.value).trim().replace(/\s+sub-?\s?market$/i, '')
  if (/^(?:all|none|other|unknown|unassigned)$/i.test(value)) return { value: null, token: text.value }
  return value === text.value ? text : { ...text, value }
}
