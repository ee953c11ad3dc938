import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptIn } from '../../../../sync/domain/fields/figure-units.ts'
import { criteriaIn as read } from './criteria-in.ts'

const anyLease = fc.constantFrom(
  ['NNN', 'NNN'],
  ['gross', 'Gross'],
  ['modified gross', 'MG'],
  ['triple net', 'NNN'],
)
const anyRate = fc.constantFrom(
  ['per year', 12],
  ['/yr', 12],
  ['annually', 12],
  ['psf per year', 12],
  ['per month', 1],
  ['/mo', 1],
  ['monthly', 1],
) as fc.Arbitrary<[string, number]>
const anyBound = fc.constantFrom(['under ', ''], ['', ' or less'], ['at most ', '']) as fc.Arbitrary<
  [string, string]
>
const anyCents = fc.integer({ min: 40, max: 1_999 })

test('a rate may stand behind the lease type of a rent, and is no word to search', () => {
  fc.assert(
    fc.property(
      anyCents,
      anyLease,
      anyRate,
      anyBound,
      (cents, [typed, type], [rate, months], [before, behind]) => {
        const dollars = (cents / 100).toFixed(2)
        const [rent, ...others] = read(`${before}$${dollars} ${typed} ${rate}${behind}`)
        expect(rent).toMatchObject({
          kind: 'range',
          field: 'rentPerSf',
          min: null,
          max: keptIn('rent', cents / 100 / months),
        })
        expect(others).toEqual([{ kind: 'word', field: 'leaseType', anyOf: [type], not: false }])
      },
    ),
  )
})

test('what follows a lease type and is of something else stays that', () => {
  expect(read('$0.80 NNN annual bumps 3%')).toContainEqual({
    ...{ kind: 'range', field: 'rentEscalationPct', min: 3, max: null },
  })
  expect(read('NNN built after 2000')).toContainEqual(expect.objectContaining({ field: 'yearBuilt' }))
})

test('a comma before two decimals, or behind a zero, stands before decimals; others part a list or thousands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 399 }), (cents) => {
      const point = (cents / 100).toFixed(2)
      expect(read(`rent under ${point.replace('.', ',')} per month`)).toEqual(
        read(`rent under ${point} per month`),
      )
    }),
  )
  expect(read('rent under 11,50 per year')).toEqual(read('rent under 11.50 per year'))
  expect(read('40,000 sf')).toEqual(read('40000 sf'))
  expect(read('77041,77043')).toEqual(read('77041 or 77043'))
})

test('the millions of a range of prices are those of both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (low, more) => {
      const range = { kind: 'range', field: 'salePrice', min: low * 1e6, max: (low + more) * 1e6 }
      expect(read(`$${low}-${low + more} million`)).toEqual([range])
      expect(read(`sales between $${low} and ${low + more} million`)).toContainEqual(range)
    }),
  )
})

test('feet and inches need no last mark, and shares of one are percent', () => {
  expect(read("32'6 clear")).toEqual(read('32\'6" clear'))
  expect(read("28'-32' clear")).toEqual(read('28 to 32 clear'))
  expect(read('cap rate over .06')).toEqual(read('cap rate over 6%'))
  expect(read('escalation of .03')).toEqual(read('escalation of 3%'))
  expect(read('escalation of 0.5%')).toEqual([expect.objectContaining({ min: 0.5 })])
})

test('tenant improvements with a figure are an allowance, and without one words', () => {
  expect(read('tenant improvements over $5')).toEqual(read('ti over $5'))
  expect(read('tenant improvements')).toEqual([expect.objectContaining({ kind: 'text' })])
})
