import { expect, test } from 'vitest'
import { keepRecentChoice, readRecentChoices } from '../../../web/data/recent-choices.ts'

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
