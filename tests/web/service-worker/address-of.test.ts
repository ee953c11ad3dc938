import { expect, test } from 'vitest'
import { addressOf } from '../../../web/service-worker/address-of.ts'

const ORIGIN = 'https://comps.example'
const UNHASHED = new Set(['/', '/places/us.bin'])

function asked(path: string, request: { method?: string; mode?: RequestMode } = {}): string | undefined {
  return addressOf(
    { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...request },
    ORIGIN,
    UNHASHED,
  )
}

test('every screen is the one document, whatever it is asked', () => {
  const open = (path: string) => asked(path, { mode: 'navigate' })
  expect(['/', '/search?q=5.5+acres', '/comp-lists/12', '/portfolio/map/'].map(open)).toEqual(
    Array(4).fill('/'),
  )
})

test('a file is kept where its name carries a hash, or is one of the few without', () => {
  expect(asked('/assets/shell-Da1tXBMu.js')).toBe('/assets/shell-Da1tXBMu.js')
  expect(asked('/places/us.bin')).toBe('/places/us.bin')
  expect(asked('/places/us.bin', { mode: 'navigate' })).toBe('/places/us.bin')
})

test('the API, the sync engine, other sites, writes and unknown files are left to the network', () => {
  const none = [
    asked('/api/book'),
    asked('/api', { mode: 'navigate' }),
    asked('/api/login?returnTo=/', { mode: 'navigate' }),
    asked('/zero/sync/v51/connect'),
    asked('https://tiles.example/assets/style.json'),
    asked('/search', { method: 'POST', mode: 'navigate' }),
    asked('/service-worker.js'),
    asked('/search'),
  ]
  expect(none).toEqual(none.map(() => undefined))
})

test('screens whose names begin like the server’s are screens', () => {
  expect(asked('/apiary', { mode: 'navigate' })).toBe('/')
})

test('the public page is the server’s, and a screen whose name begins like it is a screen', () => {
  const open = (path: string) => asked(path, { mode: 'navigate' })
  expect(['/landing', '/landing/', '/landing?returnTo=%2Fsearch', '/landings'].map(open)).toEqual([
    undefined,
    undefined,
    undefined,
    '/',
  ])
})
