import type { Browser, Page } from 'playwright-core'
import { columnsText } from '../../../sync/domain/table/table-layout.ts'
import { columnsOfJob, JOB_NAMES } from '../../../sync/domain/table/usual-columns.ts'
import { untilQuiet } from '../until-quiet.ts'
import { notedPaints, notePaints } from './note-paints.ts'

const BETWEEN_STEPS_MS = 150
const ROUNDS = 2

/** Milliseconds from each press to the paint of what it changed. */
interface TablePaints {
  /** By each column of each job, rising and falling. The first time, the rows are put in that order. */
  sorts: number[]
  /** The columns of another job, and one column in or out. */
  columns: number[]
}

/** Where a table stands: its address, and what says that it is there. */
const PLACES = {
  search: { path: '/search?view=list', isThere: /^Found [\d,]+ properties available$/ },
  // Most of the generated properties.
  proximity: { path: '/proximity?lat=29.7604&lng=-95.3698&radius=50', isThere: /^[\d,]+ Properties Found$/ },
} as const
interface Place {
  readonly path: string
  readonly isThere: RegExp
}

/** The table of a comp list at a path. */
export function listPlace(path: string): Place {
  return { path: `${path}?view=comps`, isThere: /^Included Properties/ }
}

/** Sorts a table of very many properties by its columns, and changes the columns. */
export async function measureTables(
  browser: Browser,
  origin: string,
  of: keyof typeof PLACES | Place,
): Promise<TablePaints> {
  const place = typeof of === 'string' ? PLACES[of] : of
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const sorts: number[] = []
    for (const job of JOB_NAMES) {
      await openTable(page, origin, place, `&cols=${columnsText(columnsOfJob(job))}`)
      sorts.push(...(await sortByEach(page)))
    }
    await openTable(page, origin, place)
    return { sorts, columns: await changeColumns(page) }
  } finally {
    await context.close()
  }
}

async function openTable(page: Page, origin: string, { path, isThere }: Place, chosen = ''): Promise<void> {
  await page.goto(`${origin}${path}${chosen}`)
  await page.getByText(isThere).first().waitFor()
  await page.locator('[data-result="0"]').waitFor()
  await page.waitForLoadState('networkidle')
  // The maps of the page start after its table, on the same thread where graphics are software.
  await untilQuiet()
}

async function sortByEach(page: Page): Promise<number[]> {
  const shown = { selector: 'main table tbody', childList: true, characterData: true, subtree: true }
  await notePaints(page, { event: 'click', shown })
  const heads = page.locator('main table thead th[data-column] button')
  for (const head of await heads.all()) {
    for (let way = 0; way < 2; way++) {
      await head.click()
      await page.waitForTimeout(BETWEEN_STEPS_MS)
    }
  }
  return await notedPaints(page)
}

async function changeColumns(page: Page): Promise<number[]> {
  const shown = { selector: 'main table thead tr', childList: true }
  await notePaints(page, { event: 'click', shown })
  const views = page.getByRole('group', { name: 'Views' }).getByRole('button')
  for (let round = 0; round < ROUNDS; round++) {
    for (let view = JOB_NAMES.length - 1; view >= 0; view--) {
      await views.nth(view).click()
      await page.waitForTimeout(BETWEEN_STEPS_MS)
    }
  }
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const boxes = page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox')
  await boxes.nth(1).waitFor()
  for (let box = 1; box <= JOB_NAMES.length * 8; box++) {
    const last = (await boxes.count()) - box
    await boxes.nth(last).press('Space')
    await page.waitForTimeout(BETWEEN_STEPS_MS)
  }
  return await notedPaints(page)
}
