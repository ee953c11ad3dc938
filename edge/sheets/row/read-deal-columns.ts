import { readBroker, readEmail } from '../cells/read-broker.ts'
import { readDate } from '../cells/read-date.ts'
import { readEscalation } from '../cells/read-escalation.ts'
import { readFreeRent } from '../cells/read-free-rent.ts'
import { readLeaseType } from '../cells/read-lease-type.ts'
import { readPrice, readPricePerSf } from '../cells/read-price.ts'
import { readTerm } from '../cells/read-term.ts'
import { readNotes, readText } from '../cells/read-text.ts'
import { readTi } from '../cells/read-ti.ts'
import { readUrl } from '../cells/read-url.ts'
import { headerCurrency, headerTermUnit } from '../header/column-units.ts'
import { readRentColumns } from './read-rent-columns.ts'
import type { RowDraft } from './row-draft.ts'

/** Reads what was agreed: rent, term, price, and by whom. */
export function readDealColumns(row: RowDraft): void {
  const leaseType = row.column('leaseType')
  if (leaseType) row.take('leaseType', leaseType, readLeaseType(row.cell(leaseType)))
  const escalation = row.column('rentEscalationPct')
  if (escalation) {
    row.take(
      'rentEscalationPct',
      escalation,
      readEscalation(row.cell(escalation), escalation.words.includes('percent')),
    )
  }
  const free = row.column('freeRentMonths')
  if (free) row.take('freeRentMonths', free, readFreeRent(row.cell(free)))
  const money = readRentColumns(row)
  const ti = row.column('tiPerSf')
  if (ti) row.take('tiPerSf', ti, readTi(row.cell(ti), { ...money, isWhole: ti.words.includes('total') }))
  readTermAndDates(row)
  readSale(row, money.currency)
  readParties(row)
}

const DATES = [
  { field: 'commencement', label: 'Commencement' },
  { field: 'expiration', label: 'Expiration' },
  { field: 'dateSigned', label: 'Date signed' },
] as const

function readTermAndDates(row: RowDraft): void {
  const term = row.column('leaseTerm')
  if (term) {
    const read = readTerm(row.cell(term), headerTermUnit(term.words), row.layout.termLeaning)
    row.take('leaseTerm', term, read.months)
    if (read.words !== null) row.take('term', term, { value: read.words })
  }
  const { date1904, dayFirst } = row.layout
  for (const { field, label } of DATES) {
    const column = row.column(field)
    if (!column) continue
    const isDayFirst = dayFirst.has(column.index)
    row.take(field, column, readDate(row.cell(column), { label, date1904, isDayFirst }))
  }
}

function readSale(row: RowDraft, currency: string | null): void {
  const price = row.column('salePrice')
  const read = price && readPrice(row.cell(price), headerCurrency(price.header) ?? currency)
  if (price && read) row.take('salePrice', price, read.price)
  const perSf = row.column('salePricePerSf')
  if (perSf) {
    row.take(
      'salePricePerSf',
      perSf,
      readPricePerSf(row.cell(perSf), headerCurrency(perSf.header) ?? currency),
    )
  }
  if (price && read?.perSf) row.offer('salePricePerSf', price, read.perSf)
}

const TEXTS = [
  { field: 'landlordFirm', label: 'Landlord' },
  { field: 'brokerFirm', label: 'Brokerage' },
  { field: 'brokerPhone', label: 'Telephone' },
  { field: 'seller', label: 'Seller' },
  { field: 'buyer', label: 'Buyer' },
] as const

function readParties(row: RowDraft): void {
  for (const { field, label } of TEXTS) {
    const column = row.column(field)
    if (column) row.take(field, column, readText(row.cell(column), label))
  }
  const tenant = row.column('tenant')
  if (tenant) {
    const read = readText(row.cell(tenant), 'Tenant')
    const isVacant = read.value !== null && /^(?:vacant|vacancy|available|vacant space)$/i.test(read.value)
    row.take('tenant', tenant, isVacant ? { value: null, token: read.value ?? '' } : read)
  }
  const email = row.column('brokerEmail')
  if (email) row.take('brokerEmail', email, readEmail(row.cell(email)))
  const broker = row.column('brokerName')
  if (broker) {
    const read = readBroker(row.cell(broker))
    row.take('brokerName', broker, read.name)
    if (read.phone !== null) row.offer('brokerPhone', broker, { value: read.phone })
    if (read.email !== null) row.offer('brokerEmail', broker, { value: read.email })
  }
  const brochure = row.column('pdfUrl')
  if (brochure) {
    const link = row.link(brochure)
    const reading =
      link === undefined ? readUrl(row.cell(brochure)) : { ...readUrl(link), note: 'the link of the cell' }
    row.take('pdfUrl', brochure, reading)
  }
  readAllNotes(row)
}

/** Remarks can stand in several columns; they are kept one below the other. */
function readAllNotes(row: RowDraft): void {
  const texts: string[] = []
  for (const column of row.columns('notes')) {
    const read = readNotes(row.cell(column))
    row.take('notes', column, read)
    if (read.value !== null && !texts.includes(read.value)) texts.push(read.value)
  }
  row.property.notes = texts.length > 0 ? texts.join('\n') : null
}
