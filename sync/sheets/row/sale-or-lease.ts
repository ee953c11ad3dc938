import { type CellReading, refuse } from '../cells/cell-reading.ts'
import { displayText, excerpt } from '../cells/plain-text.ts'
import { readPrice, readPricePerSf } from '../cells/read-price.ts'
import { readRentBasis } from '../cells/rent/read-rent-basis.ts'
import type { MappedColumn } from '../model/column-role.ts'
import type { ImportedField } from '../model/read-row-outcome.ts'
import type { RowDraft } from './row-draft.ts'

type DealSide = 'sale' | 'lease'

/** A column for either has the fact of a lease or the one of a sale. */
const EITHER = [
  { lease: 'tenant', sale: 'buyer', words: ['buyer', 'purchaser'] },
  { lease: 'landlordFirm', sale: 'seller', words: ['seller'] },
  { lease: 'dateSigned', sale: 'saleDate', words: ['closed', 'close', 'closing', 'sold', 'sale'] },
] as const
/** Words for the date of a lease in a header that names that of a sale too. */
const OF_SIGNING = ['signed', 'executed', 'lease']

const OF_SALE = /^(?:sale|sold|purchase|acquisition|investment|owner\/user)\b/i
const OF_LEASE =
  /\b(?:lease|sublease|new|renewal|extension|expansion|direct|assignment|relocation|restructure)\b/i

/** What a row says that its deal is; null where it says neither, or both. */
function statedSide({ property: { dealType, status } }: RowDraft): DealSide | null {
  const kind = dealType ?? ''
  if (OF_SALE.test(kind)) return /\blease\b(?!-?back)/i.test(kind) ? null : 'sale'
  if (OF_LEASE.test(kind)) return 'lease'
  return status === 'Sold' ? 'sale' : null
}

/** What a row's deal is, by what it says or by the sum of money that it has. */
function sideOf(row: RowDraft): DealSide | null {
  const { salePrice, salePricePerSf, rentPerSf, askingRent } = row.property
  const isRented = rentPerSf !== null || askingRent !== null
  const isPriced = salePrice !== null || salePricePerSf !== null
  const stated = statedSide(row)
  if (stated === 'sale') return stated
  // `New` may be of a building that is sold.
  const isSold = isPriced && !isRented && !/lease|renew/i.test(row.property.dealType ?? '')
  return isSold ? 'sale' : (stated ?? (isRented ? 'lease' : null))
}

/** The column `Rate / Price` of a row that says that it is a sale: what it holds is no rent. */
export function priceUnderRent(row: RowDraft): MappedColumn | undefined {
  const column = row.column('rentPerSf')
  const isOfEither = column?.words.some((word) => word === 'price') === true && isRent(column)
  return isOfEither && statedSide(row) === 'sale' ? column : undefined
}

function isRent({ words }: MappedColumn): boolean {
  return words.some((word) => word === 'rate' || word === 'rent' || word === 'rental')
}

const OF_WHOLE = /^(?:total|whole|all|lump sum|price|sale price|total price|total sale price)?$/i

/** Reads the price of a sale that stands in a column of rents, by what the row says that its sums are of. */
export function takePriceUnderRent(row: RowDraft, column: MappedColumn, currency: string | null): void {
  const basis = row.column('rentBasis')
  const words = displayText(row.cell(basis)).trim()
  const price = readPrice(row.cell(column), currency)
  const isPerSf = basis !== undefined && readRentBasis(row.cell(basis)).unit.per === 'sf'
  if (isPerSf) row.take('salePricePerSf', column, readPricePerSf(row.cell(column), currency))
  else if (OF_WHOLE.test(words)) {
    row.take('salePrice', column, price.price)
    if (price.perSf) row.offer('salePricePerSf', column, price.perSf)
  } else row.take('salePrice', column, notCounted(words))
}

function notCounted(basis: string): CellReading<number> {
  return refuse('other-unit', `Sale price counted by “${excerpt(basis)}” is not understood.`)
}

/** Under `Tenant / Buyer` a row of a sale names its buyer, and one of a lease its tenant. */
export function settleSides(row: RowDraft): void {
  const side = sideOf(row)
  if (statedSide(row) === 'sale' && !/back/i.test(row.property.dealType ?? '')) settleSale(row)
  for (const { lease, sale, words } of EITHER) {
    const column = row.column(lease)
    const value = row.property[lease]
    const names = (some: readonly string[]) => some.some((word) => column?.words.includes(word))
    if (!column || value === null || !names(words) || (lease === 'dateSigned' && !names(OF_SIGNING))) continue
    if (side === 'sale') {
      withdraw(row, lease)
      row.offer(sale, column, { value })
    } else if (side === null && lease === 'dateSigned') {
      withdraw(row, lease)
      row.offer(lease, column, { value: null, note: 'of a lease or of a sale, which the row does not say' })
    }
  }
}

const DONE = /^(?:closed|closed deal|done|done deal|completed|settled)$/i
const OF_A_LEASE =
  /\b(?:leased?|tenant|available|let|occupied|rented|premises|demised|suite|space|unit|vacant)\b/

/** A sale is closed where a lease is executed, and what it is of is not leased. */
function settleSale(row: RowDraft): void {
  const [status, area] = [row.column('status'), row.column('dealArea')]
  if (status && row.property.status === 'Executed' && DONE.test(displayText(row.cell(status)).trim())) {
    withdraw(row, 'status')
    row.offer('status', status, { value: 'Sold', note: `${displayText(row.cell(status))}, of a sale` })
  }
  if (area && row.property.leasedSf !== null && !OF_A_LEASE.test(area.words.join(' '))) {
    withdraw(row, 'leasedSf')
    row.offer('leasedSf', area, { value: null, note: 'the area of a sale' })
  }
}

function withdraw(row: RowDraft, field: ImportedField): void {
  const own = row.readings.findIndex((reading) => reading.field === field)
  if (own >= 0) row.readings.splice(own, 1)
  row.property[field as 'tenant'] = null
}
