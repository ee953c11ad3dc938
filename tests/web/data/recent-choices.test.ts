import { expect, test } from 'vitest'
import { keepRecentChoice, readRecentChoices, readRecentSearches } from '../../../web/data/recent-choices.ts'

function makeStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    values,
  }
}

test('the last five choices are remembered, the newest first and none twice', () => {
  const storage = makeStorage()
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) keepRecentChoice(storage, 'ann', id)
  expect(readRecentChoices(storage, 'ann')).toEqual(['f', 'e', 'd', 'b', 'c'])
})

test("nobody sees another user's choices", () => {
  const storage = makeStorage()
  keepRecentChoice(storage, 'ann', 'a')
  expect(readRecentChoices(storage, 'bob')).toEqual([])
  keepRecentChoice(storage, 'bob', 'b')
  expect([readRecentChoices(storage, 'ann'), readRecentChoices(storage, 'bob')]).toEqual([[], ['b']])
})

test('what cannot be read is as if nothing had been chosen', () => {
  const storage = makeStorage()
  storage.setItem('clearheight-recent-choices', '{"userId":7}')
  expect(readRecentChoices(storage, 'ann')).toEqual([])
})

test('searches push out no other choices, and are read by their words', () => {
  const storage = makeStorage()
  for (const id of ['page /', 'property 1']) keepRecentChoice(storage, 'ann', id)
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepRecentChoice(storage, 'ann', `search ${words}`)
  expect(readRecentSearches(storage, 'ann')).toEqual(['b', 'f', 'e', 'd', 'c'])
  keepRecentChoice(storage, 'ann', 'page /search')
  expect(readRecentChoices(storage, 'ann')[0]).toBe('page /search')
  const ids = JSON.parse(storage.values.get('clearheight-recent-choices') ?? '').ids as string[]
  expect(ids.filter((id) => !id.startsWith('search '))).toEqual(['page /search', 'property 1', 'page /'])
  expect(readRecentSearches(storage, 'bob')).toEqual([])
})
