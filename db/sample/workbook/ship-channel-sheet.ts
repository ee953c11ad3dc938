import type { SampleProperty } from '../generate-sample.ts'
import { createRandom } from '../random.ts'
import {
  doorsColumn,
  plainColumn,
  railColumn,
  sprinklersColumn,
  termColumn,
  wordedColumn,
} from './columns.ts'
import { dateColumn } from './date-columns.ts'
import { leaseTypeColumn, yearlyOpexColumn, yearlyRentColumn } from './rent-columns.ts'
import {
  blankRow,
  headerRow,
  type PlannedRow,
  propertyRow,
  rejectedRow,
  type SampleColumn,
  type SheetPlan,
  sectionRow,
} from './sheet-plan.ts'
import { totalRow } from './total-row.ts'

const COLUMNS: readonly SampleColumn[] = [
  plainColumn('Building', 'name', 34),
  plainColumn('Street Address', 'address', 28),
  plainColumn('City', 'city'),
  plainColumn('ST', 'state', 6),
  plainColumn('Zip Code', 'zip', 9),
  plainColumn('Property Type', 'propertyType'),
  plainColumn('RBA', 'squareFootage', 11, '#,##0'),
  plainColumn('Acreage', 'landSizeAcres', 10),
  yearlyRentColumn('$/SF/Yr'),
  leaseTypeColumn('Lease Structure'),
  yearlyOpexColumn('NNN Charges $/SF/Yr'),
  plainColumn('Ceiling Ht', 'clearHeight', 11),
  plainColumn('Year Built', 'yearBuilt', 9),
  sprinklersColumn('Sprinkler'),
  doorsColumn('Doors'),
  plainColumn('Crane (Tons)', 'craneTons', 9),
  plainColumn('Electrical', 'power', 26),
  railColumn('Rail Served', 'Y', 'N'),
  plainColumn('Occupant', 'tenant', 26),
  plainColumn('Owner', 'landlordFirm', 28),
  plainColumn('Agent', 'brokerName', 22),
  {
    header: 'Brokerage',
    width: 28,
    write: ({ brokerFirm }) => ({ value: brokerFirm ?? '#N/A', known: { brokerFirm } }),
  },
  plainColumn('Phone', 'brokerPhone', 16),
  dateColumn('Lease Start', 'commencement'),
  dateColumn('Lease End', 'expiration'),
  termColumn('Term'),
  wordedColumn('Annual Increases', 'rentEscalationPct', (percent) => `${percent}%`),
  plainColumn('Months Free', 'freeRentMonths', 9),
  dateColumn('Executed', 'dateSigned'),
  plainColumn('Sale Price', 'salePrice', 14, '"$"#,##0'),
  {
    header: 'Price/SF',
    width: 10,
    numFmt: '"$"0.00',
    write: ({ salePricePerSf, squareFootage }) =>
      salePricePerSf !== null && squareFootage === null
        ? { value: '#DIV/0!', known: {} }
        : { value: salePricePerSf, known: { salePricePerSf } },
  },
  plainColumn('Seller', 'seller', 26),
  plainColumn('Buyer', 'buyer', 26),
  {
    header: 'Coordinates',
    width: 24,
    write: ({ latitude, longitude }) => ({
      value: latitude === null || longitude === null ? null : `${latitude}, ${longitude}`,
      known: { latitude, longitude },
    }),
  },
  plainColumn('Remarks', 'notes', 80),
]

/** Grouped by city under a line of words, with a subtotal and a blank row under each group. Rents are per year. */
export function planShipChannelSheet(
  properties: readonly SampleProperty[],
  spoiled: readonly SampleProperty[],
): SheetPlan {
  const rows: PlannedRow[] = [headerRow(COLUMNS)]
  const byCity = Map.groupBy(properties, ({ city }) => city ?? '')
  let written = 0
  for (const [city, group] of byCity) {
    rows.push(sectionRow(city.toUpperCase()))
    const first = rows.length
    for (const property of group) rows.push(propertyRow(COLUMNS, property, createRandom(21, written++)))
    rows.push(totalRow(COLUMNS, rows, first, `Subtotal - ${city}`, 'RBA'), blankRow())
  }
  for (const [i, rent] of ['(9.75)', -8.4, '(0.85)'].entries()) {
    const property = spoiled[i]
    if (property)
      rows.push(rejectedRow(COLUMNS, property, createRandom(22, i), { '$/SF/Yr': rent }, 'negative'))
  }
  return { name: 'Ship Channel', columns: COLUMNS, rows }
}
