import type { SampleProperty } from '../generate-sample.ts'
import { createRandom } from '../random.ts'
import { percentColumn, plainColumn, railColumn, sprinklersColumn, termColumn, zipColumn } from './columns.ts'
import { dateColumn } from './date-columns.ts'
import { leaseTypeColumn, monthlyRentColumn } from './rent-columns.ts'
import {
  blankRow,
  headerRow,
  type PlannedRow,
  propertyRow,
  rejectedRow,
  type SampleColumn,
  type SheetPlan,
} from './sheet-plan.ts'
import { totalRow } from './total-row.ts'

const COLUMNS: readonly SampleColumn[] = [
  plainColumn('Property Name', 'name', 34),
  plainColumn('Address', 'address', 28),
  plainColumn('City', 'city'),
  plainColumn('State', 'state', 6),
  zipColumn('Zip'),
  plainColumn('Type', 'propertyType'),
  plainColumn('Bldg SF', 'squareFootage', 11, '#,##0'),
  plainColumn('Land (AC)', 'landSizeAcres', 10),
  monthlyRentColumn('Rent/SF/Mo'),
  leaseTypeColumn('Lease Type'),
  plainColumn('OpEx/SF/Mo', 'opexPerSf', 11, '"$"0.00'),
  plainColumn('Clear Height', 'clearHeight', 11),
  plainColumn('Yr Built', 'yearBuilt', 8),
  sprinklersColumn('Sprinklers'),
  plainColumn('Dock High', 'dockDoors', 9),
  plainColumn('Grade Level', 'gradeDoors', 9),
  plainColumn('Crane Tons', 'craneTons', 9),
  plainColumn('Power', 'power', 26),
  plainColumn('Office SF', 'officeSf', 10, '#,##0'),
  plainColumn('Truck Court (ft)', 'truckCourtFeet', 12),
  plainColumn('Trailer Stalls', 'trailerStalls', 11),
  plainColumn('Column Spacing', 'columnSpacing'),
  railColumn('Rail', 'Yes', 'No'),
  plainColumn('Tenant', 'tenant', 26),
  plainColumn('Landlord', 'landlordFirm', 28),
  plainColumn('Listing Broker', 'brokerName', 22),
  plainColumn('Listing Company', 'brokerFirm', 28),
  plainColumn('Broker Phone', 'brokerPhone', 16),
  plainColumn('Broker Email', 'brokerEmail', 34),
  dateColumn('Commencement', 'commencement'),
  dateColumn('Expiration', 'expiration'),
  termColumn('Lease Term'),
  percentColumn('Escalations'),
  plainColumn('Free Rent (Mos)', 'freeRentMonths', 10),
  plainColumn('TI PSF', 'tiPerSf', 9, '"$"0.00'),
  dateColumn('Date Signed', 'dateSigned'),
  plainColumn('Sale Price', 'salePrice', 14, '"$"#,##0'),
  plainColumn('Sale Price PSF', 'salePricePerSf', 12, '"$"0.00'),
  plainColumn('Seller', 'seller', 26),
  plainColumn('Buyer', 'buyer', 26),
  plainColumn('Latitude', 'latitude', 11),
  plainColumn('Longitude', 'longitude', 11),
  plainColumn('Brochure', 'pdfUrl', 30),
  plainColumn('Comments', 'notes', 80),
]
const ROWS_A_PAGE = 150

/** A tidy export: header in the first row, typed cells, a subtotal and a blank row now and then. */
export function planNorthSheet(
  properties: readonly SampleProperty[],
  spoiled: readonly SampleProperty[],
): SheetPlan {
  const rows: PlannedRow[] = [headerRow(COLUMNS)]
  let pageStart = rows.length
  for (const [i, property] of properties.entries()) {
    rows.push(propertyRow(COLUMNS, property, createRandom(11, i)))
    if ((i + 1) % ROWS_A_PAGE === 0) {
      rows.push(totalRow(COLUMNS, rows, pageStart, 'Subtotal', 'Bldg SF'), blankRow())
      pageStart = rows.length
    }
  }
  const bad = [{ 'Rent/SF/Mo': 3000 }, { 'Rent/SF/Mo': 4200, 'Bldg SF': 480 }, { 'Rent/SF/Mo': 2750 }]
  for (const [i, cells] of bad.entries()) {
    const property = spoiled[i]
    if (property) rows.push(rejectedRow(COLUMNS, property, createRandom(12, i), cells, 'contradicts-unit'))
  }
  rows.push(totalRow(COLUMNS, rows, 1, 'Total', 'Bldg SF'))
  return { name: 'Northwest & North', columns: COLUMNS, rows }
}
