import type { Browser, Page } from 'playwright-core'

/** What brokers type, letter by letter. */
const TYPED = [
  'manufacturing in houston under $0.95/sf',
  'hempsted rd warehouse',
  'distribution 40k+ sf esfr',
  'lonestar logistics',
  'within 5 miles of katy',
  '3-phase power crane',
] as const
const BETWEEN_KEYS_MS = 120
/** A pause after a question, in which the page writes its address. */
const AFTER_QUESTION_MS = 500

declare global {
  interface Window {
    /** Milliseconds from each input event until the frame that shows its results is painted. */
    paints?: number[]
  }
}

/** Types questions into the search box of the product; the times from each key to its paint, ms. */
export async function measureTyping(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/search?q=gears`)
    await untilTextIsIndexed(page)
    await page.waitForTimeout(AFTER_QUESTION_MS)
    await page.evaluate(notePaints)
    await page.keyboard.press('/')
    for (const text of TYPED) {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
      await page.waitForTimeout(AFTER_QUESTION_MS)
    }
    const paints = (await page.evaluate(() => window.paints)) ?? []
    const keys = TYPED.join('').length
    if (paints.length !== keys) throw new Error(`${paints.length} of ${keys} keystrokes were painted.`)
    return paints
  } finally {
    await context.close()
  }
}

/** Until then the page says that it is preparing the search. */
async function untilTextIsIndexed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      /^Found [\d,]+ propert\w+ matching your criteria$/.test(textContent ?? ''),
    ),
  )
}

/** A message sent in an animation frame arrives once that frame is painted. */
function notePaints(): void {
  const paints: number[] = []
  window.paints = paints
  document.addEventListener(
    'input',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => paints.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    { capture: true },
  )
}
