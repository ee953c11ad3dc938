import { expect, test } from 'vitest'
import { addressLine } from '../../../../sync/domain/place/address-line.ts'

const whole = { address: '4065 Jacintoport Blvd', city: 'Houston', state: 'TX', zip: '77013' }

test('an address is one line, the short one up to the city', () => {
  expect(addressLine(whole)).toBe('4065 Jacintoport Blvd, Houston, TX 77013')
  expect(addressLine(whole, 'short')).toBe('4065 Jacintoport Blvd, Houston')
})

test('what is missing is left out', () => {
  expect(addressLine({ ...whole, city: null, state: null })).toBe('4065 Jacintoport Blvd, 77013')
  expect(addressLine({ address: null, city: null, state: null, zip: null })).toBe('N/A')
})

test('a city that stands in the address already is not repeated', () => {
  expect(addressLine({ ...whole, address: '1 Main St, HOUSTON, TX 77002' })).toBe(
    '1 Main St, HOUSTON, TX 77002',
  )
  expect(addressLine({ ...whole, address: '1 Houston Ave' })).toBe('1 Houston Ave, Houston, TX 77013')
})
