import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { PROJECT } from '../../edge/settings/project.ts'
import { launchChromium } from '../chromium.ts'

/**
 * Takes the public page's pictures from a running product that holds the sample book:
 * `node tests/screenshots/take-landing-pictures.ts [http://localhost:8787]`
 */
const origin = process.argv[2] ?? 'http://localhost:8787'
const query = 'crane-ready manufacturing in Houston under $0.95/sf, 40k+ sf'
const QUALITY = 0.8

/** What `web/landing.html` shows: the page's width and height, and how many pixels of the picture one of its takes. */
const PICTURES = [
  { name: 'search', width: 1350, height: 720, scale: 8 / 9 },
  { name: 'search', width: 1350, height: 720, scale: 16 / 9, suffix: '-2x' },
  { name: 'phone', width: 390, height: 580, scale: 2 },
]

const browser = await launchChromium()
for (const theme of ['light', 'dark'] as const) {
  for (const { name, suffix = '', ...size } of PICTURES) {
    const picture = await takePicture(browser, { ...size, theme })
    await writeFile(join(PROJECT, `web/landing/${name}-${theme}${suffix}.webp`), picture)
  }
}
await browser.close()

interface Taking {
  width: number
  height: number
  scale: number
  theme: 'light' | 'dark'
}

async function takePicture(browser: Browser, { width, height, scale, theme }: Taking): Promise<Uint8Array> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
  })
  await page.goto(`${origin}/search?q=${encodeURIComponent(query)}`)
  await page
    .getByText(/^Found \d+ properties matching/)
    .first()
    .waitFor()
  await page
    .getByRole('img', { name: /^Map around/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  const webp = await page.evaluate(toWebp, { png: png.toString('base64'), quality: QUALITY })
  await page.close()
  return Uint8Array.from(webp)
}

/** Runs in the browser, which can write WebP. */
async function toWebp({ png, quality }: { png: string; quality: number }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  return [...new Uint8Array(await webp.arrayBuffer())]
}
