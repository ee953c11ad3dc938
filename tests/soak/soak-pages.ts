import type { Browser, BrowserContext, Page } from 'playwright-core'
import { BOOK_PATH } from '../../sync/api/paths.ts'
import type { WriteOutcome } from '../../web/data/requests/write-outcome.ts'
import type { Publish } from './judge.ts'
import type { RoundShape } from './schedule.ts'

const VISITORS = ['demo-maria', 'demo-james'] as const
/** Tall enough for all comps of the list to be drawn. */
const VIEWPORT = { width: 1200, height: 1600 }
const PATIENCE_MS = 20_000

export interface PagesOptions {
  readonly browser: Browser
  readonly origin: string
  /** Runs first in every page. */
  readonly observer: string
  readonly shape: RoundShape
  /** Of a comp list that all may read. */
  readonly listPath: string
  onPublish(publish: Publish): void
  onNoteOutcome(id: string, text: string, outcome: WriteOutcome): void
  onError(page: number, error: Error): void
  /** What a page writes to its console. */
  onConsole(page: number, text: string): void
}

/** The open pages of the soak: those of one visitor share a browser's storage. */
export interface SoakPages {
  readonly indexes: readonly number[]
  at(page: number): Page
  reload(page: number): Promise<void>
  /** Closes a page, and opens its address in a new one. */
  reopen(page: number): Promise<void>
  setOffline(visitor: number, isOffline: boolean): Promise<void>
  /** Lets the server answer 500 when a visitor's pages ask for the book. */
  setBookFailing(visitor: number, isFailing: boolean): Promise<void>
  /** Loads again what could not be loaded, as its user would, and says how many pages that were. */
  reviveDead(): Promise<number>
  close(): Promise<void>
}

export async function openSoakPages(options: PagesOptions): Promise<SoakPages> {
  const { origin, shape, listPath } = options
  const contexts = await Promise.all(VISITORS.slice(0, shape.visitors).map(() => openContext(options)))
  const indexes = Array.from({ length: shape.pages }, (_, page) => page)
  const pages = new Map<number, Page>()

  const visitorOf = (page: number): number => (page % 3 === 2 ? 1 : 0) % shape.visitors
  const contextAt = (visitor: number): BrowserContext => existing(contexts[visitor])
  const pathOf = (page: number): string => (page % 3 === 0 ? '/search' : listPath)
  const at = (page: number): Page => existing(pages.get(page))
  const load = async (page: number, path: string): Promise<void> => {
    await at(page)
      .goto(`${origin}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MS })
      // Without network, or without a server: `reviveDead` comes later.
      .catch(() => null)
  }
  const open = async (page: number): Promise<void> => {
    const opened = await contextAt(visitorOf(page)).newPage()
    opened.on('pageerror', (error) => options.onError(page, error))
    opened.on('console', (message) => options.onConsole(page, message.text()))
    pages.set(page, opened)
  }

  for (const page of indexes) {
    await open(page)
    const as = VISITORS[visitorOf(page)] ?? ''
    await load(page, `/api/login?${new URLSearchParams({ as, returnTo: pathOf(page) })}`)
  }
  return {
    indexes,
    at,
    async reload(page) {
      await at(page)
        .reload({ waitUntil: 'commit', timeout: PATIENCE_MS })
        .catch(() => null)
    },
    async reopen(page) {
      await at(page).close()
      await open(page)
      await load(page, pathOf(page))
    },
    setOffline: (visitor, isOffline) => contextAt(visitor).setOffline(isOffline),
    async setBookFailing(visitor, isFailing) {
      const context = contextAt(visitor)
      if (isFailing) await context.route(`**${BOOK_PATH}`, (route) => route.fulfill({ status: 500 }))
      else await context.unroute(`**${BOOK_PATH}`)
    },
    async reviveDead() {
      let dead = 0
      for (const page of indexes) {
        if (await isAlive(at(page))) continue
        await load(page, pathOf(page))
        dead++
      }
      return dead
    },
    async close() {
      for (const context of contexts) await context.close()
    },
  }
}

async function openContext({ browser, observer, ...told }: PagesOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.exposeBinding('soakPublished', (_source, publish: Publish) => told.onPublish(publish))
  await context.exposeBinding('soakNoteOutcome', (_source, id: string, text: string, outcome: WriteOutcome) =>
    told.onNoteOutcome(id, text, outcome),
  )
  await context.addInitScript(observer)
  // Maps are drawn by the processor and would take most of the time.
  await context.route(/list-map/, (route) => route.abort())
  return context
}

/** A document is there: one that could not be had is no page of ours, and nothing of ours can mend it. */
async function isAlive(page: Page): Promise<boolean> {
  const hasRoot = page.evaluate(() => document.querySelector('#root') !== null)
  return await hasRoot.catch(() => false)
}

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is no such page or visitor.')
  return value
}
