import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesIn } from '../../domain/query/criteria-in.ts'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const daysAfter = (first: string, ...turns: readonly string[]) =>
  talkAfter(first, ...turns).criteria.flatMap((one) =>
    one.kind === 'date' ? [[one.field, one.from, one.to] as const] : [],
  )

const count = fc.integer({ min: 2, max: 14 })
const FURTHER = [
  'push it out another N months',
  'extend that by N months',
  'stretch it another N months',
  'push it out by another N months',
  'move it out N months',
  'another N months please',
  'add another N months',
] as const

test('days to come and days gone by reach so many months further, the way that they reach', () => {
  const first = oneOf(['expiring', 'next'], ['commencing', 'next'], ['signed', 'last'], ['sold', 'last'])
  fc.assert(
    fc.property(first, oneOf(9, 12, 18), count, oneOf(...FURTHER), ([verb, way], stood, more, wording) => {
      const said = wording.replace('N', `${more}`)
      expect({ verb, said, days: daysAfter(`${verb} in the ${way} ${stood} months`, said) }).toEqual({
        verb,
        said,
        days: datesIn(`${verb} in the ${way} ${stood + more} months`),
      })
    }),
  )
})

test('a figure without a unit is of months, and after years of years', () => {
  for (const said of ['push it out another 3', 'take that out another 3', 'go out another 3'])
    expect({
      said,
      months: daysAfter('expiring in the next 12 months', said),
      years: daysAfter('expiring in the next 2 years', said),
    }).toEqual({
      said,
      months: datesIn('expiring in the next 15 months'),
      years: datesIn('expiring in the next 5 years'),
    })
  expect(daysAfter('signed in the last 12 months', 'go back another 3')).toEqual(
    datesIn('signed in the last 15 months'),
  )
})

test('one end that is bounded is moved, and a year is moved by its last day', () => {
  const whole = (first: string, said: string) => ({ first, said, days: daysAfter(first, said) })
  for (const [first, said, meant] of [
    ['expiring by the end of 2027', 'extend that by a year', 'expiring by the end of 2028'],
    ['signed since 2023', 'take it back another year', 'signed since 2022'],
    ['signed since 2023', 'go back another 2 years', 'signed since 2021'],
    ['expiring in 2027', 'push it out another 6 months', 'expiring between 2027-01-01 and 2028-06-30'],
    ['signed in 2023', 'push it out another year', 'signed between 2023-01-01 and 2024-12-31'],
    ['signed in the last 12 months', 'cut it by 3 months', 'signed in the last 9 months'],
    ['expiring in the next 12 months', 'another quarter', 'expiring in the next 15 months'],
  ] as const)
    expect(whole(first, said)).toEqual({ first, said, days: datesIn(meant) })
})

test('sizes and terms stay as they are where days reach further', () => {
  const { criteria } = talkAfter(
    'over 50k sf, 5 year leases, signed in the last 12 months',
    'stretch it another 6 months',
  )
  expect(criteria).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'squareFootage', min: 50_000 }),
      expect.objectContaining({ field: 'leaseTerm', min: 60, max: 60 }),
      expect.objectContaining({ field: 'dateSigned', from: '2025-05-22' }),
    ]),
  )
})
