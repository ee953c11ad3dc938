import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../../db/database.ts'
import { importRows } from '../../edge/import/import-rows.ts'
import { createRejectedFile } from '../../edge/import/run/rejected-file.ts'
import { removeSource } from '../../edge/import/sources.ts'
import { makeEvents, makeRows } from '../edge/import/make-events.ts'
import { product } from '../product.ts'
import { inProductDatabase } from './in-product-database.ts'
import { focusedName, foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false, opensNew: true })

/** Properties of the sample. */
const SAMPLE = 2846

/** Imports as many properties as make a new snapshot; they are taken out again when the test ends. */
async function importMany(source: string): Promise<number> {
  const rows = 600
  onTestFinished(async () => {
    await inProductDatabase((db) => removeSource(db, 'demo', source))
  })
  await inProductDatabase((db) =>
    importRows({
      db,
      team: 'demo',
      source,
      workbook: `${source}.csv`,
      events: makeEvents(makeRows(1, rows, (n) => ({ rentPerSf: 100 + n }))),
      rejectedRows: createRejectedFile(product().dataDir, source, '2026-11-21'),
    }),
  )
  return rows
}

/** What is stored of books in a page's browser. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('clearheight-book')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort()
  })

/** Where the reader is on the page, and what is open and typed there. */
const place = (page: Page) =>
  page.evaluate(() => {
    const content = document.getElementById('content')
    const focused = document.activeElement
    return {
      scrolled: content?.scrollTop,
      dialogs: document.querySelectorAll('[role=dialog]').length,
      draft: document.querySelector('textarea')?.value,
      focused: focused?.getAttribute('aria-label') ?? focused?.textContent,
      isSameElement: Reflect.get(window, 'focusedBefore') === focused,
    }
  })

/** Takes down every sentence of how many are found, from the page's first moment on. */
const watchFound = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      const found = /Found [\d,]+ propert/.exec(document.body?.textContent ?? '')?.[0]
      if (found !== undefined && found !== seen.at(-1)) seen.push(found)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
const seenFound = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'seen'))

test('two tabs share one download; an import moves both to its snapshot, and the reader stays where he was', async () => {
  const first = await openPage('/favicon.svg')
  const downloads: string[] = []
  first.context().on('response', (response) => {
    if (response.url().endsWith('/api/book') && response.status() === 200) downloads.push(response.url())
  })
  const second = await first.context().newPage()
  await watchFound(second)
  const search = `${product().origin}/search`
  await Promise.all([first.goto(search), second.goto(`${search}?q=%22logistics%22`)])
  await expect.poll(() => foundCount(first)).toBe(SAMPLE)
  // Until its words can be searched it shows all.
  await expect.poll(async () => (await foundCount(second)) ?? SAMPLE).toBeLessThan(SAMPLE)
  expect(downloads.length).toBe(1)
  const words = await seenFound(second)

  await first.getByRole('button', { name: 'Load More Properties' }).click()
  const card = (index: number) => first.locator(`article:has([data-result="${index}"])`)
  await first.evaluate(() => document.getElementById('content')?.scrollTo({ top: 2400 }))
  for (const index of [40, 41]) await card(index).getByRole('checkbox').click()
  const name = (await card(42).locator('h3').textContent()) ?? ''
  await card(42).locator('[data-result]').click()
  const dialog = first.getByRole('dialog', { name })
  await dialog.getByLabel('Add a note').fill('Half a thought about')
  await dialog.locator('button[aria-description="Shows its source"]').first().click()
  await expect.poll(() => first.getByRole('dialog').count()).toBe(2)
  await first.evaluate(() => Reflect.set(window, 'focusedBefore', document.activeElement))
  const before = await place(first)

  // The browser takes back its storage while it is in use.
  await first.evaluate(() => caches.delete('clearheight-book'))
  const added = await importMany('many-comps')
  await expect.poll(() => foundCount(first)).toBe(SAMPLE + added)
  await expect.poll(() => second.getByText(/3,446 properties/).count()).toBeGreaterThan(0)
  expect(downloads.length).toBe(2)
  expect(await seenFound(second), 'words are found all the while').toEqual(words)
  expect(await place(first)).toEqual({ ...before, isSameElement: true, draft: 'Half a thought about' })
  expect(before.scrolled).toBeGreaterThan(2000)

  await first.keyboard.press('Escape')
  await first.keyboard.press('Escape')
  await expect.poll(() => first.getByRole('dialog').count()).toBe(0)
  expect(await first.getByText(/^\d+ selected$/).textContent()).toBe('2 selected')
  await expect.poll(() => focusedName(first)).toBe(name)
  await expect.poll(() => storedPaths(first)).toContain('/stored-book/demo-maria/book')
})

test('a tab that is closed in the midst of its download leaves it to the next', async () => {
  const first = await openPage('/favicon.svg')
  const asked = Promise.withResolvers<void>()
  await first.route('**/api/book', () => asked.resolve())
  const second = await first.context().newPage()
  const search = `${product().origin}/search`
  await first.goto(search)
  await asked.promise
  await second.goto(search)
  await second.getByRole('button', { name: /Signed in as/ }).waitFor()
  expect(await foundCount(second)).toBeNull()
  await first.close()
  await expect.poll(() => foundCount(second)).toBe(SAMPLE)
})

test('a reload shows at once what was last shown, changes since the snapshot included', async () => {
  const page = await openPage('/search', {
    watch: watchFound,
  })
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  const setRemoved = (at: string | null) =>
    inProductDatabase((db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select private.open_book('demo')`)
        await tx.execute(sql`update property set removed_at = ${at}::timestamptz
          where id = (select max(p.id) from property p join private.source s on s.id = p.source_id where s.name = 'sample')`)
      }),
    )
  onTestFinished(() => setRemoved(null).then(() => undefined))
  await setRemoved('2026-11-21')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE - 1)
  const [newest] = await inProductDatabase((db) =>
    rowsOf<{ seq: string }>(db, sql`select max(change_seq) as seq from property_tail where team_id = 'demo'`),
  )
  const keptState = () =>
    page.evaluate(async () => {
      const cache = await caches.open('clearheight-book')
      return (await cache.match('/stored-book/demo-maria/tail'))?.headers.get('Book-State')
    })
  await expect.poll(keptState).toBe(newest?.seq)
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(SAMPLE - 1)
  await expect.poll(() => page.getByRole('button', { name: /Maria Torres/ }).count()).toBe(1)
  expect(await seenFound(page)).toEqual(['Found 2,845 propert'])
})

test('going on as somebody else leaves nothing of the one before in any tab, nor what one was still downloading', async () => {
  const page = await openPage('/search', { as: 'demo-james' })
  await expect.poll(() => storedPaths(page)).toContain('/stored-book/demo-james/book')
  const other = await page.context().newPage()
  const held: (() => Promise<void>)[] = []
  await other.route('**/api/book', (route) => {
    held.push(async () => {
      const book = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
      await route.fulfill({ response: book }).catch(() => undefined)
    })
  })
  await other.goto(`${product().origin}/search`)
  await expect.poll(() => foundCount(other)).toBe(SAMPLE)
  await expect.poll(() => held.length).toBe(1)

  await page.getByRole('button', { name: /Signed in as James/ }).click()
  await page.getByRole('button', { name: 'Continue as Maria Torres' }).click()
  await held[0]?.()
  await other.unroute('**/api/book')
  for (const tab of [page, other]) {
    await expect.poll(() => tab.getByRole('button', { name: /Signed in as Maria/ }).count()).toBe(1)
    await expect.poll(() => foundCount(tab)).toBe(SAMPLE)
    expect(await tab.getByRole('button', { name: /Signed in as James/ }).count()).toBe(0)
  }
  await expect.poll(() => storedPaths(page)).toContain('/stored-book/demo-maria/book')
  expect((await storedPaths(page)).filter((path) => path.includes('james'))).toEqual([])
})
