import { isNegative, PLAIN_AMOUNT, round, shown } from '../cells/amounts/amount.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from '../cells/scan.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const craneTons = ownColumn('craneTons', {
  aliases:
    'crane|crane ton|crane capacity|crane tonnage|crane size|crane served|bridge crane|overhead crane|bridge crane ton|crane capacity ton|crane info|crane system|crane cap|crane cap ton|bridge crane cap|max crane|~ohc|~overhead cranes',
  avoid: 'height hook number count type',
  fillers: 'ton t',
  read: (cell) => readCraneTons(cell),
})

const LABEL = 'Crane capacity'
const MOST_TONS = 500

const RULES: readonly Rule[] = [
  { pattern: /\((\d{1,2})\)/y, token: ([, count]) => ({ kind: 'label', name: `${count} cranes`, value: 0 }) },
  {
    pattern: /\d{1,3}(?:'| ?-?ft\.?| ?-?feet| ?-?foot) ?(?:(?:under )?hook(?: height)?|u\/h|h\/h)/y,
    token: () => ({ kind: 'label', name: 'hook height', value: 0 }),
  },
  words('label', 'several cranes', '(?:two|three|four|five|six)(?= ?\\d)'),
  {
    pattern: /(\d{1,2}) ?(?:x|@) ?(?=\d)/y,
    token: ([, count]) => ({ kind: 'label', name: `${count} cranes`, value: 0 }),
  },
  PLAIN_AMOUNT,
  words('unit', 'tons', 't|tons?|tonnes?'),
  words(
    'noise',
    'crane',
    'one|single|bridge|cranes?|overhead|jib|gantry|capacity|capable|each|top running|up to|ea\\.?|with|ready|existing|max(?:imum|\\.)?',
  ),
  words('noise', 'hook', 'under hook'),
  ...HEDGES,
  ...SEPARATORS,
]

/** Reads crane capacity in tons: the largest crane's, where a cell names several. */
function readCraneTons(cell: Cell): CellReading<number> {
  return readFigure<number>(
    cell,
    LABEL,
    (text, cellWords) => {
      if (/^(?:yes|y|crane[ -]ready|crane[ -]capable|cranes?)$/.test(text))
        return { value: null, token: excerpt(cellWords) }
      if (/^no cranes?$/.test(text)) return { value: 0 }
      if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
      const tokens = scan(text, RULES)
      if (!tokens) return null
      const tons = tokens.filter((token) => token.kind === 'amount').map((token) => token.value)
      if (tons.length === 0) return null
      const value = round(Math.max(...tons), 2)
      if (value > MOST_TONS)
        return refuse('implausible', `${LABEL} of ${shown(value)} tons is not plausible.`)
      const isMore = tons.length > 1 || tokens.some((token) => token.kind === 'label')
      return isMore ? { value, unit: 'tons', note: excerpt(cellWords) } : { value, unit: 'tons' }
    },
    0,
  )
}
