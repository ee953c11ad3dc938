import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSuperlative } from '../../../../sync/assistant/analysis/asks/superlative.ts'
import { asked, read } from './asked-of.ts'

const oneOf = fc.constantFrom
const FIGURES = [
  ['clear height', 'clearHeight'],
  ['truck court', 'truckCourtFeet'],
  ['acreage', 'landSizeAcres'],
  ['rent', 'rentPerSf'],
  ['free rent', 'freeRentMonths'],
  ['lease term', 'leaseTerm'],
  ['dock doors', 'dockDoors'],
  ['parking ratio', 'parkingRatio'],
] as const
const things = oneOf('deals', 'buildings', 'warehouses in Katy', 'comps', 'properties')

test('so many properties by a figure are the first by it, whichever it is', () => {
  const ends = oneOf(['top', true], ['bottom', false], ['largest', true], ['lowest', false]) as fc.Arbitrary<
    [string, boolean]
  >
  fc.assert(
    fc.property(
      oneOf(...FIGURES),
      things,
      ends,
      fc.integer({ min: 2, max: 40 }),
      ([figure, field], thing, [end, descending], count) => {
        const words = `${end} ${count} ${thing} by ${figure}`
        expect({ words, found: readSuperlative(words) }).toMatchObject({
          words,
          found: { order: { field, descending }, limit: count },
        })
      },
    ),
  )
})

test('so many landlords or towns by a figure are groups', () => {
  fc.assert(
    fc.property(
      oneOf(['LLs', 'landlordFirm'], ['landlords', 'landlordFirm'], ['towns', 'city']),
      fc.integer({ min: 2, max: 9 }),
      ([group, by], limit) => {
        expect(asked(`top ${limit} ${group} by total sf in Katy`)?.ask).toMatchObject({
          kind: 'rank',
          by,
          limit,
          figure: 'squareFootage',
          of: 'sum',
        })
      },
    ),
  )
})

test('groups are ranked from either end, however that is said', () => {
  const rising = oneOf('cheapest to priciest', 'lowest to highest', 'least to most')
  const falling = oneOf('priciest to cheapest', 'highest to lowest')
  fc.assert(
    fc.property(rising, falling, oneOf('on', 'by'), (up, down, on) => {
      expect(asked(`rank cities ${up} ${on} median rent`)?.ask).toMatchObject({
        kind: 'rank',
        by: 'city',
        descending: false,
      })
      expect(asked(`rank cities ${down} ${on} median rent`)?.ask).toMatchObject({
        kind: 'rank',
        by: 'city',
        descending: true,
      })
    }),
  )
})

test('a figure that no field has is asked for by nothing, and never as a rent', () => {
  const unknown = oneOf('commission', 'floor load', 'security deposit', 'headcount')
  fc.assert(
    fc.property(
      oneOf('average', 'median', 'total', 'mean'),
      unknown,
      oneOf('in Katy', 'for warehouses', 'by landlord', ''),
      (of, figure, where) => {
        const words = `${of} ${figure} ${where}`.trim()
        expect({ words, asked: asked(words) }).toEqual({ words, asked: null })
      },
    ),
  )
  expect(asked('average warehouse in Katy')?.ask).toMatchObject({ kind: 'statistic', figure: 'rentPerSf' })
})

test('of two features that are not alike each is a set, and what else is said holds for both', () => {
  const pairs = oneOf(['dock high', 'rail served'], ['cranes', 'docks'], ['a yard', 'sprinklers'])
  fc.assert(
    fc.property(pairs, oneOf('vs', 'versus', 'against'), ([one, other], versus) => {
      const ask = asked(`median rent for ${one} ${versus} ${other} in Katy`)?.ask
      expect(ask).toMatchObject({ kind: 'compare', sets: [{ criteria: [{}, {}] }, { criteria: [{}, {}] }] })
    }),
  )
  expect(asked('compare rents with and without cranes in Katy')?.ask).toMatchObject({
    kind: 'compare',
    sets: [
      { criteria: [{ amenity: 'crane', not: false }, {}] },
      { criteria: [{ amenity: 'crane', not: true }, {}] },
    ],
  })
})

test('a rent that is quoted in words is placed among the others', () => {
  expect(asked('if somebody tells me seventeen fifty net in Katy where does that sit')?.ask).toMatchObject({
    kind: 'standing',
    figure: 'rentPerSf',
    value: expect.closeTo(17.5 / 12),
  })
})

test('free months, the year of construction and the allowance go by their short names', () => {
  expect(asked('avg mos free on 5yr+ deals in Katy')?.ask).toMatchObject({
    figure: 'freeRentMonths',
    of: 'mean',
  })
  expect(asked('What is the earliest year of construction among warehouses in Katy?')?.ask).toMatchObject({
    figure: 'yearBuilt',
    of: 'min',
  })
  expect(asked('NER: 1.25/mo flat, 60 mo term, 3 free, 5 bucks a ft TI')?.ask).toMatchObject({
    inputs: { rentPerSf: 1.25, leaseTerm: 60, freeRentMonths: 3, tiPerSf: 5 },
  })
})

test('what expires in a year is dated by its end, also beside a figure', () => {
  expect(asked('what town has the most expiring sf in 2027')?.rest).toMatch(/expiring in 2027/)
})

test('the group that is first among those of a place is of that place, however long its name', () => {
  const places = oneOf('the Inland Empire', 'Harris County', 'the Port of Houston', 'Katy')
  const groups = oneOf(['city', 'city'], ['submarket', 'submarket'], ['landlord', 'landlordFirm'])
  fc.assert(
    fc.property(groups, places, ([group, by], place) => {
      const words = `which ${group} in ${place} has the lowest average opex`
      const found = asked(words)
      expect({ words, found }).toMatchObject({
        words,
        found: { ask: { kind: 'rank', by, figure: 'opexPerSf', of: 'mean', limit: 1 } },
      })
      expect({ words, rest: found?.rest }).toMatchObject({
        words,
        rest: expect.stringContaining(place.replace('the ', '')),
      })
    }),
  )
})

test('a quoted rent that stacks up among others stands among them, its lease type said or not', () => {
  const verbs = oneOf('stack up', 'measure up', 'shake out', 'come out', 'land')
  fc.assert(
    fc.property(verbs, oneOf('', ' NNN'), (verb, lease) => {
      expect(asked(`where does 9.25${lease} ${verb} in Katy`)?.ask).toMatchObject({
        kind: 'standing',
        figure: 'rentPerSf',
      })
    }),
  )
})

test('a ranking may ask how many each has at least, and keeps all else', () => {
  const least = oneOf('min', 'at least', 'with at least', 'minimum of', 'no fewer than')
  const counted = oneOf('buildings', 'properties', 'deals', 'leases each')
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      least,
      counted,
      oneOf(', ', ' '),
      (atLeast, said, of, joint) => {
        const found = asked(`top 5 landlords by total sf in Katy${joint}${said} ${atLeast} ${of}`)
        expect({ said, of, ask: found?.ask, rest: read(found?.rest ?? '') }).toMatchObject({
          ask: { kind: 'rank', by: 'landlordFirm', limit: 5, figure: 'squareFootage', of: 'sum', atLeast },
          rest: [{ kind: 'word', field: 'city', anyOf: ['Katy'] }],
        })
      },
    ),
  )
})

test('whoever has the most of something is ranked by it, whichever verb says so', () => {
  fc.assert(
    fc.property(
      oneOf(['tenants', 'tenant'], ['landlords', 'landlordFirm'], ['towns', 'city']),
      oneOf('with', 'having', 'taking', 'holding', 'that have'),
      oneOf(['the most space', 'squareFootage', true], ['the highest rents', 'rentPerSf', true], [
        'the lowest rents',
        'rentPerSf',
        false,
      ] as const),
      fc.option(fc.integer({ min: 2, max: 20 }), { nil: undefined }),
      ([group, by], verb, [most, figure, descending], limit) => {
        const words = `${limit ?? ''} ${group} ${verb} ${most} in Katy`.trim()
        expect({ words, ask: asked(words)?.ask }).toEqual({
          words,
          ask: expect.objectContaining({ kind: 'rank', by, figure, descending, limit: limit ?? null }),
        })
      },
    ),
  )
  expect(asked('buildings in towns with the lowest rents')?.ask).not.toMatchObject({ by: 'city' })
})

test('a percentile is read in each of its short forms, and "pct" alone is a share', () => {
  fc.assert(
    fc.property(oneOf('10th', '25th', '90th'), oneOf('percentile', 'pctl', 'pct', '%ile'), (nth, form) => {
      const words = `${nth} ${form} rent, NNN, Katy`
      expect({ words, ask: asked(words)?.ask }).toEqual({
        words,
        ask: expect.objectContaining({ kind: 'percentile', p: Number.parseInt(nth, 10) }),
      })
    }),
  )
  expect(asked('median rent, 10 pct office')?.ask).not.toMatchObject({ kind: 'percentile' })
})

test('lookalikes of a building are what is similar to it', () => {
  for (const words of [
    'lookalikes for Alder Depot',
    '8 best lookalikes for Alder Depot',
    'twins of Alder Depot',
  ])
    expect({ words, ask: asked(words)?.ask }).toEqual({
      words,
      ask: expect.objectContaining({ kind: 'similar', to: 'Alder Depot' }),
    })
})
