import { expect, test } from 'vitest'
import { createNoteDrafts, type NoteDraft } from '../../../../web/data/notes/note-drafts.ts'
import { makeDraft } from '../../notes/make-draft.ts'

const KEY = 'drafts:demo-maria'

/** A browser's storage, and a way to write to it from another tab. */
function makeBrowser({ isFull = false } = {}) {
  const kept = new Map<string, string>()
  const tabs: ((key: string | null) => void)[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    kept,
    open: (key = KEY) => createNoteDrafts({ storage, key, onStorage: (tab) => void tabs.push(tab) }),
    tellTabs: (key: string | null) => {
      for (const tab of tabs) tab(key)
    },
  }
}

test('what was typed is there after a reload, for the user who typed it only', () => {
  const browser = makeBrowser()
  const draft = makeDraft()
  browser.open().put(draft)
  expect(browser.open().all()).toEqual([draft])
  expect(browser.open('drafts:demo-james').all()).toEqual([])
})

test('a draft takes the place of the one with its id, and leaves nothing when it is dropped', () => {
  const browser = makeBrowser()
  const drafts = browser.open()
  drafts.put(makeDraft({ id: 'a', note: 'x' }))
  drafts.put(makeDraft({ id: 'b' }))
  drafts.put(makeDraft({ id: 'a', note: 'xy' }))
  expect(drafts.all()).toEqual([makeDraft({ id: 'b' }), makeDraft({ id: 'a', note: 'xy' })])
  drafts.drop('a')
  drafts.drop('b')
  expect([drafts.all(), browser.kept.size]).toEqual([[], 0])
})

test('what another tab writes or clears is seen here, and other keys are not looked at', () => {
  const browser = makeBrowser()
  const [here, there] = [browser.open(), browser.open()]
  let changes = 0
  here.subscribe(() => changes++)
  there.put(makeDraft())
  browser.tellTabs('theme')
  expect([here.all(), changes]).toEqual([[], 0])
  browser.tellTabs(KEY)
  expect([here.all(), changes]).toEqual([[makeDraft()], 1])
  browser.kept.clear()
  browser.tellTabs(null)
  expect(here.all()).toEqual([])
})

test('without room in the storage a draft is kept for the visit', () => {
  const browser = makeBrowser({ isFull: true })
  const drafts = browser.open()
  drafts.put(makeDraft())
  expect([drafts.all(), browser.open().all()]).toEqual([[makeDraft()], []])
})

test.each(['', '{', '[{"id":1}]', '{"id":"a"}', 'null'])(
  'a damaged storage (%j) is as if empty',
  (damaged) => {
    const browser = makeBrowser()
    browser.kept.set(KEY, damaged)
    const drafts = browser.open()
    expect(drafts.all()).toEqual<NoteDraft[]>([])
    drafts.put(makeDraft())
    expect(browser.open().all()).toEqual([makeDraft()])
  },
)
