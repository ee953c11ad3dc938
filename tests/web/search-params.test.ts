import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, param, parseSearch, stringifySearch } from '../../web/search-params.ts'

const schema = addressOf({
  q: param.text(),
  minRent: param.number(),
  minSqft: param.integer(),
  sort: param.oneOf(['rent_asc', 'rent_desc']),
  type: param.texts(),
})

test('text that looks like a number stays text', () => {
  expect(parseSearch('?q=07001&b=662E41&c=12345678901234567890&d=true&e=null')).toEqual({
    q: '07001',
    b: '662E41',
    c: '12345678901234567890',
    d: 'true',
    e: 'null',
  })
})

test('any text survives the way into the URL and back', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.string(), { minLength: 2 }),
    fc.constantFrom('07001', '662E41', '__proto__', '1e999', ''),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})

test('what a screen holds survives the way into the URL and back', () => {
  const screen = fc.record(
    {
      q: fc.string({ unit: 'grapheme' }),
      minRent: fc.double({ noNaN: true, noDefaultInfinity: true }).map((rent) => rent + 0),
      minSqft: fc.maxSafeInteger().map((size) => size + 0),
      sort: fc.constantFrom('rent_asc', 'rent_desc'),
      type: fc.array(fc.string(), { minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(screen, (search) => {
      expect(schema.parse(parseSearch(stringifySearch(search)))).toEqual(search)
    }),
  )
})

test('a parameter that cannot be read is as if absent', () => {
  expect(schema.parse(parseSearch('?minRent=cheap&minSqft=1.5&sort=upwards&q=&q=crane'))).toEqual({
    q: 'crane',
  })
  expect(schema.parse(parseSearch('?minRent=&minSqft=Infinity'))).toEqual({})
})

test('nothing to say leaves the URL bare', () => {
  expect(stringifySearch({ q: undefined, minRent: null, type: [] })).toBe('')
})
