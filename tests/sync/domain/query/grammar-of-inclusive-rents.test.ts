import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const lease = (type: string) => ({ kind: 'word', field: 'leaseType', anyOf: [type], not: false })
const under = { kind: 'range', field: 'rentPerSf', min: null, max: 1.25 }

test('a rent that pays for everything is gross', () => {
  const words = [
    'all-inclusive rent',
    'all inclusive',
    'fully inclusive rent',
    'all in rent',
    'with everything included',
    'everything included',
    'all utilities included',
    'utilities are included',
    'rent includes utilities',
    'rent including utilities',
    'rent inclusive of all charges',
    'operating expenses included',
    'taxes and insurance included',
    'bills included',
    'opex paid by landlord',
  ]
  for (const said of words) {
    expect(understoodIn(said), said).toEqual([lease('Gross')])
    expect(understoodIn(`Katy, ${said}, up to $1.25`), said).toEqual([
      { kind: 'word', field: 'city', anyOf: ['Katy'], not: false },
      lease('Gross'),
      under,
    ])
  }
})

test('a rent beside which the charges are paid is net', () => {
  for (const said of [
    'charges excluded',
    'excluding charges',
    'plus operating expenses',
    'plus nets',
    'expenses not included',
  ])
    expect(understoodIn(`Katy ${said}`), said).toContainEqual(lease('NNN'))
})

test('all that is in a town is no rent', () => {
  expect(understoodIn('all in Katy')).toEqual([{ kind: 'word', field: 'city', anyOf: ['Katy'], not: false }])
  expect(understoodIn('show me everything in Katy, crane included')).not.toContainEqual(lease('Gross'))
})
