import type { Browser } from 'playwright-core'
import { untilQuiet } from '../until-quiet.ts'
import { notedPaints, notePaints } from './note-paints.ts'

const COMPS = 12
const KEYS = 60
const BETWEEN_KEYS_MS = 60

/** Types adjustments into the grid of a comp list; the times from each key to the paint of all figures, ms. */
export async function measureAdjusting(browser: Browser, origin: string): Promise<number[]> {
  const list = await makeList(origin)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/comp-lists/${list}?view=adjustments`)
    await page.locator('[data-cell]').first().click()
    const field = page.getByRole('dialog').getByLabel('Adjustment')
    await field.waitFor()
    await untilQuiet()
    await notePaints(page, {
      event: 'keydown',
      shown: { selector: '[data-adjusted]', characterData: true, childList: true, subtree: true },
    })
    for (let key = 0; key < KEYS; key++) {
      await field.press(key % 4 === 0 ? 'Control+a' : String(1 + (key % 9)))
      await page.waitForTimeout(BETWEEN_KEYS_MS)
    }
    return await notedPaints(page)
  } finally {
    await context.close()
  }
}

async function makeList(origin: string): Promise<number> {
  const post = async (path: string, body: object): Promise<{ id: number }> => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { id: number }
  }
  const { id } = await post('/api/comp-lists', { name: 'Adjusted' })
  const found = await fetch(`${origin}/api/properties`)
  const { properties } = (await found.json()) as { properties: { id: string; rentPerSf: number | null }[] }
  for (const { id: propertyId } of properties.filter((one) => one.rentPerSf !== null).slice(0, COMPS)) {
    await post(`/api/comp-lists/${id}/properties`, { propertyId })
  }
  return id
}
