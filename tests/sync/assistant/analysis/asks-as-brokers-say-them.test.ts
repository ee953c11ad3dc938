import { expect, test } from 'vitest'
import { readSuperlative } from '../../../../sync/assistant/analysis/asks/superlative.ts'
import { city } from '../../domain/query/query-vocabulary.ts'
import { asked, read } from './asked-of.ts'

/** Both ask for the same of the same properties. */
function expectSame(said: string, plain: string) {
  const [one, other] = [asked(said), asked(plain)]
  expect({ said, ask: one?.ask, of: new Set(read(one?.rest ?? '')) }).toEqual({
    said,
    ask: other?.ask,
    of: new Set(read(other?.rest ?? '')),
  })
  expect(one).not.toBeNull()
}

test.each([
  ['median nets on NNN warehouses in Katy', 'median opex on NNN warehouses in Katy'],
  ['what are nets running on warehouses in Katy', 'median opex on warehouses in Katy'],
  ['90th percentile rent for gross office space in Katy', '90th percentile of rent, gross offices in Katy'],
  [
    "what's the highest $/SF anyone has paid for a warehouse in Katy",
    'highest price per foot, warehouse in Katy',
  ],
  [
    'client got quoted 13.20 a year MG in Katy, what percentile is that',
    'where does $1.10 a month MG in Katy rank',
  ],
  ['twenty-fifth percentile rent in Katy, 10k to 30k', '25th percentile of rent in Katy, 10k to 30k'],
  ['ninetieth percentile rent in Katy', '90th percentile of rent in Katy'],
  [
    "MEDIAN(clear_height) WHERE city='Katy' AND year_built>=2010",
    'median clear height Katy built since 2010',
  ],
  ["AVG(rent) where city='Katy' and year_built < 2000", 'average rent Katy built before 2000'],
  ['what is the usual annual rent increase in Katy', 'median escalation in Katy'],
  ['are rents higher in Katy than in Tomball', 'rents in Katy vs Tomball'],
  [
    'whose leases run longer, those of landlord Trinity Basin or those of landlord Lone Pine',
    'lease term, landlord Trinity Basin vs landlord Lone Pine',
  ],
  [
    'do tenants sign longer in Katy or in Tomball? average term please',
    'average lease term, Katy vs Tomball',
  ],
  ['do warehouses rent for more in Katy or Tomball', 'median rent of warehouses in Katy vs Tomball'],
  [
    'landlord wants $0.97 NNN, sorry, $0.99, in Katy, what percentile is that',
    'landlord wants $0.99 NNN in Katy, what percentile is that',
  ],
  [
    'net effective of $0.95, 84 months, 4 months free, make that 6 free, $12 TI',
    'net effective of $0.95, 84 months, 6 free, $12 TI',
  ],
  [
    'my client asks whether Katy is cheaper than Tomball: average NNN rent',
    'average NNN rent in Katy vs Tomball',
  ],
  ['they want 118 a foot in Katy, where does that rank', 'what percentile is a sale price of $118 in Katy'],
  ['which tenants lease the most space, give me 15', 'which tenants lease the most space, top 15'],
  ['top landlords by square feet, ten is plenty', 'top landlords by square feet, top 10'],
  ['how many leases of each type, NNN, MG and gross', 'how many leases by lease type, NNN, MG and gross'],
  ['add up all the square footage in Katy', 'total square footage in Katy'],
  ['tally up the acreage in Katy', 'total acreage in Katy'],
  ["what's the highest anybody has paid NNN in Katy", 'what is the highest rent NNN in Katy'],
  ['most anyone has paid for NNN space in Katy', 'highest rent NNN in Katy'],
  ["what's the fattest TI per foot anybody got in Katy", 'what is the highest TI per foot in Katy'],
  ['leanest TI anyone has gotten in Katy', 'lowest TI in Katy'],
  ['how many dock doors does a 30-35k warehouse normally have', 'median dock doors 30-35k warehouse'],
  ['typical number of dock doors on a 100k warehouse', 'median dock doors 100k warehouse'],
  ['how large a warehouse lease is on average in Katy', 'average size warehouse lease in Katy'],
  ['How many square feet in total roll in Katy next year?', 'total square feet expiring next year in Katy'],
  ['how much space comes due in Katy in 2028', 'total square feet expiring in 2028 in Katy'],
  ['SF coming off lease each year, Katy', 'total square feet expiring by year, Katy'],
  ['what are gross rents averaging, by city', 'average gross rents by city'],
  ['months of free rent per landlord, averaged', 'average free rent by landlord'],
  [
    'which tenants have the most feet expiring in 2027? top 5',
    'top 5 tenants by square feet expiring in 2027',
  ],
  ['who are the ten busiest brokerage shops by deal count', 'top 10 brokerage firms by deal count'],
  ['average rent in Katy as opposed to Cypress', 'average rent in Katy vs Cypress'],
  ['average capitalisation rate in Katy', 'average cap rate in Katy'],
  ['count of buildings per decade of construction', 'count of buildings by decade built'],
  ['average rent on 7-year-plus deals in Katy', 'average rent, at least 7 year term, in Katy'],
  [
    'average sale price per foot of 1990s-vintage warehouses',
    'average sale price per foot of warehouses built in the 1990s',
  ],
  ['average rent, Katy proper excluded, NNN', 'average rent, not Katy, NNN'],
  [
    'by median rent, which city is the cheapest for warehouses',
    'which city has the lowest median rent for warehouses',
  ],
  ['my landlord says everybody gives TI. what is the median TI in Katy', 'what is the median TI in Katy'],
  ["a buck is market and I don't buy it so what's the average rent in Katy", 'average rent in Katy'],
  ['total dollars CBRE has spent buying buildings', 'total sale price bought by CBRE'],
  ['median year built of what CBRE has acquired', 'median year built bought by CBRE'],
])('“%s” asks the same as “%s”', (said, plain) => {
  expectSame(said, plain)
})

test.each([
  ['$84/ft to buy in Katy; where does that fall', 'salePricePerSf', 84],
  ['Katy sales: where does $110/sf rank', 'salePricePerSf', 110],
  ['seller wants $140 psf for a Katy warehouse, is that high', 'salePricePerSf', 140],
  ['client offered $1.05 in Katy, where does that sit', 'rentPerSf', 1.05],
  ['client got quoted $18/ft NNN in Katy, where does it land', 'rentPerSf', 1.5],
] as const)('in “%s” a price is a price and a rent a rent', (said, figure, value) => {
  expect(asked(said)?.ask).toEqual({ kind: 'standing', figure, value })
})

test.each([
  ['the 5 highest price-per-foot sales in Katy', 'salePricePerSf', true, 5],
  ['top 5 price-per-foot sales, Katy', 'salePricePerSf', true, 5],
  ['the 3 lowest price per foot sales in Katy', 'salePricePerSf', false, 3],
  ['10 richest TI packages per foot', 'tiPerSf', true, 10],
  ['5 heftiest free rent deals', 'freeRentMonths', true, 5],
] as const)('“%s” are the first by the figure that is named', (said, field, descending, limit) => {
  expect(readSuperlative(said)).toMatchObject({ order: { field, descending }, limit })
})

test('a building is named by words that no criterion has', () => {
  expect(asked('5 buildings most like Brackenridge Trade Center Bldg 9 but in Katy')).toMatchObject({
    ask: { kind: 'similar', to: 'Brackenridge Trade Center Bldg 9', limit: 5 },
    rest: 'in Katy',
  })
  expect(
    asked('Brackenridge Trade Center Bldg 9 - find its closest comps, NNN only, eight of them'),
  ).toMatchObject({
    ask: { kind: 'similar', to: 'Brackenridge Trade Center Bldg 9', limit: 8 },
  })
})

test('what firms sold is asked of properties, and what it sold for is a figure', () => {
  expect(asked('what has CBRE sold')).toBeNull()
  expect(asked('what did warehouses in Katy sell for')?.ask).toMatchObject({ figure: 'salePricePerSf' })
})

test('how many cranes a building has is no figure, and no other is answered for it', () => {
  expect(asked('how many cranes does the typical building have')).toBeNull()
  expect(asked('typical number of parking stalls')).toBeNull()
})

test.each([
  'average tax rate in Katy',
  'what is the typical insurance rate',
  'median growth rate in Houston',
])('a rate of something else is not answered with the rent: %s', (said) => {
  expect(asked(said)?.ask).toBeUndefined()
})

test.each([
  ['how many months free are landlords giving in Katy', 'freeRentMonths', 'median'],
  ['what do net effectives average in Katy', 'netEffectiveRent', 'mean'],
  ["what's the largest dock count in Katy", 'dockDoors', 'max'],
  ['highest number of dock doors in Katy', 'dockDoors', 'max'],
])('“%s” is a figure of buildings, and no count of them', (words, figure, of) => {
  expect({ words, ask: asked(words)?.ask }).toMatchObject({ words, ask: { kind: 'statistic', figure, of } })
})

test.each([
  ['rank the brokerage firms by number of deals, top five only', 5],
  ['landlords by average rent, top 5 please', 5],
  ['in which quarter since 2023 was the median warehouse rent highest', 1],
])('“%s” is a ranking of so many', (words, limit) => {
  expect({ words, ask: asked(words)?.ask }).toMatchObject({ words, ask: { kind: 'rank', limit } })
})

test('a market share is what each has of the whole, by space where that is said', () => {
  expect(asked('brokerage market share in Katy by SF')?.ask).toMatchObject({
    kind: 'group',
    figure: 'squareFootage',
    of: 'sum',
    by: 'brokerFirm',
  })
  expect(asked('landlord market share in Katy')?.ask).toMatchObject({
    kind: 'group',
    of: 'count',
    by: 'landlordFirm',
  })
})

test('what somebody asks for a building is no bound of the comps that are worked out', () => {
  const found = asked("we're asking 82 cents on ours, what do net effectives average in Katy")
  expect(found?.ask).toMatchObject({ kind: 'statistic', figure: 'netEffectiveRent' })
  expect(read(found?.rest ?? '')).toEqual([city('Katy')])
})

test('expenses that are quoted are ranked among expenses', () => {
  expect(
    asked('We pay 31 cents a month in opex in Katy. Where does that rank among NNN buildings?')?.ask,
  ).toEqual({
    kind: 'standing',
    figure: 'opexPerSf',
    value: 0.31,
  })
})

test.each([
  ['the ten leases with the highest annual escalations in Katy', 'rentEscalationPct', true, 10],
  ['three buildings with the tallest clear height in Katy', 'clearHeight', true, 3],
  ['5 leases that have the shortest terms', 'leaseTerm', false, 5],
  ['ten deals with the most free rent', 'freeRentMonths', true, 10],
])('%s: so many properties by that figure', (words, field, descending, limit) => {
  expect(asked(words)).toBeNull()
  expect(readSuperlative(words)).toMatchObject({ order: { field, descending }, limit })
})
