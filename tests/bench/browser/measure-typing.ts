import type { Browser, Page } from 'playwright-core'
import { notedPaints, notePaints } from './note-paints.ts'
import { type Phase, tracePhases } from './trace-phases.ts'

/** What brokers type, letter by letter. */
export const TYPED = [
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
const KEYS = TYPED.join('').length

interface Typing {
  view?: 'grid' | 'list' | 'map'
  /** How many times slower the page's thread is made. */
  slowdown?: number
}

/** Types questions into the search box of the product; the times from each key to its paint, ms. */
export async function measureTyping(
  browser: Browser,
  origin: string,
  typing: Typing = {},
): Promise<number[]> {
  return await withSearchBox(browser, origin, typing, async (page) => {
    await notePaints(page, { event: 'input', shown: null })
    await typeAll(page)
    const paints = await notedPaints(page)
    if (paints.length !== KEYS) throw new Error(`${paints.length} of ${KEYS} keystrokes were painted.`)
    return paints
  })
}

/** Types the same; what each key takes of each phase until the next one, ms. Tracing makes all of it slower. */
export async function traceTyping(
  browser: Browser,
  origin: string,
  typing: Typing = {},
): Promise<Record<Phase, number>[]> {
  return await withSearchBox(browser, origin, typing, (page) =>
    tracePhases(browser, page, 'input', () => typeAll(page)),
  )
}

async function withSearchBox<T>(
  browser: Browser,
  origin: string,
  { view = 'grid', slowdown = 1 }: Typing,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/search?q=gears&view=${view}`)
    await untilTextIsIndexed(page)
    await page.waitForTimeout(AFTER_QUESTION_MS)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.keyboard.press('/')
    return await work(page)
  } finally {
    await context.close()
  }
}

async function typeAll(page: Page): Promise<void> {
  for (const text of TYPED) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
    await page.waitForTimeout(AFTER_QUESTION_MS)
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
