import { fileURLToPath } from 'node:url'
import { launchChromium } from '../chromium.ts'

/**
 * Takes the README's picture from a running product that holds the sample book:
 * `node tests/screenshots/take-screenshot.ts [http://localhost:8787]`
 */
const origin = process.argv[2] ?? 'http://localhost:8787'
const query = 'crane-ready manufacturing in Houston under $0.95/sf, 40k+ sf'

const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
await page.goto(`${origin}/search?q=${encodeURIComponent(query)}`)
await page
  .getByText(/^Found \d+ properties matching/)
  .first()
  .waitFor()
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: fileURLToPath(new URL('search.png', import.meta.url)) })
await browser.close()
