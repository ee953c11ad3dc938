import { expect, test } from 'vitest'
import { readTypedProperty } from '../../../../sync/sheets/typed/read-typed-property.ts'

test('a comp is read from what was typed, and one field can say something of others', () => {
  const { property, problems } = readTypedProperty(
    {
      address: '5675 Windfern Rd, Houston, TX 77041',
      tenant: 'Wharfside Tubulars',
      rentPerSf: '$14.10 NNN/yr',
      leasedSf: '58,950',
      clearHeight: "26'",
      dateSigned: '1/15/2026',
      leaseTerm: '5 years',
      notes: '',
    },
    2026,
  )
  expect(problems).toEqual([])
  expect(property).toMatchObject({
    name: '5675 Windfern Rd',
    city: 'Houston',
    state: 'TX',
    zip: '77041',
    rentPerSf: 1.175,
    leaseType: 'NNN',
    rentBasisAssumed: false,
    leasedSf: 58_950,
    clearHeight: 26,
    dateSigned: '2026-01-15',
    leaseTerm: 60,
    notes: null,
  })
})

test('what was typed in a field counts before what another says of it', () => {
  const { property } = readTypedProperty({ name: 'A', rentPerSf: '$14.10 NNN/yr', leaseType: 'MG' }, 2026)
  expect(property).toMatchObject({ rentPerSf: 1.175, leaseType: 'MG' })
})

test('every field that is open or not understood is told, and so is that nothing says where it is', () => {
  const { problems } = readTypedProperty({ rentPerSf: '2.5', yearBuilt: '3007', city: 'Houston' }, 2026)
  expect(problems.map(({ field }) => field)).toEqual(['rentPerSf', 'yearBuilt', 'address'])
})
