import { expect, test } from 'vitest'
import { isPrivateAddress, publicFetch } from '../../../edge/local/public-fetch.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'not an address',
])('%s is no address of the world', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '142.250.72.14', '2607:f8b0:4000::200e'])('%s is one', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test.each([
  ['a name that leads to this machine', 'https://localhost/file.csv', 'private address'],
  ['an address in numbers', 'https://127.0.0.1/file.csv', 'Only names'],
  ['one of IPv6', 'https://[::1]/file.csv', 'Only names'],
  ['a connection that can be overheard', 'http://example.com/file.csv', 'Only names'],
])('%s is not asked', async (_what, address, reason) => {
  await expect(publicFetch(new Request(address))).rejects.toThrow(reason)
})
