import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'
import { readMade } from '../tables/read-sheets.ts'

const NETS = ['NNN Est.', 'Est. NNN', 'NNN (est)', 'Estimated NNN', 'NNN Est. 2025']
const UNITS = ['$/SF/yr', '$/SF/mo', '($/SF/yr)', '($ per SF per year)', '$/SF/Year', '($/SF/Mo.)']
const RENTS = ['Asking Rate', 'Asking Rent', 'Quoted Rate', 'Lease Rate', 'Base Rent']

test('estimated net charges are expenses in any order and unit, and never the rent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NETS), fc.constantFrom(...UNITS), fc.boolean(), (nets, unit, isAfter) => {
      const header = isAfter ? `${nets} ${unit}` : `${unit} ${nets}`
      expect([header, rolesOf({ [header]: ['$3.10', '$2.75'] })]).toEqual([header, ['opexPerSf']])
    }),
  )
})

test('net charges in the unit of rents are expenses beside a rent that they are a small part of', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RENTS), fc.constantFrom('$/SF/yr NNN', 'NNN $/SF/Yr'), (rent, nets) => {
      expect(rolesOf({ [rent]: ['$11.40', '$9.75'], [nets]: ['$3.10', '$2.75'] })[1]).toBe('opexPerSf')
    }),
  )
})

test('what is asked by its unit alone leaves the agreed rent beside it in its place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Asking', 'Quoted', 'List', 'Listed'),
      fc.constantFrom('(PSF/Mo)', '$/SF/mo', '(per SF per month)'),
      fc.constantFrom('Signed Rent', 'Executed Rent', 'Taking Rent'),
      (asked, unit, taken) => {
        const roles = rolesOf({
          [`${asked} ${unit}`]: ['$1.35', '$1.40'],
          [`${taken} ${unit}`]: ['$1.30', 'TBD'],
        })
        expect(roles).toEqual(['askingRent', 'rentPerSf'])
      },
    ),
  )
})

test('the rent of a list of availabilities is what is asked, and its estimated nets stay beside it', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'Available SF', 'Asking Rate', 'NNN Est.'],
      [null, null, null, '($/SF/yr)'],
      ['10 Oak St', 40_000, '$10.20/SF/yr NNN', '$2.40'],
      ['12 Oak St', 30_000, '$0.70/SF/mo NNN', '$1.80'],
      ['14 Oak St', 20_000, 'Negotiable', '$2.16'],
    ],
    ['rentPerSf', 'opexPerSf'],
  )
  expect(properties).toEqual([
    [0.85, 0.2],
    [0.7, 0.15],
    [null, 0.18],
  ])
})

test('under a title of rents the nets beside what is asked are expenses, and their total is no rent', async () => {
  const titles = ['Rate', 'Rent', 'Rent ($/SF/Mo)', 'Rates ($/SF/Mo)']
  for (const title of titles) {
    const { properties } = await readMade(
      [
        [null, null, title, null, null, null],
        ['Address', 'Available SF', 'Asking', 'NNN', 'Total', 'Docks'],
        ['10 Oak St', 40_000, '$0.62', '$0.18', '$0.80', 4],
        ['12 Oak St', 30_000, '$0.70', '$0.20', '$0.90', 6],
      ],
      ['rentPerSf', 'opexPerSf', 'dockDoors'],
    )
    expect([title, properties]).toEqual([
      title,
      [
        [0.62, 0.18, 4],
        [0.7, 0.2, 6],
      ],
    ])
  }
})
