import { expect, test } from 'vitest'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { readBook } from '../../../../web/data/book/arriving-book.ts'
import type { FromBookWorker } from '../../../../web/data/book/book-messages.ts'
import { createBookUnpacker } from '../../../../web/data/book/book-unpacker.ts'
import { createFaultLog } from '../../../../web/data/book/fault-log.ts'
import { BookBrokenOff, type FetchedBook } from '../../../../web/data/book/fetch-book.ts'
import { createBookGetter, type OpenedBook } from '../../../../web/data/book/get-book.ts'
import { isBookStored, openStoredBook } from '../../../../web/data/book/stored-book.ts'
import { createTabLock } from '../../../../web/data/tab-lock.ts'
import { makeCaches } from '../../../make/caches.ts'
import { workOutHere } from '../../../make/work-out-here.ts'

interface WireBook {
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

async function wireBook(seq: number, teamId = 'demo'): Promise<WireBook> {
  return { etag: `"1-${teamId}-${seq}"`, bytes: await createBookEncoder({ teamId, seq }).finish() }
}

let browsers = 0
/** A browser whose tabs share storage and locks, and a server that answers what it is told to. */
function makeBrowser() {
  const caches = makeCaches()
  const locks = `browser ${++browsers}`
  const asked: (string | null)[] = []
  let answer: (etag: string | null) => Promise<FetchedBook>
  return {
    caches,
    asked,
    serve(next: WireBook | FetchedBook) {
      answer = async (etag) => {
        if ('kind' in next) return next
        if (next.etag === etag) return { kind: 'unchanged' }
        return { kind: 'book', book: readBook(next.etag, new Blob([next.bytes]).stream()) }
      }
    },
    openTab({ isKnown = true, drawn = Promise.resolve() } = {}) {
      const posted: FromBookWorker[] = []
      const said: string[] = []
      const log = createFaultLog((line) => said.push(line))
      const known = Promise.withResolvers<OpenedBook>()
      const unpacker = createBookUnpacker('demo', drawn, (message) => posted.push(message), workOutHere)
      const signIn = () => known.resolve({ unpacker, stored: openStoredBook(() => caches, 'maria', log) })
      if (isKnown) signIn()
      const { get, forgive } = createBookGetter({
        async fetchBook(etag) {
          asked.push(etag)
          await new Promise((resolve) => setTimeout(resolve, 10))
          return await answer(etag)
        },
        fetchTail: async () => ({ teamId: 'demo', snapshotSeq: 0, tail: [] }),
        opened: known.promise,
        isKnown: () => isKnown,
        isStored: () => isBookStored(() => caches),
        exclusively: createTabLock(navigator.locks, locks),
        log,
      })
      /** Of the books the page was given. */
      const seqs = async () => {
        await unpacker.complete()
        return posted.flatMap((message) => (message.kind === 'snapshot' ? [message.snapshot.seq] : []))
      }
      return { getBook: get, forgive, unpacker, said, seqs, signIn }
    },
  }
}

test('of several tabs one asks for the whole book, and the others show what it stored', async () => {
  const browser = makeBrowser()
  browser.serve(await wireBook(7))
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  expect(await Promise.all(tabs.map((tab) => tab.getBook(0)))).toEqual([null, null, null])
  expect(await Promise.all(tabs.map((tab) => tab.seqs()))).toEqual([[7], [7], [7]])
  expect(browser.asked).toEqual([null, '"1-demo-7"', '"1-demo-7"'])
})

test('a newer snapshot is downloaded once for all tabs, and those after the first ask nothing at all', async () => {
  const browser = makeBrowser()
  browser.serve(await wireBook(7))
  const tabs = [browser.openTab(), browser.openTab()]
  for (const tab of tabs) await tab.getBook(0)
  browser.serve(await wireBook(9))
  browser.asked.length = 0
  await Promise.all(tabs.map((tab) => tab.getBook(9)))
  expect([await Promise.all(tabs.map((tab) => tab.seqs())), browser.asked]).toEqual([
    [
      [7, 9],
      [7, 9],
    ],
    ['"1-demo-7"'],
  ])
})

test('on a first visit one tab asks before it is known for whom, and the others wait for what it gets', async () => {
  const browser = makeBrowser()
  browser.serve(await wireBook(7))
  const tabs = [browser.openTab({ isKnown: false }), browser.openTab({ isKnown: false })]
  const got = tabs.map((tab) => tab.getBook(0))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([browser.asked, await browser.caches.stored()]).toEqual([[null], {}])
  for (const tab of tabs.toReversed()) tab.signIn()
  await Promise.all(got)
  expect([await Promise.all(tabs.map((tab) => tab.seqs())), browser.asked]).toEqual([
    [[7], [7]],
    [null, '"1-demo-7"'],
  ])
})

test('a tab that comes later waits until it is known for whom, as what is stored may do', async () => {
  const browser = makeBrowser()
  browser.serve(await wireBook(7))
  await browser.openTab().getBook(0)
  const later = browser.openTab({ isKnown: false })
  const got = later.getBook(0)
  await new Promise((resolve) => setTimeout(resolve, 20))
  later.signIn()
  expect([await got, await later.seqs(), browser.asked]).toEqual([null, [7], [null, '"1-demo-7"']])
})

test('a book is stored once the page has drawn it', async () => {
  const browser = makeBrowser()
  browser.serve(await wireBook(7))
  const drawn = Promise.withResolvers<void>()
  const tab = browser.openTab({ drawn: drawn.promise })
  const got = tab.getBook(0)
  await expect.poll(() => tab.unpacker.held()).toEqual({ seq: 7, etag: '"1-demo-7"' })
  expect(await browser.caches.stored()).toEqual({})
  drawn.resolve()
  expect([await got, Object.keys(await browser.caches.stored())]).toEqual([null, ['/stored-book/maria/book']])
})

test('without storage each tab gets a book of its own', async () => {
  const browser = makeBrowser()
  browser.caches.failWith(new Error('Full.'))
  browser.serve(await wireBook(7))
  const tabs = [browser.openTab(), browser.openTab()]
  await Promise.all(tabs.map((tab) => tab.getBook(0)))
  expect([await Promise.all(tabs.map((tab) => tab.seqs())), browser.asked]).toEqual([
    [[7], [7]],
    [null, null],
  ])
})

test('a book that cannot be read is neither shown nor stored; met twice it is not downloaded a third time', async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  const good = await wireBook(8)
  browser.serve(await wireBook(7))
  await tab.getBook(0)
  const cut = { etag: good.etag, bytes: good.bytes.slice(0, -9) }
  browser.serve(cut)
  const failures = [await tab.getBook(8), await tab.getBook(8), await tab.getBook(8)]
  expect({ failures, asked: browser.asked, said: tab.said, seqs: await tab.seqs() }).toEqual({
    failures: ['server', 'server', 'server'],
    asked: [null, '"1-demo-7"', '"1-demo-7"', '"1-demo-8"'],
    said: ['book-unreadable'],
    seqs: [7],
  })
  expect(Object.keys(await browser.caches.stored())).toEqual(['/stored-book/maria/book'])
  browser.serve(good)
  expect(await tab.getBook(8)).toBe('server')
  tab.forgive()
  expect([await tab.getBook(8), await tab.seqs()]).toEqual([null, [7, 8]])
})

test('a flipped byte is seen, and mended by asking again', async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  const good = await wireBook(7)
  const flipped = good.bytes.slice()
  flipped[40] = (flipped[40] ?? 0) ^ 4
  browser.serve({ etag: good.etag, bytes: flipped })
  const damaged = await tab.getBook(0)
  browser.serve(good)
  expect([damaged, await tab.getBook(0), await tab.seqs()]).toEqual(['server', null, [7]])
})

test('a book that does not come whole is neither shown nor stored, nor is it taken for a damaged one', async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  const { etag, bytes } = await wireBook(7)
  const broken = Promise.reject(new BookBrokenOff('book-stalled'))
  broken.catch(() => undefined)
  const cut = readBook(etag, new Blob([bytes.slice(0, -9)]).stream())
  for (let i = 0; i < 3; i++) {
    browser.serve({ kind: 'book', book: { ...cut, bytes: broken } })
    expect(await tab.getBook(0)).toBe('offline')
  }
  expect([await tab.seqs(), tab.said, browser.asked, await browser.caches.stored()]).toEqual([
    [],
    ['book-stalled'],
    [null, null, null],
    {},
  ])
})

test("another team's book means that somebody else is signed in", async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  browser.serve(await wireBook(7, 'rivals'))
  expect([await tab.getBook(0), await tab.seqs(), tab.said, await browser.caches.stored()]).toEqual([
    'signed_out',
    [],
    ['book-of-another-team'],
    {},
  ])
})

test('a stored copy that cannot be read is dropped, and the whole book fetched', async () => {
  const browser = makeBrowser()
  browser.serve(await wireBook(7))
  await browser.openTab().getBook(0)
  const cache = await browser.caches.open('')
  await cache.put(
    '/stored-book/maria/book',
    new Response('damaged', { headers: { ETag: '"x"', 'Book-Seq': '8' } }),
  )
  const tab = browser.openTab()
  browser.asked.length = 0
  expect([await tab.getBook(0), await tab.seqs(), browser.asked, tab.said]).toEqual([
    null,
    [7],
    [null],
    ['stored-book-unreadable'],
  ])
})

test('what goes wrong is told once, not with every try, and again once it had been well', async () => {
  const browser = makeBrowser()
  const tab = browser.openTab()
  const down = { kind: 'failed', why: 'server', cause: 'book-status-503' } as const
  for (const answer of [down, down, await wireBook(7), down]) {
    browser.serve(answer)
    await tab.getBook(0)
  }
  expect(tab.said).toEqual(['book-status-503', 'book-status-503'])
})
