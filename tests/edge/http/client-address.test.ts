import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Caller, clientKeyOf } from '../../../edge/http/client-address.ts'

async function keyOf(caller?: Caller): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientKeyOf(c)))
  return await (await app.request('/', {}, caller)).text()
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
])('%s is counted as %s', async (clientAddress, key) => {
  expect(await keyOf({ clientAddress })).toBe(key)
})

test('a host that does not know who asks counts all as one', async () => {
  expect([await keyOf(), await keyOf({ clientAddress: null })]).toEqual(['unknown', 'unknown'])
})
