import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callOut, type Outside, retryDelay } from '../../../edge/outbound/call-out.ts'
import { callOutJson } from '../../../edge/outbound/call-out-json.ts'
import { outsideServer } from './outside-server.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const HOSTS = ['maps.example'] as const
const ADDRESS = new URL('https://maps.example/find?key=secret-key')
const shape = z.object({ name: z.string() })

interface World extends Outside {
  readonly asked: string[]
  readonly logged: object[]
}

/** Answers one after the other; the last one for every further request. */
function world(answers: readonly (() => Response | Promise<Response>)[], network = true): World {
  const asked: string[] = []
  const logged: object[] = []
  return {
    asked,
    logged,
    fetch: async (request) => {
      asked.push(request.url)
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (answer === undefined) throw new TypeError('fetch failed')
      return answer()
    },
    now: () => NOW,
    log: (entry) => void logged.push(entry),
    settings: { maps: { network } },
  }
}

const json = (value: unknown) => () => Response.json(value)
const status = (code: number, headers: Record<string, string> = {}) => {
  return () => new Response('no', { status: code, headers })
}

test('answers the bytes and their type', async () => {
  const services = world([() => new Response('tile', { headers: { 'Content-Type': 'image/png' } })])
  const bytes = new TextEncoder().encode('tile')
  expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({
    kind: 'ok',
    bytes,
    contentType: 'image/png',
  })
  expect(services.logged).toEqual([])
})

test('asks nobody where the network is off', async () => {
  const services = world([json({})], false)
  expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({
    kind: 'unavailable',
    why: 'network_off',
  })
  expect(services.asked).toEqual([])
})

test.each([
  'http://maps.example/',
  'https://maps.example.evil/',
  'https://maps.example:444/',
  'https://me@maps.example/',
])('refuses to ask %s, which is not among the hosts', async (address) => {
  const services = world([json({})])
  await expect(callOut(services, new URL(address), { hosts: HOSTS })).rejects.toThrow('not among the hosts')
  expect(services.asked).toEqual([])
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a failing server', status(500)],
  ['too many questions', status(429)],
])('asks once more after %s', async (_, first) => {
  const services = world([first, json({ name: 'Katy' })])
  expect(await callOutJson(services, ADDRESS, shape, { hosts: HOSTS })).toEqual({
    kind: 'ok',
    value: { name: 'Katy' },
  })
  expect(services.asked).toHaveLength(2)
})

test('gives up after the second try, and logs the host without the address or its key', async () => {
  const services = world([status(503)])
  expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({ kind: 'unavailable', why: 'failing' })
  expect(services.asked).toHaveLength(2)
  expect(services.logged).toEqual([
    { event: 'outside', host: 'maps.example', outcome: 'unavailable', reason: 'failing' },
  ])
})

test('an error that names the address goes nowhere', async () => {
  const services = world([() => Promise.reject(new TypeError(`cannot reach ${ADDRESS}`))])
  const outcome = await callOut(services, ADDRESS, { hosts: HOSTS })
  expect(outcome).toEqual({ kind: 'unavailable', why: 'unreachable' })
  expect(JSON.stringify([outcome, services.logged])).not.toContain('secret-key')
})

test('a refusal is not asked again', async () => {
  const services = world([status(403)])
  expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({ kind: 'refused', status: 403 })
  expect(services.asked).toHaveLength(1)
})

test('a wait longer than ours is not waited for', async () => {
  const services = world([status(429, { 'Retry-After': '60' }), json({ name: 'late' })])
  expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({ kind: 'unavailable', why: 'failing' })
  expect(services.asked).toHaveLength(1)
})

test.each([
  [null, 250],
  ['0', 250],
  ['1', 1_000],
  ['3', null],
  ['Mon, 02 Mar 2026 10:00:02 GMT', 2_000],
  ['Mon, 02 Mar 2026 11:00:00 GMT', null],
  ['soon', 250],
])('Retry-After %j is a wait of %j ms', (header, wait) => {
  expect(retryDelay(header, NOW)).toBe(wait)
})

test('follows a redirect among its hosts, and none to another', async () => {
  const inside = world([status(302, { Location: '/elsewhere' }), json({ name: 'here' })])
  expect((await callOut(inside, ADDRESS, { hosts: HOSTS })).kind).toBe('ok')
  expect(inside.asked[1]).toBe('https://maps.example/elsewhere')
  for (const location of ['https://evil.example/', 'http://maps.example/', 'file:///etc/passwd']) {
    const services = world([status(302, { Location: location }), json({ name: 'there' })])
    expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({ kind: 'refused', status: 302 })
    expect(services.asked).toHaveLength(1)
  }
})

test('redirects in a circle end', async () => {
  const services = world([status(301, { Location: '/find' })])
  expect(await callOut(services, ADDRESS, { hosts: HOSTS })).toEqual({ kind: 'refused', status: 301 })
})

test.each([
  ['HTML', () => new Response('<html>Sign in</html>', { headers: { 'Content-Type': 'text/html' } })],
  ['half of an answer', () => new Response('{"name": "Ka')],
  ['another shape', json({ title: 'Katy' })],
  ['nothing', () => new Response(null, { status: 204 })],
])('%s in place of the answer is garbled', async (_, answer) => {
  const services = world([answer])
  expect(await callOutJson(services, ADDRESS, shape, { hosts: HOSTS })).toEqual({
    kind: 'unavailable',
    why: 'garbled',
  })
  expect(services.asked).toHaveLength(1)
})

test('a caller that has gone stops the call, even of a service that hears no signal', async () => {
  const services = world([() => new Promise<Response>(() => {})])
  const stop = new AbortController()
  const outcome = callOut(services, ADDRESS, { hosts: HOSTS, signal: stop.signal })
  stop.abort()
  expect(await outcome).toEqual({ kind: 'unavailable', why: 'stopped' })
})

test('over a real connection: silence, a trickle, a torrent and a cut line all end', async () => {
  const outside = await outsideServer((request, response) => {
    if (request.url.endsWith('/silence')) return
    if (request.url.endsWith('/cut')) return void response.socket?.destroy()
    response.writeHead(200, { 'Content-Type': 'application/json' })
    if (request.url.endsWith('/trickle')) return void response.write('{')
    response.end('x'.repeat(5_000))
  })
  const services: Outside = { ...world([]), fetch: outside.fetch }
  const ask = (path: string) =>
    callOut(services, new URL(path, ADDRESS), { hosts: HOSTS, timeoutMs: 800, maxBytes: 1_000 })
  expect(await ask('/silence')).toEqual({ kind: 'unavailable', why: 'timeout' })
  expect(await ask('/trickle')).toEqual({ kind: 'unavailable', why: 'timeout' })
  expect(await ask('/torrent')).toEqual({ kind: 'unavailable', why: 'too_large' })
  expect(await ask('/cut')).toEqual({ kind: 'unavailable', why: 'unreachable' })
  expect(outside.asked.filter((path) => path.endsWith('/cut'))).toHaveLength(2)
})
