import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowReaderOf } from '../read-one-row.ts'

/** A header for each reader that remembers, and for some that do not. */
const HEADERS =
  'Rent,OpEx,Size,Leased SF,Lot Size (AC),Clear Height,Truck Court,Docks,Drive Ins,Loading,Year Built,Office,Crane,Rail,Commencement,Term,Escalations,Free Rent,TI,Lease Type,Sale Price,Price/SF,Latitude,Longitude,Zip,Type,Subtype,Sprinklers,Power,Tenant,Broker,Email,City,State,Suite,Rent Basis,Status,% Leased'.split(
    ',',
  )
/** What means one thing in one column and another in the next, or beside other cells. */
const CELLS =
  "0.85|16.20|12|1985|2.4|45,000|45K|1.2M|.5|-5|(3)|3%|0|n/a|TBD|NNN|MG|Yes|no|32'|185'|12 DH|12 DH / 2 GL|10 ton|3/14/2025|14/3/2025|Q3 2025|60 months|5|$0.95/SF/mo|CAD 1.10|10%|0.1|TX|77041|7041|Flex|Warehouse|ESFR|2000A|#REF!|-0".split(
    '|',
  )

const sheets = fc.array(
  fc.record(
    Object.fromEntries(
      HEADERS.map((header) => [
        header,
        fc.option(fc.constantFrom<string | number>(...CELLS, 12, 0, -0, 0.85)),
      ]),
    ),
  ),
  { minLength: 2, maxLength: 12 },
)

test('a row is read as if its table had been opened for it alone, whatever was read before', () => {
  fc.assert(
    fc.property(sheets, (drawn) => {
      const rows = drawn.map((cells) => ({ Address: '12 Oak St', ...cells }))
      const read = rowReaderOf(rows)
      const once = rows.map((_, row) => read(row))
      expect(rows.map((_, row) => read(row))).toEqual(once)
      expect(rows.map((_, row) => rowReaderOf(rows)(row))).toEqual(once)
    }),
    { numRuns: 60 },
  )
})

test('a table with more different cells than are remembered is read to its end', () => {
  const rows = Array.from({ length: 1500 }, (_, i) => ({
    Address: `${i} Oak St`,
    'Clear Height': `${20 + (i % 30)}'`,
    'Building SF': `${10_000 + i}`,
  }))
  const read = rowReaderOf(rows)
  for (const row of [0, ...rows.keys(), 0, 1499]) {
    expect(read(row)).toMatchObject({
      property: { squareFootage: 10_000 + row, clearHeight: 20 + (row % 30) },
    })
  }
})
