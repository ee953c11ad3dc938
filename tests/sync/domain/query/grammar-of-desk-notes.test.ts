import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { understoodIn as read } from './criteria-in.ts'
import {
  city,
  docks,
  gradeDoors,
  party,
  salePrice,
  signed,
  size,
  ti,
  type,
  vocabulary,
} from './query-vocabulary.ts'

const oneOf = fc.constantFrom

test('how long a trailer is asks for no size, and thousands of footers do', () => {
  const room = oneOf('room for', 'fits', 'with', 'parking for')
  fc.assert(
    fc.property(
      room,
      oneOf(28, 40, 48, 53),
      oneOf(' footers', '-footers', ' footer trailers'),
      (lead, feet, end) => {
        const words = `warehouse in Katy, ${lead} ${feet}${end}`
        expect({ words, read: read(words) }).toEqual({ words, read: [type('Warehouse'), city('Katy')] })
      },
    ),
  )
  expect(read('20k footers in Katy')).toEqual([size(16_000, 24_000), city('Katy')])
})

test('off a firm is bought from it', () => {
  const bought = oneOf('bought', 'purchased', 'acquired')
  fc.assert(
    fc.property(bought, oneOf('off', 'off of', 'from'), (verb, off) => {
      const words = `${verb} ${off} Prologis in Katy`
      expect({ words, read: read(words) }).toEqual({
        words,
        read: [party('seller', 'Prologis'), city('Katy')],
      })
    }),
  )
})

test('where somebody is now, is leaving or has outgrown is not where they look', () => {
  const now = oneOf(
    'a 3PL out of Houston',
    'client is now in Houston',
    'tenant currently in Houston',
    'leaving Houston',
    'outgrowing their building in Houston',
    'a carrier based out of Houston',
  )
  fc.assert(
    fc.property(now, oneOf('wants', 'needs', 'looking for'), (who, looks) => {
      const words = `${who}, ${looks} 40,000 sf in Katy`
      expect({ words, read: read(words) }).toEqual({ words, read: [size(32_000, 48_000), city('Katy')] })
    }),
  )
})

test('what is sold for millions is sold for dollars', () => {
  const sale = oneOf('sold in Katy', 'sales in Katy', 'traded in Katy')
  fc.assert(
    fc.property(sale, fc.integer({ min: 2, max: 90 }), oneOf('m', ' million'), (what, millions, m) => {
      const least = `${what} for ${millions}${m}+`
      expect({ least, read: read(least) }).toEqual({
        least,
        read: expect.arrayContaining([city('Katy'), salePrice(millions * 1e6, null)]),
      })
    }),
  )
  expect(read('sold in Katy for 5m-8m')).toEqual([city('Katy'), salePrice(5e6, 8e6)])
})

test('no tenant improvements are none', () => {
  const none = oneOf('no TI', 'zero TI', '0 TI', 'without TI', 'no TI allowance')
  fc.assert(
    fc.property(none, (words) => {
      expect({ words, read: read(`deals in Katy with ${words}`) }).toMatchObject({
        words,
        read: expect.arrayContaining([ti(null, 0)]),
      })
    }),
  )
  expect(read('TI over $10')).not.toContainEqual(ti(null, 0))
})

test('"what about" asks and makes no figure rough', () => {
  const asks = oneOf('what about', 'how about')
  fc.assert(
    fc.property(asks, fc.integer({ min: 2, max: 90 }), oneOf('', ' or more', ' min'), (lead, count, end) => {
      const words = `${lead} ${count} docks${end}`
      expect({ words, read: read(words) }).toEqual({ words, read: [docks(count, null)] })
    }),
  )
})

test('a count at the end may stand behind what is counted', () => {
  fc.assert(
    fc.property(oneOf('two', 'three', '4', 'six', '12'), (count) => {
      const number =
        new Map([
          ['two', 2],
          ['three', 3],
          ['six', 6],
        ]).get(count) ?? Number(count)
      expect({ count, read: read(`grade level doors, ${count}`) }).toEqual({
        count,
        read: [gradeDoors(number, null)],
      })
      expect({ count, read: read(`Katy, docks, ${count}`) }).toEqual({
        count,
        read: [city('Katy'), docks(number, null)],
      })
    }),
  )
  expect(read('docks, 20k sf')).toContainEqual(size(16_000, 24_000))
})

test('a compass letter begins the name of a town', () => {
  const towns = oneOf(
    ['N Bergen', 'North Bergen'],
    ['N. Bergen', 'North Bergen'],
    ['E Windsor', 'East Windsor'],
  )
  fc.assert(
    fc.property(towns, oneOf(', 40,000 sf', ' warehouse'), ([short, name], end) => {
      expect({ short, read: read(`${short}${end}`) }).toMatchObject({
        short,
        read: expect.arrayContaining([city(name as string)]),
      })
    }),
  )
})

test('what is joined with a town is a town, though it is a word as well', () => {
  fc.assert(
    fc.property(oneOf('+', '&', 'and', 'or', '/'), oneOf('allen', 'wylie'), (joint, town) => {
      const name = `${town.charAt(0).toUpperCase()}${town.slice(1)}`
      expect({ joint, town, read: read(`mckinney ${joint} ${town} warehouse`) }).toEqual({
        joint,
        town,
        read: [city('McKinney', name), type('Warehouse')],
      })
    }),
  )
})

test('two figures behind "in" are the year of deals', () => {
  fc.assert(
    fc.property(oneOf(24, 25, 26), oneOf('deals in Katy', 'Katy leases', 'comps in Katy'), (year, what) => {
      const words = `${what} in ${year}`
      expect({ words, read: read(words) }).toEqual({
        words,
        read: [city('Katy'), signed(`20${year}-01-01`, `20${year}-12-31`)],
      })
    }),
  )
})

test('of several firms that are denied none is asked for', () => {
  const denied = oneOf(
    "landlord isn't",
    'landlord isnt',
    'landlord is not',
    'owner not',
    'landlord other than',
  )
  fc.assert(
    fc.property(denied, oneOf('or', 'nor', 'and'), (no, joint) => {
      const words = `${no} Trinity Basin ${joint} Prologis`
      expect({ words, read: read(words) }).toMatchObject({
        words,
        read: [{ kind: 'party', field: 'landlordFirm', or: ['Prologis'], not: true }],
      })
    }),
  )
})

test('a county goes by the short name of its town', () => {
  fc.assert(
    fc.property(
      oneOf(['LA', 'Los Angeles'], ['SB', 'San Bernardino'], ['SD', 'San Diego']),
      oneOf('county', 'co', 'cty'),
      ([short, name], county) => {
        expect({ short, read: read(`${short} ${county}`) }).toMatchObject({
          short,
          read: [{ kind: 'zone', names: [`${name} County`] }],
        })
      },
    ),
  )
})

test('a small number that is to be given or shown is how many are wanted', () => {
  const gives = oneOf('give me', 'just give me', 'only show me', 'just show', 'only show')
  fc.assert(
    fc.property(gives, oneOf(3, 5, 10, 20), oneOf('', '.'), (lead, count, end) => {
      expect(parseQuery(`warehouses in Katy, ${lead} ${count}${end}`, vocabulary, '2026-11-22').limit).toBe(
        count,
      )
    }),
  )
  expect(parseQuery('show me 90 cents', vocabulary, '2026-11-22').limit).toBeUndefined()
})

test('towns in a row are towns, though one is a word as well', () => {
  expect(read('Skokie, Niles, Morton Grove')).toEqual([city('Skokie', 'Niles', 'Morton Grove')])
})
