import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readRunRecord } from '../../edge/local/data/run-file.ts'
import type { ApiComp, ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { seededRandom } from '../make/seeded-random.ts'
import { product } from '../product.ts'
import { call } from './call.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false, opensNew: true })

/** In all; `COMP_LIST_EDITS=200` for a long run. */
const EDITS = Number(process.env.COMP_LIST_EDITS ?? 60)
const SEED = Number(process.env.COMP_LIST_SEED ?? 20_261_121)
const COMPS = 24
/** Finds what is added; none of the first comps. */
const ADDED = 'Brittmoore'
/** More than all rows need, so that all are drawn. */
const HEIGHT = 2_600

const EDIT_KINDS = ['exclude', 'include', 'moveUp', 'moveDown', 'annotate', 'annotate', 'remove'] as const
type EditKind = (typeof EDIT_KINDS)[number]

/** A comp as `id in|out notes`. */
type Shown = string[]

async function shownByServer(id: number): Promise<Shown> {
  const { properties } = await call<{ properties: ApiComp[] }>('GET', `/api/comp-lists/${id}`)
  const sorted = [
    ...properties.filter((comp) => comp.isIncluded),
    ...properties.filter((comp) => !comp.isIncluded),
  ]
  return sorted.map(
    ({ propertyId, isIncluded, notes }) => `${propertyId} ${isIncluded ? 'in' : 'out'} ${notes ?? ''}`,
  )
}

function shownBy(page: Page): Promise<Shown> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-comp]')].map((row) => {
      const note = row.querySelector<HTMLElement>('[data-note]')
      const notes = note?.dataset.empty === undefined ? note?.textContent : ''
      return `${row.dataset.comp} ${row.dataset.excluded === undefined ? 'in' : 'out'} ${notes}`
    }),
  )
}

/** Makes one edit to a row of the page, as a click would; answers the property it was made to, or null. */
function edit(page: Page, kind: EditKind, pick: number, words: string): Promise<string | null> {
  return page.evaluate(
    async ([kind, pick, words]) => {
      const wanted = kind === 'include' ? '[data-comp][data-excluded]' : '[data-comp]:not([data-excluded])'
      const rows = [...document.querySelectorAll<HTMLElement>(wanted)]
      const row = rows[Math.floor(pick * rows.length)]
      if (row === undefined || (kind === 'remove' && rows.length < 8)) return null
      const button = (label: string) =>
        [...row.querySelectorAll<HTMLElement>('button')].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(label),
        )
      const drawn = () => new Promise((resolve) => setTimeout(resolve, 40))
      const id = row.dataset.comp ?? null
      switch (kind) {
        case 'include':
          button('Include ')?.click()
          break
        case 'remove':
          button('Remove ')?.click()
          break
        case 'moveUp':
          button('Move up')?.click()
          break
        case 'moveDown':
          button('Move down')?.click()
          break
        case 'exclude':
          button('Exclude ')?.click()
          await drawn()
          document.querySelector<HTMLFormElement>('[popover] form')?.requestSubmit()
          break
        case 'annotate': {
          row.querySelector<HTMLElement>('[data-note]')?.click()
          await drawn()
          const field = row.querySelector('textarea')
          if (field === null) return null
          field.select()
          document.execCommand('insertText', false, words)
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
          break
        }
      }
      await drawn()
      return id
    },
    [kind, pick, words] as const,
  )
}

async function addFirst(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Properties' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Properties' })
  const field = dialog.getByRole('combobox')
  await field.fill(words)
  await expect.poll(() => dialog.getByRole('option').first().textContent()).toContain(words)
  await field.press('ArrowDown')
  await field.press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
}

/** Kills zero-cache once it runs; it is up again within seconds. */
async function killZeroCache(): Promise<void> {
  await expect.poll(tryToKill, { timeout: 60_000, interval: 100 }).toBe(true)
}

function tryToKill(): boolean {
  const pid = readRunRecord(product().dataDir)?.zero?.pid
  if (pid === undefined) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

test(`two browsers making ${EDITS} edits to one list, with zero-cache killed twice, end with the list that Postgres has`, {
  timeout: 90_000 + EDITS * 1_000,
}, async () => {
  const random = seededRandom(SEED)
  const { properties: known } = await call<{ properties: Property[] }>('GET', '/api/properties?limit=200')
  const properties = known.filter((one) => !JSON.stringify(one).includes(ADDED)).slice(0, COMPS)
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: `Many edits ${process.pid}` })
  for (const { id: propertyId } of properties) {
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })
  }
  const visit = { as: 'demo-maria', height: HEIGHT } as const
  const pages = [
    await openPage(`/comp-lists/${id}`, visit),
    await openPage(`/comp-lists/${id}`, visit),
  ] as const
  for (const page of pages) await expect.poll(async () => (await shownBy(page)).length).toBe(COMPS)

  const removed = new Set<string>()
  for (let i = 0; i < EDITS; i++) {
    if (i === Math.floor(EDITS / 3) || i === Math.floor((2 * EDITS) / 3)) await killZeroCache()
    const page = random.pick(pages)
    const kind = random.pick(EDIT_KINDS)
    const [pick, words] = [random.next(), `Note ${i} ${'x'.repeat(random.int(0, 8))}`.trim()]
    // Both look for the same: who adds what the other one has just added adds nothing.
    if (i % 20 === 7) for (const both of pages) await addFirst(both, ADDED)
    else {
      const target = await edit(page, kind, pick, words)
      if (kind === 'remove' && target !== null) removed.add(target)
    }
  }

  await expect
    .poll(
      async () => {
        const [atServer, ...shown] = await Promise.all([shownByServer(id), ...pages.map(shownBy)])
        return shown.map((own) => String(own) === String(atServer))
      },
      { timeout: 60_000, interval: 250 },
    )
    .toEqual([true, true])

  const ids = (await shownByServer(id)).map((comp) => comp.split(' ')[0] as string)
  expect(new Set(ids).size).toBe(ids.length)
  const first = properties.map((one) => one.id)
  expect(first.filter((one) => ids.includes(one))).toEqual(first.filter((one) => !removed.has(one)))
  for (const page of pages) expect(await page.getByText(/^Failed to/).count()).toBe(0)
})
