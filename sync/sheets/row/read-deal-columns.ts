import { shown } from '../cells/amounts/amount.ts'
import { type CellReading, refuse } from '../cells/cell-reading.ts'
import { headerCurrency, headerSizeUnit, headerTermUnit } from '../cells/column-units.ts'
import { readBroker } from '../cells/people/read-broker.ts'
import { displayText } from '../cells/plain-text.ts'
import { readPrice, readPricePerSf } from '../cells/read-price.ts'
import { lastDayIn, readTerm } from '../cells/read-term.ts'
import { readNotes, readText } from '../cells/read-text.ts'
import { readUrl } from '../cells/read-url.ts'
import { commencement } from '../fields/commencement.ts'
import { dateSigned } from '../fields/date-signed.ts'
import { expiration } from '../fields/expiration.ts'
import { freeRentMonths } from '../fields/free-rent-months.ts'
import { DATE_FIELDS, ID_FIELDS, LEASE_FIELDS, PARTY_FIELDS, SALE_FIELDS } from '../fields/sheet-fields.ts'
import type { Cell } from '../model/cell.ts'
import { readConcessions } from './read-concessions.ts'
import { readDealTerms } from './read-deal-terms.ts'
import { readRentColumns } from './read-rent-columns.ts'
import { readStepColumns } from './read-step-columns.ts'
import { rememberCells } from './remember-cells.ts'
import { factsOf, type RowDraft, takeOwn } from './row-draft.ts'
import { priceUnderRent, settleSides, takePriceUnderRent } from './sale-or-lease.ts'

/** Reads what was agreed: rent, term, price, and by whom. */
export function readDealColumns(row: RowDraft): void {
  takeOwn(row, LEASE_FIELDS)
  const money = readRentColumns(row)
  readTermAndDates(row)
  // Steps can say the dates that they begin on.
  readStepColumns(row, money)
  readConcessions(row, money)
  takeOwn(row, SALE_FIELDS)
  readSale(row, money.currency)
  readParties(row)
  settleSides(row)
  readIds(row)
}

/** One of the source's own numbers identifies the row, and is a fact of it all the same. */
function readIds(row: RowDraft): void {
  takeOwn(row, ID_FIELDS)
  const key = row.column('key')
  const own = ID_FIELDS.find(({ role }) => role === key?.of)
  if (key && own) row.take(own.role, key, readText(row.cell(key), 'Id'))
}

function readTermAndDates(row: RowDraft): void {
  const term = row.column('leaseTerm')
  if (term) {
    const read = readTerm(row.cell(term), headerTermUnit(term.words), row.layout.termLeaning)
    const isOfDeal = read.months.problem !== undefined && readDealTerms(row, term)
    if (!isOfDeal) row.take('leaseTerm', term, read.months)
    if (read.words !== null) row.take('term', term, { value: read.words })
    const free = freeBeside(displayText(row.cell(term)))
    if (free !== null)
      row.offer('freeRentMonths', term, freeRentMonths.read(free, term, factsOf(row.layout, term)))
  }
  takeOwn(row, DATE_FIELDS)
  for (const { role } of DATE_FIELDS) {
    const column = row.column(role)
    const beside = column && dateBeside(row.cell(column))
    if (beside)
      row.offer(
        beside.field,
        column,
        DATES[beside.field].read(beside.text, column, factsOf(row.layout, column)),
      )
  }
  const lastDay = term ? lastDayIn(row.cell(term)) : null
  if (term && lastDay !== null)
    row.offer('expiration', term, expiration.read(lastDay, term, factsOf(row.layout, term)))
}

/** Months of free rent behind a term: `60 mos, 3 free`, `5 yrs w/ 2 months free`. */
const FREE =
  /\d ?(?:months?|mos?\.?|years?|yrs?\.?)\)? ?(?:[,;+&(/]|w\/|with|and|plus|-)? ?(?:incl(?:uding|udes|\.)? ?)?(\d{1,2}(?:\.5)? ?(?:months?|mos?\.?)? ?(?:of )?(?:free|abated?)(?: rent)?)\)?$/i

function freeBeside(text: string): string | null {
  return FREE.exec(text.trim())?.[1] ?? null
}

const DATES = { commencement, dateSigned, expiration }
const BESIDE: readonly [keyof typeof DATES, RegExp][] = [
  ['dateSigned', /\((?:signed|executed|exec\.?)(?: on)?:? ([^()]*\d)\)$/i],
  ['commencement', /\((?:commenc(?:ed|es|ing)|comm\.?|start(?:ed|s|ing))(?: on)?:? ([^()]*\d)\)$/i],
  ['expiration', /\((?:exp(?:ires|iring|\.)?|ends?|ending|thru|through)(?: on)?:? ([^()]*\d)\)$/i],
]

/** The date of something else behind a date: `12/1/23 (signed 10/6/23)`. */
function dateBeside(cell: Cell): { field: keyof typeof DATES; text: string } | null {
  if (typeof cell !== 'string' || !cell.endsWith(')')) return null
  for (const [field, pattern] of BESIDE) {
    const [, text] = pattern.exec(cell) ?? []
    if (text !== undefined) return { field, text }
  }
  return null
}

/** `$7,250,000 (ask)`: a price that nobody has paid yet. */
const ASKED = /\b(?:ask(?:ing|ed)?|list(?:ed|ing)?|offered|quoted)\b/i

/** No building is sold for less by the foot: such a price is in thousands, which nothing says. */
const LEAST_PER_SF = 1

function notInThousands(price: CellReading<number>, squareFeet: number | null): CellReading<number> {
  if (price.value === null || squareFeet === null || price.value >= squareFeet * LEAST_PER_SF) return price
  return refuse(
    'ambiguous',
    `Sale price of ${shown(price.value)} for ${shown(squareFeet)} SF could be in thousands of dollars.`,
  )
}

function readSale(row: RowDraft, currency: string | null): void {
  const price = row.column('salePrice')
  const { arePricesInMillions } = row.layout
  const read =
    price &&
    readPrice(
      row.cell(price),
      headerCurrency(price) ?? currency,
      headerSizeUnit(price).factor,
      arePricesInMillions,
    )
  if (price && read) {
    row.take('salePrice', price, notInThousands(read.price, row.property.squareFootage))
    if (read.price.value !== null && ASKED.test(displayText(row.cell(price))))
      row.offer('status', price, { value: 'Asking', note: 'by the price' })
  }
  const other = priceUnderRent(row)
  if (other) takePriceUnderRent(row, other, currency)
  const perSf = row.column('salePricePerSf')
  if (perSf) {
    row.take('salePricePerSf', perSf, readPricePerSf(row.cell(perSf), headerCurrency(perSf) ?? currency))
  }
  if (price && read?.perSf) row.offer('salePricePerSf', price, read.perSf)
  if (price && read && read.capRate !== null) row.offer('capRate', price, { value: read.capRate })
}

const readBrokerCell = rememberCells((cell) => readBroker(cell))

function readParties(row: RowDraft): void {
  takeOwn(row, PARTY_FIELDS)
  const broker = row.column('brokerName')
  if (broker) {
    const read = readBrokerCell(row.cell(broker), broker, null)
    row.take('brokerName', broker, read.name)
    if (read.firm !== null) row.offer('brokerFirm', broker, { value: read.firm })
    if (read.tenantSide?.name) row.offer('tenantRepName', broker, { value: read.tenantSide.name })
    if (read.tenantSide?.firm) row.offer('tenantRepFirm', broker, { value: read.tenantSide.firm })
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
