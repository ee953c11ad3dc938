import { type DealStatus, SUBJECT } from '../../domain/known-types.ts'
import { type CellReading, readFigure } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const status = ownColumn('status', {
  aliases:
    'status|deal status|lease status|listing status|transaction status|comp status|availability status|market status|sale status|space status|~record type|~comp type|current status|leasing status|lease sale status|on market status|~record status|~type of comp|for sale lease|~listing type|available status|~availability|vacancy status|deal stage|~stage|~listed|~sold|~executed',
  avoid: 'tenant building construction property occupancy date broker rate',
  fillers: 'current',
  read: (cell, _, { isOfSales }) => readStatus(cell, isOfSales),
})

const WORDS: readonly [DealStatus, RegExp][] = [
  [SUBJECT, /^subject(?: property| building)?$/],
  ['Sold', /^(?:sold|closed sale|sale closed|recorded)$/],
  [
    'Executed',
    /^(?:executed|signed|leased|lease executed|fully executed|closed|closed lease|done|done deal|completed|in[ -]?place|occupied|commenced|lease comp|expired lease)$/,
  ],
  ['Ended', /^(?:ended|off[ -]?market|off the market|withdrawn)$/],
  [
    'Asking',
    /^(?:asking|active|available|listed|listing|for lease|for sale|for sublease|on market|on the market|marketed|marketing|quoted|vacant|sublease available|coming soon|offered)$/,
  ],
]

/** Whether a text says how far a deal is. */
export function isStatus(text: string): boolean {
  return statusOf(text) !== undefined
}

function statusOf(text: string): DealStatus | undefined {
  const plain = text.replace(/[()*.]/g, '').trim()
  return WORDS.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** What a sale is as well as a lease. */
const DONE = /^(?:closed|closed deal|done|done deal|completed|settled)$/

/** Reads how far a deal is. Others, such as `LOI`, are kept in a note. */
function readStatus(cell: Cell, isOfSales: boolean): CellReading<DealStatus> {
  return readFigure<DealStatus>(cell, 'Status', (text, words) => {
    const value = isOfSales && DONE.test(text) ? 'Sold' : statusOf(text)
    return value === undefined ? { value: null, note: excerpt(words) } : { value }
  })
}
