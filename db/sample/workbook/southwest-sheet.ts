import type { SampleProperty } from '../generate-sample.ts'
import { createRandom } from '../random.ts'
import { plainColumn, termColumn, wordedColumn, wordedHeights } from './columns.ts'
import { dateColumn } from './date-columns.ts'
import { dealColumn } from './rent-columns.ts'
import {
  blankRow,
  EMPTY_CELL,
  headerRow,
  type PlannedRow,
  propertyRow,
  rejectedRow,
  repeatedHeaderRow,
  type SampleColumn,
  type SheetPlan,
  titleRow,
} from './sheet-plan.ts'
import { totalRow } from './total-row.ts'

const COLUMNS: readonly SampleColumn[] = [
  plainColumn('Property', 'name', 34),
  {
    header: 'Property Address',
    width: 46,
    write: ({ address, city, state, zip }) => ({
      value: `${address}, ${city}, ${state} ${zip}`,
      known: { address, city, state, zip },
    }),
  },
  plainColumn('Use', 'propertyType'),
  plainColumn('Lessee', 'tenant', 26),
  {
    header: 'SF Leased',
    width: 11,
    numFmt: '#,##0',
    // Whole buildings are let here, so that their size is the lease's.
    write: ({ squareFootage }) => ({
      value: squareFootage,
      known: { squareFootage, leasedSf: squareFootage },
    }),
  },
  dealColumn('Rate'),
  wordedHeights('Clr Ht'),
  plainColumn('Dock Doors', 'dockDoors', 9),
  plainColumn('Drive Ins', 'gradeDoors', 9),
  plainColumn('Yr. Built', 'yearBuilt', 8),
  wordedColumn('Site Area', 'landSizeAcres', (acres) => `${acres} ac`),
  dateColumn('LCD', 'commencement'),
  dateColumn('LXD', 'expiration'),
  termColumn('Term'),
  wordedColumn('Bumps', 'rentEscalationPct', (percent, pick) =>
    pick([`${percent}%`, `${percent}% annual bumps`]),
  ),
  wordedColumn('Abatement', 'freeRentMonths', (months) => `${months} months free`),
  plainColumn('Lessor', 'landlordFirm', 28),
  plainColumn('Landlord Rep', 'brokerName', 22),
  plainColumn('Listing Company', 'brokerFirm', 28),
  plainColumn('Lat', 'latitude', 11),
  plainColumn('Long', 'longitude', 11),
  plainColumn('Highlights', 'notes', 80),
]
const ROWS_A_PAGE = 220

/** A suite nobody has leased: a line of a rent roll, no comp. */
function vacantRow(squareFeet: number): PlannedRow {
  return {
    cells: COLUMNS.map(({ header }) => {
      if (header === 'Lessee') return { value: 'VACANT', known: {} }
      return header === 'SF Leased' ? { value: squareFeet, known: {} } : EMPTY_CELL
    }),
    truth: { kind: 'skipped', reason: 'vacant' },
  }
}

/** A printed report: a title block, the header in row 4 and again on each page, addresses in one cell. */
export function planSouthwestSheet(
  properties: readonly SampleProperty[],
  spoiled: readonly SampleProperty[],
): SheetPlan {
  const rows: PlannedRow[] = [
    titleRow('Southwest Houston industrial lease comps'),
    titleRow('Stafford, Sugar Land, Missouri City, South and Pearland. Rates as quoted.'),
    titleRow(),
    headerRow(COLUMNS),
  ]
  for (const [i, property] of properties.entries()) {
    if (i > 0 && i % ROWS_A_PAGE === 0) rows.push(repeatedHeaderRow(COLUMNS))
    rows.push(propertyRow(COLUMNS, property, createRandom(31, i)))
  }
  for (const [i, rate] of ['$2,400/SF/yr NNN', '$3,000/SF/mo'].entries()) {
    const property = spoiled[i]
    if (property) {
      rows.push(rejectedRow(COLUMNS, property, createRandom(32, i), { Rate: rate }, 'contradicts-unit'))
    }
  }
  rows.push(blankRow(), ...[4_200, 7_500, 12_000, 3_150, 9_800].map(vacantRow))
  rows.push(totalRow(COLUMNS, rows, 4, 'Grand Total', 'SF Leased'))
  return { name: 'Southwest', columns: COLUMNS, rows }
}
