import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

test('a part of a building in thousands or millions is read with its whole', () => {
  const unit = fc.constantFrom(' SF', '', ' sf')
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 400 }),
      fc.integer({ min: 1, max: 3 }),
      unit,
      (part, times, sf) => {
        const fields = fieldsOf({ 'Available SF': `${part}.5k of ${part * times + 1}k${sf}` })
        expect(fields).toEqual({ leasedSf: part * 1000 + 500, squareFootage: (part * times + 1) * 1000 })
      },
    ),
  )
  expect(fieldsOf({ 'Available SF': '300K of 1.5M SF' })).toEqual({
    leasedSf: 300_000,
    squareFootage: 1_500_000,
  })
})

test('a bare part of a whole in thousands may be in thousands too, and is left out', () => {
  expect(fieldsOf({ 'Available SF': '150 of 400k SF' })).toEqual({})
})

test('a price in millions stands with the number of a footnote behind it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('$6.3M', '$12M', '$4.75MM'),
      fc.constantFrom(' (1)', '(2)', ' *', ' [3]'),
      (price, mark) => {
        const sheet = { 'Sale Date': '3/4/2024', 'Sale Price': `${price}${mark}` }
        expect(fieldsOf(sheet)).toEqual(fieldsOf({ ...sheet, 'Sale Price': price }))
      },
    ),
  )
})

test('a share of the rent times some months is so much free rent, in either order', () => {
  for (const text of ['50% x 4', '4 x 50%', '50% x 4 mos', '4 mos × 50%', '50% × 4 months'])
    expect([text, fieldsOf({ 'Free Rent': text })]).toEqual([text, { freeRentMonths: 2 }])
})

test('a sum with its own period under a rent per foot is for the whole, where it is a rent of the space', () => {
  const row = (rent: string) => fieldsOf({ 'Leased SF': '30,000', 'Rent (PSF/Mo)': rent })
  expect(row('$28,500/mo')).toMatchObject({ rentPerSf: 0.95 })
  expect(row('$342,000/yr')).toMatchObject({ rentPerSf: 0.95 })
  expect(row('$28,500')).toMatchObject({ kind: 'rejected' })
  expect(row('$2,850,000/mo')).toMatchObject({ kind: 'rejected' })
})

test('true and recorded parties of a sale are read, the true ones first', () => {
  expect(
    fieldsOf({
      'Buyer (True) Company': 'Alder Works',
      'Buyer (Recorded) Company': 'Alder Holdco 12',
      'Recorded Seller Name': 'Cove Trust',
    }),
  ).toMatchObject({ buyer: 'Alder Works', seller: 'Cove Trust' })
})
