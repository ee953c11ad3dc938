import type { Browser } from 'playwright-core'

/** Filters applied one after the other before they are taken off again. */
const DEPTH = 4
const ROUNDS = 10
const BETWEEN_STEPS_MS = 200

declare global {
  interface Window {
    /** Milliseconds from each press until the frame that shows another count is painted. */
    stepPaints?: number[]
  }
}

/** Applies suggestions of the portfolio page and takes them off again; the times from each press to its paint, ms. */
export async function measureSteps(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/portfolio`)
    const suggestions = page.locator('[data-column] > [data-suggestion][aria-label]')
    const badges = page.getByRole('list', { name: 'Applied filters' }).getByRole('button')
    await suggestions.first().waitFor()
    await page.evaluate(noteSteps)
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
    return (await page.evaluate(() => window.stepPaints)) ?? []
  } finally {
    await context.close()
  }
}

/** A message sent in an animation frame arrives once that frame is painted. */
function noteSteps(): void {
  const paints: number[] = []
  window.stepPaints = paints
  let pressed: number | null = null
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    { capture: true },
  )
  const count = document.querySelector('main [role=progressbar]')
  if (count === null) throw new Error('The portfolio page shows no count.')
  new MutationObserver(() => {
    const from = pressed
    if (from === null) return
    pressed = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => paints.push(performance.now() - from)
      port2.postMessage(null)
    })
  }).observe(count, { attributeFilter: ['aria-valuenow'] })
}
