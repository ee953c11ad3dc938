import { expect, test } from 'vitest'
import { createTypedWrites, type TypedWrite } from '../../../../web/data/comp-lists/typed-writes.ts'
import type { Written } from '../../../../web/data/requests/write-outcome.ts'

const note: TypedWrite = { kind: 'annotate', id: 7, propertyId: 'p1', notes: 'Half a thought' }
const refusal = 'This no longer exists, or is not shared with you.'

function makeBrowser(entries: [string, string][] = []) {
  const kept = new Map(entries)
  const tabs: ((key: string | null) => void)[] = []
  return {
    kept,
    tellTabs: (key: string) => {
      for (const tab of tabs) tab(key)
    },
    open: ({ userId = 'maria', page = 'a page' } = {}) =>
      createTypedWrites({
        userId,
        page,
        onStorage: (listener) => tabs.push(listener),
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      }),
  }
}

const REFUSED: Written = { outcome: 'failed', refusal }
const UNCONFIRMED: Written = { outcome: 'unconfirmed', refusal: null }
const SAVED: Written = { outcome: 'saved', refusal: null }
const NO_PAGES: ReadonlySet<string> = new Set()

test('what was refused is there after a reload, to its author alone, until it is dropped', () => {
  const browser = makeBrowser()
  browser.open().keep(note)(REFUSED)
  const after = browser.open()
  expect([after.all(), browser.open({ userId: 'james' }).all()]).toEqual([[{ write: note, refusal }], []])
  after.drop(note)
  expect([after.all(), browser.kept.size]).toEqual([[], 0])
})

test('another try at the same thing takes the place of the first, one at another thing stands beside it', () => {
  const refused = makeBrowser().open()
  const other: TypedWrite = { kind: 'exclude', id: 7, propertyId: 'p1', reason: 'Too old' }
  const again: TypedWrite = { ...note, notes: 'A whole thought' }
  for (const write of [note, other, again]) refused.keep(write)(REFUSED)
  expect(refused.all().map(({ write }) => write)).toEqual([other, again])
})

test('a write waits until the server has taken it, and counts as refused at no time', () => {
  const browser = makeBrowser()
  const here = browser.open()
  const answer = here.keep(note)
  expect(browser.open().unheard(NO_PAGES)).toMatchObject([{ write: note }])
  answer(SAVED)
  expect([here.all(), browser.kept.size]).toEqual([[], 0])
})

test('nobody hears of a write whose page is gone or was told nothing; one that is under way is left alone', () => {
  const browser = makeBrowser()
  const gone = browser.open({ page: 'gone' })
  gone.keep(note)
  const here = browser.open({ page: 'here' })
  expect(here.unheard(new Set(['gone']))).toEqual([])
  expect(here.unheard(NO_PAGES)).toMatchObject([{ write: note }])
  const again: TypedWrite = { ...note, notes: 'A whole thought' }
  const answer = here.keep(again)
  expect(here.unheard(NO_PAGES)).toEqual([])
  answer(UNCONFIRMED)
  expect(here.unheard(new Set(['here']))).toMatchObject([{ write: again }])
})

test('an answer that comes late ends the wait of its own write, not of one that was made meanwhile', () => {
  const refused = makeBrowser().open()
  const first = refused.keep(note)
  const second = refused.keep({ ...note, notes: 'A whole thought' })
  first(REFUSED)
  expect([refused.all(), refused.unheard(NO_PAGES)]).toEqual([[], []])
  second(UNCONFIRMED)
  const [waiting] = refused.unheard(NO_PAGES)
  if (waiting === undefined) throw new Error('It waits no more.')
  refused.conclude(waiting, refusal)
  refused.conclude(waiting, null)
  expect(refused.all()).toEqual([{ write: { ...note, notes: 'A whole thought' }, refusal }])
})

test('where the browser stores nothing, what is typed is kept for this visit', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const refused = createTypedWrites({
    storage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
    userId: 'maria',
    page: 'here',
    onStorage() {},
  })
  refused.keep(note)(REFUSED)
  refused.keep({ ...note, propertyId: 'p2' })(UNCONFIRMED)
  expect([refused.all().length, refused.unheard(NO_PAGES).length]).toEqual([1, 1])
})

test('a tab sees what another one keeps and keeps it too, and what cannot be read counts as nothing', () => {
  const browser = makeBrowser()
  const here = browser.open()
  browser.open().keep(note)(REFUSED)
  const [key = ''] = browser.kept.keys()
  browser.tellTabs(key)
  expect(here.all()).toHaveLength(1)
  browser.open().keep({ ...note, propertyId: 'p2' })(REFUSED)
  here.keep({ ...note, propertyId: 'p3' })(REFUSED)
  expect(browser.open().all()).toHaveLength(3)
  expect(
    makeBrowser([[key, '[{"write":{"kind":"burn"}}]']])
      .open()
      .all(),
  ).toEqual([])
})
