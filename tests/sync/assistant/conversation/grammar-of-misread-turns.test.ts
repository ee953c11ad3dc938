import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom

test('an order and how many are wanted may stand in one turn, either first', () => {
  fc.assert(
    fc.property(
      oneOf('show just 3', 'just the top 3', 'only the first three', 'give me 3'),
      oneOf(['largest first', 'squareFootage', true], ['cheapest first', 'rentPerSf', false]),
      fc.boolean(),
      (count, [order, field, descending], isOrderFirst) => {
        const turn = isOrderFirst ? `${order}, ${count}` : `${count}, ${order}`
        const { limit, order: sorted, criteria } = talkAfter('warehouse Katy', turn)
        expect({ turn, limit, sorted, count: criteria.length }).toEqual({
          turn,
          limit: 3,
          sorted: { field, descending },
          count: 2,
        })
      },
    ),
  )
})

test('a row that somebody wants to look at is the one that is meant', () => {
  for (const turn of [
    'I shall look at the last of them',
    "let's look at the last one",
    'zoom in on the last one',
  ])
    expect({ turn, pick: talkAfter('warehouse Katy', turn).pick }).toEqual({ turn, pick: -1 })
})

test('leases are struck off by whose they are, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf('exclude', 'please remove', 'drop', 'leave out'),
      oneOf(
        'any lease in which the tenant is Zenith Foods',
        'any lease where Zenith Foods is the tenant',
        'any deal where the tenant is Zenith Foods',
        'leases with Zenith Foods as the tenant',
      ),
      (verb, which) => {
        const denied = talkAfter('warehouse Katy', `${verb} ${which}`).criteria.filter(
          (one) => one.kind === 'party' && one.not,
        )
        expect({ turn: `${verb} ${which}`, count: denied.length }).toEqual({
          turn: `${verb} ${which}`,
          count: 1,
        })
      },
    ),
  )
})

test('a figure alone moves the bound that it lies nearest to', () => {
  fc.assert(
    fc.property(
      oneOf('go up to 90', 'actually go up to 90', 'raise it to 90', 'make it 90'),
      oneOf('warehouse Katy 10 to 25k', '10 to 25k in Katy'),
      (turn, first) => {
        const bounds = talkAfter(first, 'under 80 cents', turn).criteria.flatMap((one) =>
          one.kind === 'range' ? [[one.field, one.min, one.max]] : [],
        )
        expect({ turn, bounds }).toEqual({
          turn,
          bounds: expect.arrayContaining([
            ['squareFootage', 10_000, 25_000],
            ['rentPerSf', null, 0.9],
          ]),
        })
      },
    ),
  )
})

test('a town and its state that were meant stand together', () => {
  for (const turn of ['he meant Aurora, IL', 'I meant Aurora, IL', 'actually Aurora, IL'])
    expect({ turn, asked: talkAfter('warehouse Katy', turn).criteria }).toEqual({
      turn,
      asked: expect.arrayContaining([
        expect.objectContaining({ field: 'propertyType' }),
        expect.objectContaining({ field: 'city', anyOf: ['Aurora'] }),
      ]),
    })
})

test('a figure in millions moves a price that is talked of, and is no size', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('I could stretch to 2.6 million', 'go up to 2.6 million', 'make it 2.6 million'),
      (turn) => {
        const bounds = talkAfter('sales in Katy under 2 million', turn).criteria.flatMap((one) =>
          one.kind === 'range' ? [[one.field, one.min, one.max]] : [],
        )
        expect({ turn, bounds }).toEqual({ turn, bounds: [['salePrice', null, 2_600_000]] })
      },
    ),
  )
})

test('one end of a range may be taken off by its name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['take off the upper size limit', 50_000, null], ['drop the maximum', 50_000, null], [
        'get rid of the minimum',
        null,
        100_000,
      ] as const),
      ([turn, min, max]) => {
        const bounds = talkAfter('Katy 50-100k', turn).criteria.flatMap((one) =>
          one.kind === 'range' ? [[one.min, one.max]] : [],
        )
        expect({ turn, bounds }).toEqual({ turn, bounds: [[min, max]] })
      },
    ),
  )
})

test('both of two firms are asked for where the one took the place of the other', () => {
  for (const turn of ['show me both', 'both together', 'show both owners together', 'combine them']) {
    const [party] = talkAfter(
      'leases in Katy, tenant Bayou Steel',
      'tenant Zenith Foods instead',
      turn,
    ).criteria.filter(({ kind }) => kind === 'party')
    expect({ turn, or: party?.kind === 'party' ? party.or?.length : 0 }).toEqual({ turn, or: 1 })
  }
})

test('a feature that is denied after all is denied, and its opposite is not asked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('actually no', 'no', 'they want no', 'without'),
      fc.constantFrom('rail', 'docks', 'yard'),
      (no, feature) => {
        const denied = talkAfter(
          'warehouse Katy',
          `needs ${feature} though`,
          `${no} ${feature}`,
        ).criteria.filter((one) => (one.kind === 'amenity' || one.kind === 'rail') && !one.not)
        expect({ no, feature, denied }).toEqual({ no, feature, denied: [] })
      },
    ),
  )
})

test('a year after sales is when they were sold', () => {
  const dates = talkAfter('sales in Katy over 5 million', 'since 2023').criteria.filter(
    ({ kind }) => kind === 'date',
  )
  expect(dates).toEqual([{ kind: 'date', field: 'saleDate', from: '2023-01-01', to: null }])
})

test('a further ZIP code is asked for as well, and may be dropped again', () => {
  const zipsAfter = (...turns: string[]) =>
    talkAfter('warehouse 77041', ...turns).criteria.flatMap((one) =>
      one.kind === 'word' && one.field === 'zip' ? [[one.anyOf, one.not]] : [],
    )
  expect(zipsAfter('and 77040')).toEqual([[['77041', '77040'], false]])
  expect(zipsAfter('and 77040', 'drop 77041')).toEqual([[['77040'], false]])
})

test('both years are those from the first to the last', () => {
  const dates = talkAfter('leases signed in 2024', '2025 instead', 'both years').criteria
  expect(dates).toEqual([{ kind: 'date', field: 'dateSigned', from: '2024-01-01', to: '2025-12-31' }])
})
