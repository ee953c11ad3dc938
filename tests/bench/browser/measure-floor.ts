import type { Browser } from 'playwright-core'
import { notedPaints, notePaints } from './note-paints.ts'

const KEYS = 60
const BETWEEN_KEYS_MS = 120

/**
 * What the browser itself takes of a keystroke: the drawn search page without its scripts, in which each key changes the
 * words of all cards in sight, and nothing reads, asks or renders; the times from each key to its paint, ms.
 */
export async function measureFloor(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // It would answer for the drawn page.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/search?q=warehouse`)
    await page.locator('[data-result="0"]').waitFor()
    await page.waitForLoadState('networkidle')
    const drawn = await page.evaluate(drawnPage)
    await page.route('**/drawn', (route) => route.fulfill({ contentType: 'text/html', body: drawn }))
    await page.goto(`${origin}/drawn`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Search properties').click()
    await notePaints(page, { event: 'input', shown: null })
    await page.evaluate(changeWordsOfCards)
    await page.keyboard.type('w'.repeat(KEYS), { delay: BETWEEN_KEYS_MS })
    return await notedPaints(page)
  } finally {
    await context.close()
  }
}

/** The page as it stands, without what runs in it. */
function drawnPage(): string {
  const whole = document.documentElement.cloneNode(true) as HTMLElement
  for (const script of whole.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
  return `<!doctype html>${whole.outerHTML}`
}

/** From now on each key gives every card the words of the next one. */
function changeWordsOfCards(): void {
  const cards = [...document.querySelectorAll('main article')].map((card) => {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  })
  document.addEventListener('input', () => {
    const words = cards.map((texts) => texts.map(({ data }) => data))
    for (const [i, texts] of cards.entries()) {
      const next = words[(i + 1) % words.length] ?? []
      for (const [j, text] of texts.entries()) text.data = next[j] ?? ''
    }
  })
}
