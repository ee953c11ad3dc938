import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ask } from '../../../../../sync/assistant/analysis/ask.ts'
import { asked, read } from '../asked-of.ts'

test.each<[words: string, ask: Partial<Ask> | null]>([
  ['average rent for warehouses in Katy', { kind: 'statistic', figure: 'rentPerSf', of: 'mean' }],
  ['median clear height of distribution', { kind: 'statistic', figure: 'clearHeight', of: 'median' }],
  ['how much space does Acme lease', { kind: 'statistic', figure: 'squareFootage', of: 'sum' }],
  ['what do warehouses in Katy lease for', { kind: 'statistic', figure: 'rentPerSf', of: 'median' }],
  ['how many leases expire each year', { kind: 'group', figure: null, of: 'count', by: 'expirationYear' }],
  [
    'average TI per foot by property type',
    { kind: 'group', figure: 'tiPerSf', of: 'mean', by: 'propertyType' },
  ],
  [
    'median rent by quarter signed',
    { kind: 'trend', figure: 'rentPerSf', of: 'median', by: 'signedQuarter' },
  ],
  ['top 10 tenants by number of leases', { kind: 'rank', figure: null, by: 'tenant', limit: 10 }],
  ['five landlords with the most space', { kind: 'rank', figure: 'squareFootage', of: 'sum', limit: 5 }],
  ['who is the biggest landlord in Katy', { kind: 'rank', by: 'landlordFirm', of: 'sum', limit: 1 }],
  ['SF expiring by year', { kind: 'group', by: 'expirationYear', figure: 'squareFootage', of: 'sum' }],
  ['expirations by year', { kind: 'group', by: 'expirationYear', figure: null, of: 'count' }],
  ['how tall are warehouses in Katy', { kind: 'statistic', figure: 'clearHeight' }],
  ['average rent per year for warehouses', { kind: 'statistic', figure: 'rentPerSf', of: 'mean' }],
  ['is $0.70 NNN a good rent in Katy', { kind: 'standing', value: 0.7 }],
  ['brokerages by number of listings, top 5', { kind: 'rank', by: 'brokerFirm', limit: 5 }],
  ['rents in 2024 vs 2025', { kind: 'compare' }],
  ['how many landlords own buildings in Katy', { kind: 'distinct', by: 'landlordFirm' }],
  ['what percent of space is NNN', { kind: 'share', figure: 'squareFootage' }],
  ['NNN share of warehouses in Katy', { kind: 'share', figure: null }],
  ['whats the 25th and 75th percentile rent in Katy', { kind: 'percentile', p: 25, also: [75] }],
  ['top 10% of rents in Katy', { kind: 'percentile', p: 90 }],
  ['rent range by town', { kind: 'group', by: 'city' }],
  ['are rents rising in Katy', { kind: 'trend', figure: 'rentPerSf', by: 'signedQuarter' }],
  ['signings month by month', { kind: 'trend', figure: null, by: 'signedMonth' }],
  ['expirations by quarter', { kind: 'group', figure: null, by: 'expirationQuarter' }],
  ['how many sf of leases signed each year', { kind: 'trend', figure: 'squareFootage', of: 'sum' }],
  ['landlords by average rent, top 5', { kind: 'rank', by: 'landlordFirm', limit: 5, descending: true }],
  ['towns by median rent, lowest first', { kind: 'rank', by: 'city', descending: false }],
  ['who leased the most warehouse space', { kind: 'rank', by: 'tenant', figure: 'squareFootage' }],
  [
    'which broker shops did the most deals in Katy, top 3, not counting flex',
    { kind: 'rank', by: 'brokerFirm', figure: null, of: 'count', limit: 3 },
  ],
  ['which landlords own the most space in Katy, top 5', { kind: 'rank', by: 'landlordFirm', limit: 5 }],
  ['which brokerage signed the most leases', { kind: 'rank', by: 'brokerFirm', figure: null, limit: 1 }],
  ['which submarket is the most expensive', { kind: 'rank', figure: 'rentPerSf', by: 'submarket' }],
  ['most common lease type in Katy', { kind: 'rank', figure: null, by: 'leaseType', limit: 1 }],
  ['which landlords give the most free rent', { kind: 'rank', figure: 'freeRentMonths' }],
  ['is $12 TI high for warehouses', { kind: 'standing', figure: 'tiPerSf', value: 12 }],
  ["what percentile is a 32' clear", { kind: 'standing', figure: 'clearHeight', value: 32 }],
  ['median $/ft for warehouse sales', { kind: 'statistic', figure: 'salePricePerSf' }],
  ['how many acres does Acme own', { kind: 'statistic', figure: 'landSizeAcres', of: 'sum' }],
  ['averge rent in Katy', { kind: 'statistic', figure: 'rentPerSf', of: 'mean' }],
  ['WALT in Katy', { kind: 'statistic', figure: 'leaseTerm', of: 'weighted' }],
  ['for the quarterly, mean free rent by property type', { kind: 'group', by: 'propertyType' }],
  ['typical rent for 20,000 SF warehouses', { kind: 'statistic', figure: 'rentPerSf' }],
  ["warehouses in Katy, 32' min clear", null],
  ['space good for manufacturing under $1', null],
  ['20 to 50k range warehouses in Katy', null],
  ['at least 20 years old', null],
  ['warehouses in Katy, max $1.10 MG', null],
  ['what changed since Monday', null],
  ['cheapest town for warehouses', { kind: 'rank', by: 'city', descending: false, limit: 1 }],
  ['75th percentile rent in Katy', { kind: 'percentile', figure: 'rentPerSf', p: 75 }],
  ['where does $0.92 stand among Katy warehouses', { kind: 'standing', value: 0.92 }],
  ['client is quoted $12/yr in Katy, what percentile is that', { kind: 'standing', value: 1 }],
  ['properties similar to Alder Depot', { kind: 'similar', to: 'Alder Depot' }],
  ['warehouses in Katy under $1', null],
  ['5 largest warehouses in Katy', null],
  ['cheapest warehouse in Katy', null],
  ['top 5 highest rents in Katy', null],
])('“%s” asks for a figure, or for properties', (words, ask) => {
  if (ask === null) expect(asked(words)).toBeNull()
  else expect(asked(words)?.ask).toMatchObject(ask)
})

const TOWNS = ['Katy', 'Houston', 'Tomball', 'Pasadena'] as const
const TYPES = ['warehouse', 'manufacturing', 'distribution'] as const
const FIGURES = [
  ['rent', 'rentPerSf'],
  ['clear height', 'clearHeight'],
  ['lease term', 'leaseTerm'],
  ['opex', 'opexPerSf'],
  ['net effective rent', 'netEffectiveRent'],
  ['sale price per SF', 'salePricePerSf'],
] as const
const MEASURES = [
  ['average', 'mean'],
  ['median', 'median'],
  ['total', 'sum'],
] as const
const GROUPS = [
  ['by town', 'city'],
  ['per landlord', 'landlordFirm'],
  ['by lease type', 'leaseType'],
  ['for each tenant', 'tenant'],
  ['by submarket', 'submarket'],
] as const

test('any figure, measure and grouping are read beside any criteria, in any order', () => {
  const question = fc.record({
    figure: fc.constantFrom(...FIGURES),
    measure: fc.constantFrom(...MEASURES),
    group: fc.option(fc.constantFrom(...GROUPS)),
    type: fc.constantFrom(...TYPES),
    town: fc.constantFrom(...TOWNS),
    isLast: fc.boolean(),
  })
  fc.assert(
    fc.property(question, ({ figure, measure, group, type, town, isLast }) => {
      const [what, where] = [`${measure[0]} ${figure[0]}`, `${type} in ${town}`]
      const words = isLast
        ? `${where}, ${what} ${group?.[0] ?? ''}`
        : `${what} ${group?.[0] ?? ''} for ${where}`
      const found = asked(words)
      expect(found?.ask).toMatchObject({
        kind: group === null ? 'statistic' : 'group',
        figure: figure[1],
        of: measure[1],
        ...(group !== null && { by: group[1] }),
      })
      expect(read(found?.rest ?? '')).toEqual(read(where))
    }),
    { numRuns: 150 },
  )
})

test('two sets differ by what is named twice and share all else', () => {
  const question = fc.record({
    towns: fc.uniqueArray(fc.constantFrom(...TOWNS), { minLength: 2, maxLength: 2 }),
    type: fc.constantFrom(...TYPES),
    joint: fc.constantFrom('vs', 'versus', 'against', 'compared to'),
  })
  fc.assert(
    fc.property(question, ({ towns: [a = '', b = ''], type, joint }) => {
      const found = asked(`${a} ${joint} ${b}, median ${type} rent`)?.ask
      if (found?.kind !== 'compare') throw new Error('It was not read as a comparison.')
      const bare = (words: string) =>
        read(words)
          .map((one) => JSON.stringify(one))
          .sort()
      expect(found.sets.map(({ criteria }) => criteria.map((one) => JSON.stringify(one)).sort())).toEqual([
        bare(`${a} ${type}`),
        bare(`${b} ${type}`),
      ])
    }),
  )
})

test('a range between two bounds stays one beside what is asked', () => {
  const found = asked('what is the median rent for warehouses of between 20,000 and 40,000 SF in Katy')
  expect(read(found?.rest ?? '')).toEqual(read('warehouses between 20,000 and 40,000 SF in Katy'))
})

test('three and more sets are compared as two are', () => {
  const question = fc.record({
    towns: fc.uniqueArray(fc.constantFrom(...TOWNS), { minLength: 3, maxLength: 4 }),
    isListed: fc.boolean(),
  })
  fc.assert(
    fc.property(question, ({ towns, isListed }) => {
      const named = isListed
        ? `compare ${towns.slice(0, -1).join(', ')} and ${towns.at(-1)} on warehouse rent`
        : `warehouse rent in ${towns.join(' vs ')}`
      const found = asked(named)?.ask
      if (found?.kind !== 'compare') throw new Error(`It was not read as a comparison: ${named}`)
      const cities = found.sets.map(({ criteria }) =>
        criteria.flatMap((one) => (one.kind === 'word' && one.field === 'city' ? one.anyOf : [])),
      )
      expect(cities).toEqual(towns.map((town) => [town]))
      for (const { criteria } of found.sets) expect(criteria).toContainEqual(read('warehouse')[0])
    }),
  )
})

test('with or without, in any wording, are two sets that differ by that alone', () => {
  const question = fc.record({
    amenity: fc.constantFrom('cranes', 'rail', 'dock doors'),
    town: fc.constantFrom(...TOWNS),
    wording: fc.constantFrom(
      (what: string, where: string) => `rents with ${what} vs without in ${where}`,
      (what: string, where: string) =>
        `do buildings with ${what} rent for more than ones without in ${where}`,
      (what: string, where: string) => `do ${what} cost more in ${where}`,
      (what: string, where: string) => `how much more do buildings with ${what} rent for in ${where}`,
    ),
  })
  fc.assert(
    fc.property(question, ({ amenity, town, wording }) => {
      const found = asked(wording(amenity, town))?.ask
      if (found?.kind !== 'compare')
        throw new Error(`It was not read as a comparison: ${wording(amenity, town)}`)
      const denials = found.sets.map(({ criteria }) =>
        criteria.flatMap((one) => (one.kind === 'amenity' || one.kind === 'rail' ? [one.not] : [])),
      )
      expect(denials).toEqual([[false], [true]])
      for (const { criteria } of found.sets) expect(criteria).toContainEqual(read(town)[0])
    }),
  )
})
