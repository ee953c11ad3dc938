import type { Browser, Page } from 'playwright-core'

/** Where the generated properties are dense. */
const AROUND = '/proximity?lat=29.7604&lng=-95.3698'
const MOVES = 120
const BETWEEN_MOVES_MS = 16

declare global {
  interface Window {
    /** Milliseconds from each animation frame to the next one. */
    dragFrames?: number[]
    /** Milliseconds from each step of the slider until the frame that shows its results is painted. */
    dragPaints?: number[]
  }
}

export interface Drag {
  /** How long each frame took, ms; a map drawn without a graphics card is a part of it. */
  frames: number[]
  /** From each step of the slider to the paint of its list, counts and statistics, ms. */
  paints: number[]
}

/** Drags the radius of the proximity page from end to end and back. */
export async function measureDragging(browser: Browser, origin: string): Promise<Drag> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(origin + AROUND)
    await untilMapIsDrawn(page)
    const slider = await page.getByRole('slider', { name: 'Radius in miles' }).boundingBox()
    if (slider === null) throw new Error('There is no slider.')
    const at = (share: number): [number, number] => [
      slider.x + 8 + (slider.width - 16) * share,
      slider.y + slider.height / 2,
    ]
    await page.mouse.move(...at(0))
    await page.mouse.down()
    await page.evaluate(noteFrames)
    for (let move = 0; move <= MOVES; move++) {
      await page.mouse.move(...at(1 - Math.abs(1 - (2 * move) / MOVES)))
      await page.waitForTimeout(BETWEEN_MOVES_MS)
    }
    const noted = await page.evaluate(() => ({ frames: window.dragFrames, paints: window.dragPaints }))
    await page.mouse.up()
    return { frames: noted.frames ?? [], paints: noted.paints ?? [] }
  } finally {
    await context.close()
  }
}

async function untilMapIsDrawn(page: Page): Promise<void> {
  await page.locator('[aria-label="Map"] [aria-busy=false]').waitFor()
  await page.waitForFunction(() =>
    /\d Properties Found/.test(document.querySelector('main')?.textContent ?? ''),
  )
  // The fit to the ring, and the first drawing of what it shows.
  await page.waitForTimeout(3_000)
}

function noteFrames(): void {
  const frames: number[] = []
  const paints: number[] = []
  window.dragFrames = frames
  window.dragPaints = paints
  let last = performance.now()
  const next = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  // A message sent in an animation frame arrives once that frame is painted.
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
