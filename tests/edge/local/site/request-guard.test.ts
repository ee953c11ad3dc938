import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { publicGuard } from '../../../../edge/local/site/request-guard.ts'

const PORT = 8787
const ORIGIN = 'https://comps.example.com'
const HERE = { host: 'comps.example.com', 'x-forwarded-proto': 'https' }
const guard = publicGuard(PORT, { origin: ORIGIN, trustedProxies: ['127.0.0.1', '10.1.0.0/16', 'fd00::/8'] })

/** What becomes of a request of a peer. */
function arrivalOf(remoteAddress: string, headers: Record<string, string>) {
  const rawHeaders = Object.entries(headers).flat()
  const request = { headers: { ...headers }, rawHeaders, socket: { remoteAddress }, url: '/' }
  const judged = guard(request as unknown as IncomingMessage)
  const { kind } = judged
  if (kind === 'refused') return { kind, status: judged.status }
  const { origin, clientAddress } = judged
  return { kind, origin, clientAddress, host: request.headers.host, rawHeaders: request.rawHeaders.join(' ') }
}

const LET_IN = { kind: 'allowed', origin: ORIGIN, host: 'comps.example.com' }
const ELSEWHERE = { kind: 'refused', status: 421 }

describe('the word of a trusted proxy counts', () => {
  test.each([
    ['Host and protocol', '127.0.0.1', HERE, '127.0.0.1'],
    [
      'a proxy in a trusted network',
      '10.1.2.3',
      { ...HERE, 'x-forwarded-for': '203.0.113.9' },
      '203.0.113.9',
    ],
    [
      'one that speaks IPv4 within IPv6',
      '::ffff:10.1.2.3',
      { ...HERE, 'x-forwarded-for': '203.0.113.9' },
      '203.0.113.9',
    ],
    ['one of IPv6', 'fd00::7', { ...HERE, 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
    [
      'its own host in Host',
      '127.0.0.1',
      { host: 'localhost:8787', 'x-forwarded-host': 'Comps.Example.com:443', 'x-forwarded-proto': 'https' },
      '127.0.0.1',
    ],
    [
      'the standard’s header',
      '127.0.0.1',
      { host: 'localhost', forwarded: 'for="[2001:db8::1]:4711";proto=https;host="comps.example.com"' },
      '2001:db8::1',
    ],
    [
      'several proxies',
      '127.0.0.1',
      { ...HERE, 'x-forwarded-for': '198.51.100.1, 203.0.113.9:4711, 10.1.9.9' },
      '203.0.113.9',
    ],
    ['an address that is none', '127.0.0.1', { ...HERE, 'x-forwarded-for': 'unknown' }, '127.0.0.1'],
  ])('%s', (_what, peer, headers, clientAddress) => {
    expect(arrivalOf(peer, headers)).toMatchObject({ ...LET_IN, clientAddress })
  })
})

test('what a client wrote left of a proxy that is not trusted is not believed', () => {
  const headers = { ...HERE, 'x-forwarded-for': '192.0.2.1, 203.0.113.9' }
  expect(arrivalOf('127.0.0.1', headers)).toMatchObject({ ...LET_IN, clientAddress: '203.0.113.9' })
})

test('nothing behind the guard sees what proxies added', () => {
  const headers = { Host: 'a.example', 'X-Forwarded-Host': 'comps.example.com', 'X-Forwarded-Proto': 'https' }
  const small = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  expect(arrivalOf('127.0.0.1', { ...small, 'x-real-ip': '1.1.1.1', cookie: 'a=b' })).toMatchObject({
    rawHeaders: 'host comps.example.com cookie a=b',
  })
})

describe('refused is', () => {
  test.each([
    ['a peer that is no trusted proxy, whatever it says', '203.0.113.9', HERE, ELSEWHERE],
    ['a neighbor of the trusted network', '10.2.0.1', HERE, ELSEWHERE],
    ['a browser that came over http', '127.0.0.1', { ...HERE, 'x-forwarded-proto': 'http' }, ELSEWHERE],
    ['another host', '127.0.0.1', { ...HERE, host: 'evil.example' }, ELSEWHERE],
    [
      'another host by the proxy’s word',
      '127.0.0.1',
      { ...HERE, 'x-forwarded-host': 'evil.example' },
      ELSEWHERE,
    ],
    ['another port', '127.0.0.1', { ...HERE, host: 'comps.example.com:8443' }, ELSEWHERE],
    ['a name in front of the host', '127.0.0.1', { ...HERE, host: 'x@comps.example.com' }, ELSEWHERE],
    ['a proxy that does not say the protocol', '127.0.0.1', { host: 'comps.example.com' }, ELSEWHERE],
    [
      'a word in both kinds of headers, of which one is the client’s',
      '127.0.0.1',
      { ...HERE, forwarded: 'for=192.0.2.1' },
      { kind: 'refused', status: 400 },
    ],
    [
      'a proxy that keeps no host',
      '127.0.0.1',
      { host: 'localhost:8787', 'x-forwarded-for': '192.0.2.1' },
      ELSEWHERE,
    ],
    ['this machine’s name, from another machine', '10.1.2.3', { host: 'localhost:8787' }, ELSEWHERE],
  ])('%s', (_what, peer, headers, expected) => {
    expect(arrivalOf(peer, headers)).toEqual(expected)
  })
})

test('a program of this machine asks directly', () => {
  expect(arrivalOf('127.0.0.1', { host: 'localhost:8787' })).toMatchObject({
    kind: 'allowed',
    origin: 'http://localhost:8787',
    clientAddress: '127.0.0.1',
  })
})
