import { expect, test } from 'vitest'
import { createCompNoteDrafts } from '../../../../web/data/comp-lists/comp-note-drafts.ts'

function makeStorage(entries: [string, string][] = []) {
  const kept = new Map(entries)
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a typed note is there after a reload, of its list and property only, until it is dropped', () => {
  const storage = makeStorage()
  createCompNoteDrafts(storage, 'maria').put(7, 'p1', 'Half a thought')
  const after = createCompNoteDrafts(storage, 'maria')
  expect([after.of(7, 'p1'), after.of(7, 'p2'), after.of(8, 'p1')]).toEqual(['Half a thought', null, null])
  after.drop(7, 'p1')
  expect([after.of(7, 'p1'), storage.kept.size]).toEqual([null, 0])
})

test('another user has drafts of their own', () => {
  const storage = makeStorage()
  createCompNoteDrafts(storage, 'maria').put(7, 'p1', 'Mine')
  expect(createCompNoteDrafts(storage, 'james').of(7, 'p1')).toBeNull()
})

test('what cannot be read counts as nothing, and what cannot be kept is kept for the visit', () => {
  const broken = createCompNoteDrafts(
    makeStorage([['clearheight-comp-note-drafts:maria', '{"a":1']]),
    'maria',
  )
  expect(broken.of(7, 'p1')).toBeNull()
  const full = {
    ...makeStorage(),
    setItem() {
      throw new Error('full')
    },
  }
  const drafts = createCompNoteDrafts(full, 'maria')
  drafts.put(7, 'p1', 'Kept')
  expect(drafts.of(7, 'p1')).toBe('Kept')
})
