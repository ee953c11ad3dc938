import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readColumns } from '../../../sync/domain/table/table-layout.ts'
import { PropertyRow } from '../../../web/rows/property-row.tsx'
import { PropertyRowHead } from '../../../web/rows/property-row-head.tsx'
import { makeProperty } from '../../make/property.ts'

/** The cells of a row or of the heads, in words. */
function cellsOf(html: string): string[] {
  return [...html.matchAll(/<t[hd][ >].*?<\/t[hd]>/g)].map(([cell]) =>
    cell
      .replace(/<[^>]*>/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  )
}

const layout = {
  columns:
    readColumns(
      'rentPerSf,leaseType,squareFootage,propertyType,clearHeight,yearBuilt,landlordFirm,tenant,amenities',
    ) ?? [],
  density: 'roomy',
} as const

test('a row has a cell for each head, with figures as on the card', () => {
  const head = cellsOf(
    renderToStaticMarkup(
      <PropertyRowHead
        layout={layout}
        nameWidth={208}
        unit="year"
        sort="rent_asc"
        onSort={() => undefined}
      />,
    ),
  )
  const property = makeProperty({
    name: 'Windfern Plant',
    address: '3491 Windfern Rd',
    city: 'Houston',
    rentPerSf: 0.69,
    rentBasisAssumed: true,
    leaseType: 'NNN',
    squareFootage: 99_250,
    propertyType: 'Manufacturing',
    clearHeight: 31.5,
    tenant: 'Bayou Pipe',
    craneTons: 10,
  })
  const cells = cellsOf(
    renderToStaticMarkup(
      <PropertyRow
        {...{ property }}
        columns={{ ahead: [], seen: layout.columns, beyond: [] }}
        settled={null}
        slot={0}
        unit="year"
        index={0}
        selected={false}
        tabbable
        onOpen={() => undefined}
      />,
    ),
  )
  expect(Object.fromEntries(head.map((name, i) => [name, cells[i]]))).toEqual({
    Property: 'Windfern Plant 3491 Windfern Rd, Houston',
    'Rent /SF/yr': '$8.28 assumed',
    Lease: 'NNN',
    Size: '99,250 SF',
    Type: 'Manufacturing',
    Clear: '31.5 ft',
    Built: 'N/A',
    Landlord: 'N/A',
    Tenant: 'Bayou Pipe',
    Amenities: '10-ton crane',
  })
  expect(cells).toHaveLength(head.length)
})
