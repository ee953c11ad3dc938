import {
  formatAcres,
  formatCount,
  formatFeet,
  formatMoney,
  formatPercent,
  formatPrice,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
} from '../../domain/format.ts'
import { type CompColumn, dateColumn, dateField, numberField, textColumn, textField } from './comp-column.ts'

const asWritten = (value: number | null) => value?.toString() ?? NOT_AVAILABLE
const DEGREES = '0.000000'
const RENT = '0.00##'
const WHOLE = '#,##0'
const UP_TO_TWO = '#,##0.##'

/**
 * Every column a document can have, under the name by which a choice of columns is remembered. The headers of the
 * thirteen of `SPREADSHEET_COLUMNS` are the specification's.
 */
export const COMP_COLUMNS = {
  number: {
    header: '#',
    label: '#',
    kind: 'number',
    numberFormat: '0',
    value: (row) => row.number,
    show: asWritten,
  },
  name: textField('Name', 'name'),
  address: textField('Address', 'address'),
  city: textField('City', 'city'),
  state: textField('State', 'state'),
  zip: textField('ZIP', 'zip'),
  latitude: numberField('latitude', 'Latitude', DEGREES, asWritten),
  longitude: numberField('longitude', 'Longitude', DEGREES, asWritten),
  distance: {
    header: 'Distance (mi)',
    label: 'Distance',
    kind: 'number',
    numberFormat: '0.00',
    value: (row) => row.distance ?? null,
    // Always with one decimal, so that they stand under each other.
    show: (miles) => (miles === null ? NOT_AVAILABLE : `${miles.toFixed(1)} mi`),
  },
  propertyType: textField('Type', 'propertyType'),
  rentPerSf: numberField('rentPerSf', 'Rent ($/SF/Mo)', RENT, formatRentOrNone, 'Rent'),
  rentBasis: textColumn('Rent Basis', ({ property }) =>
    property.rentPerSf === null ? null : property.rentBasisAssumed ? 'Assumed monthly' : 'Stated',
  ),
  leaseType: { ...textField('Lease Type', 'leaseType'), label: 'Lease' },
  opexPerSf: numberField('opexPerSf', 'OpEx ($/SF/Mo)', RENT, formatRentOrNone, 'OpEx'),
  squareFootage: numberField('squareFootage', 'Size (SF)', WHOLE, formatSquareFeet, 'Size'),
  landSizeAcres: numberField('landSizeAcres', 'Land (Acres)', '#,##0.0##', formatAcres, 'Land'),
  clearHeight: numberField('clearHeight', 'Clear Height (ft)', UP_TO_TWO, formatFeet, 'Clear'),
  yearBuilt: numberField('yearBuilt', 'Year Built', '0', asWritten, 'Built'),
  sprinklers: textField('Sprinklers', 'sprinklers'),
  dockDoors: numberField('dockDoors', 'Dock Doors', WHOLE, formatCount),
  gradeDoors: numberField('gradeDoors', 'Grade-Level Doors', WHOLE, formatCount),
  truckCourtFeet: numberField('truckCourtFeet', 'Truck Court (ft)', UP_TO_TWO, formatFeet, 'Truck Court'),
  trailerStalls: numberField('trailerStalls', 'Trailer Stalls', WHOLE, formatCount),
  craneTons: numberField('craneTons', 'Crane (tons)', UP_TO_TWO, asWritten),
  power: textField('Power', 'power'),
  officeSf: numberField('officeSf', 'Office (SF)', WHOLE, formatSquareFeet, 'Office'),
  columnSpacing: textField('Column Spacing', 'columnSpacing'),
  rail: textColumn('Rail', ({ property }) => yesOrNo(property.rail)),
  tenant: textField('Tenant', 'tenant'),
  landlordFirm: textField('Landlord', 'landlordFirm'),
  /** Who to call: the firm stands in where no name is known. */
  broker: textColumn('Broker', ({ property }) => property.brokerName ?? property.brokerFirm),
  brokerFirm: textField('Broker Firm', 'brokerFirm'),
  brokerPhone: textField('Broker Phone', 'brokerPhone'),
  brokerEmail: textField('Broker Email', 'brokerEmail'),
  rentEscalationPct: numberField('rentEscalationPct', 'Escalation (%/Yr)', '0.00##', formatPercent),
  leaseTerm: numberField('leaseTerm', 'Lease Term (Months)', UP_TO_TWO, formatCount),
  term: textField('Term', 'term'),
  commencement: dateField('Available', 'commencement'),
  expiration: dateField('Expires', 'expiration'),
  dateSigned: dateField('Signed', 'dateSigned'),
  freeRentMonths: numberField('freeRentMonths', 'Free Rent (Months)', UP_TO_TWO, asWritten),
  tiPerSf: numberField('tiPerSf', 'TI Allowance ($/SF)', '0.00', formatPrice),
  salePrice: numberField('salePrice', 'Sale Price ($)', WHOLE, formatMoney, 'Sale Price'),
  salePricePerSf: numberField('salePricePerSf', 'Sale Price ($/SF)', '0.00', formatPrice, 'Price/SF'),
  seller: textField('Seller', 'seller'),
  buyer: textField('Buyer', 'buyer'),
  notes: textField('Notes', 'notes'),
  /** What the comp list says of it, not the property's own notes. */
  compNote: textColumn('Comp Note', (row) => row.note ?? null),
  isIncluded: textColumn('Included', (row) => yesOrNo(row.isIncluded !== false)),
  brochure: textField('Brochure', 'pdfUrl'),
  listed: dateColumn('Listed', ({ property }) => new Date(property.createdAt).toISOString().slice(0, 10)),
  sourceSheet: textField('Source Sheet', 'sourceSheet'),
  id: textField('Property ID', 'id'),
} as const satisfies Record<string, CompColumn>

export type ColumnId = keyof typeof COMP_COLUMNS

/** The thirteen columns of a CSV or spreadsheet, unless others are chosen (specification, section 9). */
export const SPREADSHEET_COLUMNS = [
  'name',
  'address',
  'city',
  'state',
  'propertyType',
  'rentPerSf',
  'squareFootage',
  'clearHeight',
  'yearBuilt',
  'tenant',
  'landlordFirm',
  'broker',
  'notes',
] as const satisfies readonly ColumnId[]

export function isColumnId(id: string): id is ColumnId {
  return Object.hasOwn(COMP_COLUMNS, id)
}

/** The columns of a choice, in its order; an empty choice is the thirteen. */
export function columnsOf(choice: readonly ColumnId[] | undefined): readonly CompColumn[] {
  return (choice?.length ? choice : SPREADSHEET_COLUMNS).map((id) => COMP_COLUMNS[id])
}

function yesOrNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes' : 'No'
}

/** In a table for clients nobody is asked to call for a price. */
function formatRentOrNone(...[perMonth, unit]: Parameters<typeof formatRent>): string {
  return perMonth === null ? NOT_AVAILABLE : formatRent(perMonth, unit)
}
