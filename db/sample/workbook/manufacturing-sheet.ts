import type { SampleProperty } from '../generate-sample.ts'
import { createRandom } from '../random.ts'
import { doorsColumn, plainColumn, wordedColumn, wordedHeights } from './columns.ts'
import { mixedDateColumn } from './date-columns.ts'
import { leaseTypeColumn, looseRentColumn } from './rent-columns.ts'
import {
  blankRow,
  headerRow,
  type PlannedRow,
  propertyRow,
  rejectedRow,
  type SampleColumn,
  type SheetPlan,
} from './sheet-plan.ts'

/** Older ones were renovated since. */
const RENOVATED_BEFORE = 1998
const RENOVATED_AFTER_YEARS = 27

const COLUMNS: readonly SampleColumn[] = [
  plainColumn('Building Name', 'name', 34),
  plainColumn('Site Address', 'address', 28),
  plainColumn('City', 'city'),
  plainColumn('State', 'state', 6),
  plainColumn('Zip', 'zip', 8),
  plainColumn('Building Type', 'propertyType'),
  wordedColumn('Size', 'squareFootage', (squareFeet, pick) => {
    const commas = squareFeet.toLocaleString('en-US')
    const worded = [`+/- ${commas} SF`, `${squareFeet} sq ft`, `±${commas} SF`, squareFeet]
    return pick(squareFeet % 100 === 0 ? [...worded, `${squareFeet / 1000}K SF`] : worded)
  }),
  looseRentColumn('Rate'),
  leaseTypeColumn('Lease Type'),
  wordedHeights('Clear Hgt'),
  doorsColumn('Loading Doors'),
  wordedColumn('Crane', 'craneTons', (tons, pick) =>
    pick([`${tons}-ton`, `${tons} tons`, `${tons} ton bridge crane`]),
  ),
  plainColumn('Power', 'power', 26),
  wordedColumn('Year Built', 'yearBuilt', (year, pick) =>
    year < RENOVATED_BEFORE ? pick([year, `${year}/${year + RENOVATED_AFTER_YEARS}R`]) : year,
  ),
  wordedColumn('Land', 'landSizeAcres', (acres) => `${acres} acres`),
  plainColumn('Occupier', 'tenant', 26),
  plainColumn('Property Owner', 'landlordFirm', 28),
  plainColumn('Landlord Broker', 'brokerName', 22),
  plainColumn('Listing Company', 'brokerFirm', 28),
  mixedDateColumn('Rent Commencement', 'commencement'),
  mixedDateColumn('Expiry', 'expiration'),
  mixedDateColumn('Signed Date', 'dateSigned'),
  wordedColumn('TI Allowance', 'tiPerSf', (dollars) => `$${dollars.toFixed(2)}/SF`),
  plainColumn('Y Coord', 'latitude', 11),
  plainColumn('X Coord', 'longitude', 11),
  plainColumn('Notes', 'notes', 80),
]
const ROWS_A_BLOCK = 40

/** Kept by hand by several people: sizes, doors and dates in words, and a rate column that says no period. */
export function planManufacturingSheet(
  properties: readonly SampleProperty[],
  spoiled: readonly SampleProperty[],
): SheetPlan {
  const rows: PlannedRow[] = [headerRow(COLUMNS)]
  for (const [i, property] of properties.entries()) {
    if (i > 0 && i % ROWS_A_BLOCK === 0) rows.push(blankRow())
    rows.push(propertyRow(COLUMNS, property, createRandom(41, i)))
  }
  const nameless = { 'Building Name': null, 'Site Address': null, 'Y Coord': null, 'X Coord': null }
  for (const [i, property] of spoiled.slice(0, 2).entries()) {
    rows.push(rejectedRow(COLUMNS, property, createRandom(42, i), nameless, 'nothing-identifies'))
  }
  return { name: 'Manufacturing comps', columns: COLUMNS, rows }
}
