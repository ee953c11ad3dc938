import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentHash } from '../../../edge/import/rows/classify-row.ts'
import { createRowIdentifier, type SheetRow } from '../../../edge/import/rows/identify-rows.ts'
import { propertyId } from '../../../edge/import/rows/property-id.ts'
import { makeImported } from './make-events.ts'

const identity = { team: 'demo', source: 'book', sheet: 'A', key: '1 Main St', occurrence: 1 }

test('an id is 24 characters, the same every time, and other for any other part of the identity', () => {
  const id = propertyId(identity)
  expect(id).toMatch(/^[0-9a-f]{24}$/)
  expect(propertyId({ ...identity })).toBe(id)
  const others = [
    propertyId({ ...identity, team: 'x' }),
    propertyId({ ...identity, source: 'x' }),
    propertyId({ ...identity, sheet: 'x' }),
    propertyId({ ...identity, key: 'x' }),
    propertyId({ ...identity, occurrence: 2 }),
    propertyId({ ...identity, source: 'bookA', sheet: '' }),
  ]
  expect(new Set([id, ...others]).size).toBe(7)
})

test('a row that repeats a key is the same property if it says the same, else another one', () => {
  const identify = createRowIdentifier('demo', 'book')
  const row = (rowNumber: number, key: string, hash: string, sheet = 'A') =>
    identify({ sheet, rowNumber, key, hash })
  const first = row(2, 'k', 'h1')
  expect(first).toEqual({ id: propertyId({ ...identity, key: 'k' }), sameAs: null })
  expect(row(3, 'k', 'h1')).toEqual({ id: first.id, sameAs: 2 })
  expect(row(4, 'k', 'h2')).toEqual({
    id: propertyId({ ...identity, key: 'k', occurrence: 2 }),
    sameAs: null,
  })
  expect(row(5, 'k', 'h1')).toEqual({ id: first.id, sameAs: 2 })
  expect(row(6, 'k', 'h1', 'B')).toEqual({
    id: propertyId({ ...identity, key: 'k', sheet: 'B' }),
    sameAs: null,
  })
})

test('within a sheet, rows have one id exactly where key and content are the same', () => {
  const rows = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'b 1', '1'), hash: fc.constantFrom('1', 'b 1', '2') }),
  )
  fc.assert(
    fc.property(rows, (given) => {
      const sheetRows = given.map((row, i): SheetRow => ({ ...row, sheet: 'A', rowNumber: i + 2 }))
      const all = () => sheetRows.map(createRowIdentifier('demo', 'book'))
      const identified = all()
      expect(all()).toEqual(identified)
      const pairs = new Map(identified.map(({ id }, i) => [id, JSON.stringify(given[i])]))
      expect(new Set(pairs.values()).size).toBe(pairs.size)
      expect(pairs.size).toBe(new Set(given.map((row) => JSON.stringify(row))).size)
      expect(identified.filter(({ sameAs }) => sameAs === null).length).toBe(pairs.size)
    }),
  )
})

test('a content hash follows every stated field and the sheet, and no order of fields', () => {
  const imported = makeImported({ name: 'Plant', city: 'Katy', rentPerSf: 1.25 })
  const hash = contentHash(imported, 'A')
  expect(contentHash(Object.fromEntries(Object.entries(imported).reverse()) as typeof imported, 'A')).toBe(
    hash,
  )
  const others = [
    contentHash(imported, 'B'),
    contentHash({ ...imported, city: null }, 'A'),
    contentHash({ ...imported, city: null, state: 'Katy' }, 'A'),
    contentHash({ ...imported, rentPerSf: 1.26 }, 'A'),
    contentHash({ ...imported, rentBasisAssumed: true }, 'A'),
    contentHash({ ...imported, rail: false }, 'A'),
  ]
  expect(new Set([hash, ...others]).size).toBe(7)
})
