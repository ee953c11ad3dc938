import { expect, test } from 'vitest'
import { createGivenUpStore } from '../../../../web/map/basemap/given-up.ts'
import { OWN_FILE, STYLE } from '../make-basemap.ts'

test('a provider that failed is passed over for five minutes', () => {
  let now = 0
  const store = createGivenUpStore(() => now)
  store.add(STYLE, 'slow')
  now = 4 * 60_000
  store.add(OWN_FILE, 'refused')
  store.prune()
  expect([...store.current().values()]).toEqual(['slow', 'refused'])
  now = 6 * 60_000
  store.prune()
  expect([...store.current().values()]).toEqual(['refused'])
})

test('listeners hear of every change, and of nothing else', () => {
  const store = createGivenUpStore(() => 0)
  let heard = 0
  const stop = store.subscribe(() => heard++)
  store.clear()
  store.prune()
  expect(heard).toBe(0)
  store.add(STYLE, 'slow')
  store.clear()
  expect(heard).toBe(2)
  stop()
  store.add(STYLE, 'slow')
  expect(heard).toBe(2)
})
