import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Milliseconds from each input to the paint of what it changed. */
    notedPaints?: number[]
  }
}

interface Noted {
  /** What people do. */
  event: 'click' | 'input' | 'keydown'
  /** What shows the outcome, and which changes of it do; the next frame does where it is null. */
  shown: (MutationObserverInit & { selector: string }) | null
}

/** From now on notes how long each input takes until the frame that shows its outcome is painted. */
export async function notePaints(page: Page, noted: Noted): Promise<void> {
  await page.evaluate(note, noted)
}

/** What was noted, ms. */
export async function notedPaints(page: Page): Promise<number[]> {
  return (await page.evaluate(() => window.notedPaints)) ?? []
}

/** A message sent in an animation frame arrives once that frame is painted. */
function note({ event, shown }: Noted): void {
  const paints: number[] = []
  window.notedPaints = paints
  let from: number | null = null
  const nextPaint = (): void => {
    const start = from
    if (start === null) return
    from = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => paints.push(performance.now() - start)
      port2.postMessage(null)
    })
  }
  document.addEventListener(
    event,
    ({ timeStamp }) => {
      from = timeStamp
      if (shown === null) nextPaint()
    },
    { capture: true },
  )
  if (shown === null) return
  const { selector, ...changes } = shown
  const outcome = document.querySelector(selector)
  if (outcome === null) throw new Error(`The page has no ${selector}.`)
  new MutationObserver(nextPaint).observe(outcome, changes)
}
