import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'
import {
  city,
  clear,
  docks,
  gradeDoors,
  has,
  lease,
  officeSf,
  party,
  rent,
  size,
  stalls,
  state,
  term,
  truckCourt,
  type,
  under,
} from './query-vocabulary.ts'

const oneOf = fc.constantFrom

test('two figures of one noun or of cents are from the one to the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      oneOf('&', 'and'),
      (low, more, joint) => {
        const high = low + more
        expect({ low, high, joint, read: read(`${low} ${joint} ${high} docks`) }).toEqual({
          low,
          high,
          joint,
          read: [docks(low, high)],
        })
        expect(read(`${low} ${joint} ${high} drive-ins, Katy`)).toEqual([gradeDoors(low, high), city('Katy')])
        expect(read(`${low + 12} ${joint} ${high + 12} clear`)).toEqual([clear(low + 12, high + 12)])
        const [a, b] = [40 + low, 40 + high]
        expect({ a, b, read: read(`rents at ${a} ${joint} ${b} cents`) }).toEqual({
          a,
          b,
          read: [rent(a / 100, b / 100)],
        })
      },
    ),
  )
})

test('each of two figures with a noun of its own is of that', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      oneOf('&', 'and'),
      (a, b, joint) => {
        expect(read(`${a} docks ${joint} ${b} drive-ins`)).toEqual([docks(a, null), gradeDoors(b, null)])
        expect(read(`${20 + a} clear ${joint} ${b} docks`)).toEqual([clear(20 + a, null), docks(b, null)])
      },
    ),
  )
})

test('a fraction of a million is that part of it', () => {
  fc.assert(
    fc.property(
      oneOf(['1/4', 0.25], ['1/2', 0.5], ['3/4', 0.75], ['1 1/2', 1.5]),
      oneOf(' million', ' of a million'),
      ([part, value], million) => {
        const words = `${part}${million} sf or more`
        expect({ words, read: read(words) }).toEqual({ words, read: [size(value * 1_000_000, null)] })
        const capped = `no bigger than ${part}${million} sf`
        expect({ capped, read: read(capped) }).toEqual({ capped, read: [size(null, value * 1_000_000)] })
      },
    ),
  )
})

test('hundreds are spoken of truck courts and trailer stalls', () => {
  fc.assert(
    fc.property(
      oneOf(['one eighty five', 185], ['one thirty', 130], ['two ten', 210], ['one sixty', 160]),
      ([words, value]) => {
        expect(read(`truck court of ${words} plus`)).toEqual([truckCourt(value, null)])
        expect(read(`${words} foot truck court`)).toEqual([truckCourt(value, null)])
        expect(read(`${words} trailer stalls`)).toEqual([stalls(value, null)])
      },
    ),
  )
})

test('a rent is spoken in dollars and cents where a rent or a lease type says so', () => {
  fc.assert(
    fc.property(
      oneOf(['seven', 7], ['eight', 8], ['twelve', 12]),
      oneOf(['fifty', 0.5], ['seventy five', 0.75], ['twenty', 0.2]),
      ([dollars, whole], [cents, part]) => {
        const monthly = (yearly: number) => Number((yearly / 12).toFixed(6))
        const value = monthly(whole + part)
        expect(read(`rents up to ${dollars} ${cents}`)).toEqual([rent(null, value)])
        expect(read(`${dollars} ${cents} to ${dollars === 'twelve' ? 'fourteen' : 'ten'} net`)).toEqual([
          rent(value, monthly(dollars === 'twelve' ? 14 : 10)),
          lease('NNN'),
        ])
      },
    ),
  )
})

test('a rent without its unit is of cents where no rent is as many dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 45, max: 80 }), fc.integer({ min: 1, max: 19 }), (low, more) => {
      expect(read(`rents ${low} to ${low + more}`)).toEqual([rent(low / 100, (low + more) / 100)])
      expect(read(`rent up to ${low}`)).toEqual([rent(null, low / 100)])
    }),
  )
})

test('net is the lease of rents, and of figures of money', () => {
  for (const words of ['net rents in Katy', 'net leases in Katy', 'on a net basis, Katy', 'net deals, Katy'])
    expect({ words, read: new Set(read(words)) }).toEqual({
      words,
      read: new Set([lease('NNN'), city('Katy')]),
    })
  for (const words of ['10,000 net sf in Katy', 'net effective rents in Katy', 'net charges in Katy'])
    expect({
      words,
      leases: read(words).filter((one) => one.kind === 'word' && one.field === 'leaseType'),
    }).toEqual({ words, leases: [] })
})

test('industrial gross is asked for by its own name', () => {
  for (const words of ['IG', 'ig leases', 'industrial gross', 'industrial gross lease'])
    expect({ words, read: read(words) }).toEqual({ words, read: [lease('IG')] })
  expect(read('modified gross or industrial gross')).toEqual([lease('MG', 'IG')])
})

test('what is said of the office is of the office, and of the building of the building', () => {
  fc.assert(
    fc.property(
      oneOf('office buildout', 'office build-out', 'office component', 'office portion'),
      (office) => {
        expect(read(`${office} 2,000 to 5,000 sf inside a 20-30,000 sf flex building`)).toEqual([
          officeSf(2_000, 5_000),
          size(20_000, 30_000),
          type('Flex'),
        ])
      },
    ),
  )
})

test('a bound said again of the same figure is the bound', () => {
  expect(read('10 yr deals, 120 months and up')).toEqual([term(120, null)])
  expect(read('10 yr deals only, i.e. 120 months or less')).toEqual([term(null, 120)])
})

test('a bound behind the building is of its size, and one of another figure is not', () => {
  expect(read('15k building max')).toEqual([size(null, 15_000)])
  expect(read('20k sf space or larger')).toEqual([size(20_000, null)])
  expect(read('up to 20,000 sf with a min of 12,000')).toEqual([size(12_000, 20_000)])
})

test('the rent of land or of a stall is no size', () => {
  for (const words of ['budget 12k/ac/mo', '$3k per acre', '900 per stall', '$150/stall'])
    expect({ words, read: read(words) }).toEqual({ words, read: [] })
})

test('a bound is read where nothing parts it from its figure', () => {
  expect(read('sub10k katy')).toEqual([under(size(null, 10_000)), city('Katy')])
  expect(read('min20k max40k')).toEqual([size(20_000, 40_000)])
})

test('cents and dollars of one range are both of rents', () => {
  expect(read('NNN at ninety to a dollar five')).toEqual([lease('NNN'), rent(0.9, 1.05)])
  expect(read('rents eighty five to a buck ten')).toEqual([rent(0.85, 1.1)])
  expect(read('between 0.65 & 0.75 psf')).toEqual([rent(0.65, 0.75)])
})

test('a range of thousands behind a state is no road', () => {
  expect(read('Spring TX 10-15k')).toEqual([city('Spring'), state('TX'), size(10_000, 15_000)])
})

test('a name joined to one whose role was said has that role', () => {
  expect(read('purchased by Palmetto Fund II or Trinity Basin')).toEqual([
    { ...party('buyer', 'Palmetto Fund II'), or: ['Trinity Basin Properties'] },
  ])
  expect(read('Trinity Basin or Brazos Industrial Advisors')).toEqual([
    party('landlordFirm', 'Trinity Basin Properties'),
    party('brokerFirm', 'Brazos Industrial Advisors'),
  ])
})

test('the other bound of a rent in cents is of cents', () => {
  expect(read('no more than 95 cents and no less than 80')).toEqual([rent(0.8, 0.95)])
  expect(read('95 cents max, 80 min')).toEqual([rent(0.8, 0.95)])
})

test('of two sizes joined by or both are of thousands', () => {
  expect(read('15 or 20k in Katy')).toEqual([size(15_000, 20_000), city('Katy')])
})

test('the bound behind the power is no bound of what follows', () => {
  expect(read('400 amps min 1.10 NNN max')).toEqual([has('power'), rent(null, 1.1), lease('NNN')])
})

test('up to between two figures is from the one to the other', () => {
  expect(read('100k up to 150k')).toEqual([size(100_000, 150_000)])
  expect(read('up to 20k')).toEqual([size(null, 20_000)])
})

test('a size behind words of the construction is a size', () => {
  expect(read('new construction 200k+')).toEqual([size(200_000, null)])
})
