import { expect, test } from 'vitest'
import { cornersOf } from '../../../../sync/domain/area/area.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { describeCriterion } from '../../../../sync/domain/criteria/describe-criterion.ts'
import {
  built,
  city,
  clear,
  commencing,
  craneTons,
  docks,
  expiring,
  gradeDoors,
  has,
  lacks,
  land,
  lease,
  near,
  notCity,
  officeSf,
  over,
  party,
  rail,
  rent,
  signed,
  size,
  stalls,
  state,
  text,
  truckCourt,
  type,
  under,
  zip,
} from '../query/query-vocabulary.ts'

/** Of so many degrees, by Houston. */
const square = (degrees: number) =>
  cornersOf({ south: 29.7, west: -95.5, north: 29.7 + degrees, east: -95.5 + degrees })

const bays = (bounds: { min?: number; max?: number }): Criterion => ({
  kind: 'holds',
  field: 'custom',
  column: 'Bays',
  anyOf: [],
  ...bounds,
  not: false,
})

test.each<readonly [Criterion, string, string]>([
  [type('Manufacturing'), 'Type', 'Manufacturing'],
  [type('Warehouse', 'Distribution'), 'Type', 'Warehouse or Distribution'],
  [city('Houston'), 'City', 'Houston'],
  [notCity('Katy'), 'City', 'not Katy'],
  [state('TX'), 'State', 'TX'],
  [zip('07001'), 'ZIP', '07001'],
  [lease('NNN'), 'Lease', 'NNN'],
  [party('tenant', 'Bayou'), 'Tenant', 'Bayou'],
  [party('brokerFirm', 'Gulf & Main', true), 'Brokerage', 'not Gulf & Main'],
  [{ kind: 'stated', field: 'rentPerSf', not: false }, 'Rent', 'stated'],
  [{ kind: 'stated', field: 'clearHeight', not: true }, 'Clear', 'not stated'],
  [rent(null, 0.95), 'Rent', '≤ $0.95/SF/mo'],
  [rent(0.5, null), 'Rent', '≥ $0.50/SF/mo'],
  [rent(0, null), 'Rent', 'stated'],
  [docks(0, null), 'Dock doors', 'stated'],
  [over(rent(0, null)), 'Rent', '> $0.00/SF/mo'],
  [under(rent(null, 1)), 'Rent', '< $1.00/SF/mo'],
  [over(under(rent(0.5, 1))), 'Rent', '> $0.50, < $1.00/SF/mo'],
  [rent(0.875, 0.9), 'Rent', '$0.875\u2009–\u2009$0.90/SF/mo'],
  [rent(null, 0.8333), 'Rent', '≤ $0.833/SF/mo'],
  [bays({ min: 1200 }), 'Bays', '≥ 1,200'],
  [bays({ max: 4.5 }), 'Bays', '≤ 4.5'],
  [bays({ min: 4, max: 6 }), 'Bays', '4\u2009–\u20096'],
  [bays({ min: 4, max: 4 }), 'Bays', '4'],
  [size(40_000, null), 'Size', '≥ 40,000 SF'],
  [size(50_000, 50_000), 'Size', '50,000 SF'],
  [land(2.5, null), 'Land', '≥ 2.5 acres'],
  [clear(36, null), 'Clear', '≥ 36 ft'],
  [built(1990, 1999), 'Built', '1990\u2009–\u20091999'],
  [built(2015, null), 'Built', '≥ 2015'],
  [docks(4, null), 'Dock doors', '≥ 4'],
  [gradeDoors(null, 0), 'Grade-level doors', '≤ 0'],
  [craneTons(10, null), 'Crane', '≥ 10 tons'],
  [craneTons(1, 1), 'Crane', '1 ton'],
  [truckCourt(130, null), 'Truck court', '≥ 130 ft'],
  [stalls(20, 40), 'Trailer stalls', '20\u2009–\u200940'],
  [officeSf(2_000, null), 'Office', '≥ 2,000 SF'],
  [signed('2024-01-01', '2024-12-31'), 'Signed', '2024'],
  [signed('2023-03-01', '2024-02-29'), 'Signed', 'Mar 2023\u2009–\u2009Feb 2024'],
  [expiring('2026-08-22', null), 'Expires', 'from Aug 22, 2026'],
  [commencing(null, '2026-12-31'), 'Available', 'to 2026'],
  [rail(), 'Rail', 'served'],
  [rail(true), 'Rail', 'not served'],
  [has('crane'), 'Amenity', 'Crane Ready'],
  [lacks('power'), 'Amenity', 'not 3-Phase Power'],
  [near('Katy', 10), 'Near', 'Katy, 10 mi'],
  [text('tiltwall'), 'Text', '“tiltwall”'],
  [{ kind: 'area', ring: square(0.2) }, 'Drawn area', '166 sq mi'],
  [{ kind: 'area', ring: square(0.005) }, 'Drawn area', '0.104 sq mi'],
  [{ kind: 'view', south: 29, west: -96, north: 30, east: -95 }, 'In view', '4,150 sq mi'],
])('a chip for %j', (criterion, key, value) => {
  expect(describeCriterion(criterion, 'month')).toEqual({ key, value })
})

test('a rent can be shown per year', () => {
  expect(describeCriterion(rent(0.5, 0.8333), 'year')).toEqual({
    key: 'Rent',
    value: '$6.00\u2009–\u2009$10.00/SF/yr',
  })
})

test('a bar of rents is told by the end that it leaves out', () => {
  expect(describeCriterion(rent(0.625, 0.649999), 'month').value).toBe('≥ $0.625, < $0.65/SF/mo')
  expect(describeCriterion(rent(null, 0.649999), 'year').value).toBe('< $7.80/SF/yr')
  expect(describeCriterion(rent(null, 0.65), 'month').value).toBe('≤ $0.65/SF/mo')
})
