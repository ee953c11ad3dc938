import type { Browser } from 'playwright-core'
import { untilQuiet } from '../until-quiet.ts'
import { notedPaints, notePaints } from './note-paints.ts'

/** Filters applied one after the other before they are taken off again. */
const DEPTH = 4
const ROUNDS = 10
const BETWEEN_STEPS_MS = 200

/** Applies suggestions of the portfolio page and takes them off again; the times from each press to its paint, ms. */
export async function measureSteps(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/portfolio`)
    const suggestions = page.locator('[data-column] > [data-suggestion][aria-label]')
    const badges = page.getByRole('list', { name: 'Applied filters' }).getByRole('button')
    await suggestions.first().waitFor()
    await untilQuiet()
    await notePaints(page, {
      event: 'click',
      shown: { selector: 'main [role=progressbar]', attributeFilter: ['aria-valuenow'] },
    })
    for (let round = 0; round < ROUNDS; round++) {
      for (let depth = 0; depth < DEPTH; depth++) {
        const choices = await suggestions.count()
        if (choices === 0) break
        await suggestions.nth((round * 3 + depth) % choices).click()
        await page.waitForTimeout(BETWEEN_STEPS_MS)
      }
      for (let applied = await badges.count(); applied > 0; applied--) {
        await badges.nth(applied - 1).click()
        await page.waitForTimeout(BETWEEN_STEPS_MS)
      }
    }
    return await notedPaints(page)
  } finally {
    await context.close()
  }
}
