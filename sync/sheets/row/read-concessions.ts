import { round } from '../cells/amounts/amount.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { displayText } from '../cells/plain-text.ts'
import { readTerm } from '../cells/read-term.ts'
import { readTi } from '../cells/read-ti.ts'
import { freeEachYear, freeRentMonths } from '../fields/free-rent-months.ts'
import type { MappedColumn } from '../model/column-role.ts'
import type { RowMoney } from './read-rent-columns.ts'
import { factsOf, type RowDraft } from './row-draft.ts'

const APART = /\s*[;&+\n]\s*|\s+[/|–-]\s+|,\s+|\s+(?:and|plus|with)\s+|\s*\bw\/\s*/i
/** `4 mos. free on a 65-mo. lease`. */
const ON_A_LEASE =
  /\s(?:on|of|over|for) (?:an? )?(\d{1,3}[ -]?(?:mo(?:nth|s)?\.?|y(?:ea)?rs?\.?))[ -](?:lease|term|deal)$/i
const OF_TI = /\bt\.?i\.?(?:a|'?s)?(?![a-z])|\bimprovements?\b/i
/** Beside free rent a sum per SF is an allowance; alone it can be rent that is not paid. */
const PER_FOOT = /\$.*(?:psf|\/ ?r?sf|per r?sf|per square foot)\b/i
const OF_FREE_RENT = /\bfree\b|\babate|\bmo(?:nth)?s?\.? rent\b/i
/** What comes before the lease costs and gives nothing. */
const OF_NOTHING = /\bearly (?:access|occupancy|possession|entry)\b/i
const LONGEST = 160

interface Concessions {
  readonly freeRent: CellReading<number> | null
  readonly ti: CellReading<number> | null
  readonly term: CellReading<number> | null
}

/** Reads free rent and the TI allowance, each in a column of its own or both in a cell: `3 mos free + $10/SF TI`. */
export function readConcessions(row: RowDraft, money: RowMoney): void {
  const free = row.column('freeRentMonths')
  const ti = row.column('tiPerSf')
  if (free) {
    const own = freeRentMonths.read(row.cell(free), free, factsOf(row.layout, free))
    const both = own.problem ? concessionsIn(row, free, money) : null
    if (both?.freeRent || !both)
      row.take('freeRentMonths', free, both?.freeRent ?? inEachYear(row, free) ?? own)
    if (both?.ti && !ti) row.take('tiPerSf', free, both.ti)
    if (both?.term) row.offer('leaseTerm', free, both.term)
  }
  if (!ti) return
  const own = readTi(row.cell(ti), { ...money, isWhole: ti.words.includes('total') })
  const both = own.problem ? concessionsIn(row, ti, money) : null
  row.take('tiPerSf', ti, both?.ti ?? own)
  if (both?.freeRent && !free) row.take('freeRentMonths', ti, both.freeRent)
}

/** `1 mo. per yr` of a term that the row says. */
function inEachYear(row: RowDraft, column: MappedColumn): CellReading<number> | null {
  const { leaseTerm } = row.property
  const months = leaseTerm === null ? null : freeEachYear(row.cell(column))
  if (leaseTerm === null || months === null) return null
  const note = `${displayText(row.cell(column))} over ${leaseTerm} months`
  return { value: round((months * leaseTerm) / 12, 2), unit: 'months', note }
}

/** Null unless each piece of a cell is free rent or an allowance, and none is there twice. */
function concessionsIn(row: RowDraft, column: MappedColumn, money: RowMoney): Concessions | null {
  const whole = displayText(row.cell(column)).trim()
  if (whole.length > LONGEST) return null
  const [, length] = ON_A_LEASE.exec(whole) ?? []
  const text = length === undefined ? whole : whole.replace(ON_A_LEASE, '')
  const term = length === undefined ? null : readTerm(length.replace('-', ' '), null, null).months
  const facts = factsOf(row.layout, column)
  let freeRent: CellReading<number> | null = null
  let ti: CellReading<number> | null = null
  const pieces = text.split(APART).filter((part) => part !== '')
  for (const piece of pieces) {
    if (pieces.length > 1 && OF_NOTHING.test(piece)) continue
    const isFree = OF_FREE_RENT.test(piece) || (column.role === 'freeRentMonths' && /\bmo/i.test(piece))
    const isTi = OF_TI.test(piece) || (pieces.length > 1 && PER_FOOT.test(piece))
    if (isTi === isFree) return null
    const reading = isTi
      ? readTi(piece, { ...money, isWhole: false })
      : freeRentMonths.read(piece, column, facts)
    if ((isTi ? ti : freeRent) || (reading.problem && reading.problem.code !== 'implausible')) return null
    const noted = reading.problem ? reading : { ...reading, note: reading.note ?? whole }
    if (isTi) ti = noted
    else freeRent = noted
  }
  return { freeRent, ti, term }
}
