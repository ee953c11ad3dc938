/** How long a frame may be waited for: a page in the background draws none, ms. */
const FRAME_TIMEOUT_MS = 1_000

/** Resolves once the frame that shows what was just rendered is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task begun in an animation frame runs when that frame is done.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_TIMEOUT_MS)
  })
}
