import { expect, test } from 'vitest'
import { understoodIn } from '../../domain/query/criteria-in.ts'
import { asked } from './asked-of.ts'

test('the most of a kind of firm is asked with "of the" as without', () => {
  for (const ofThem of ['of the ', 'of our ', 'of these ']) {
    expect(asked(`which ${ofThem}landlords owns the most buildings in Katy`)?.ask).toMatchObject({
      kind: 'rank',
      by: 'landlordFirm',
      of: 'count',
    })
    expect(asked(`which ${ofThem}tenants leases the most`)?.ask).toMatchObject({
      by: 'tenant',
      figure: 'squareFootage',
      of: 'sum',
    })
  }
  expect(asked('the ten tenants with the greatest total surface in Katy')?.ask).toMatchObject({
    kind: 'rank',
    by: 'tenant',
    figure: 'squareFootage',
    of: 'sum',
    limit: 10,
  })
})

test('what resembles a building is similar to it', () => {
  for (const verb of ['resemble', 'resembles', 'are similar to', 'resemble the one at']) {
    for (const [count, limit] of [
      ['', undefined],
      ['? Five suffice.', 5],
      [', three will do', 3],
    ] as const)
      expect(asked(`which buildings ${verb} 3608 W 34th St${count}`)?.ask).toEqual({
        kind: 'similar',
        to: '3608 W 34th St',
        ...(limit !== undefined && { limit }),
      })
  }
})

test('surface is size, and let is leased', () => {
  expect(understoodIn('surface of 20,000 to 30,000')).toEqual(understoodIn('size of 20,000 to 30,000'))
  expect(understoodIn('let to tenant Acme')).toEqual(understoodIn('leased to tenant Acme'))
})

test('a subject alone is what comps are wanted like', () => {
  expect(understoodIn('subject is 40k, built 2003, Pasadena')).toEqual(
    understoodIn('40k, built 2003, Pasadena'),
  )
  expect(understoodIn('subject is 40k in Pasadena. Comps in Deer Park.')).toEqual(understoodIn('Deer Park'))
})
