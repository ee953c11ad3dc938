import { openReportMaker } from '../exports/report/open-report-maker.ts'
import type { MarketingPictured, MarketingRows } from '../exports/report/report-messages.ts'

export interface PictureMaker {
  /** Of the maps asked for while one is drawn, each waits for its turn. */
  draw(asked: MarketingRows, isWanted: () => boolean): Promise<MarketingPictured | null>
  close(): void
}

/** Draws in a worker of its own, one map after the other; null is answered for one that is no longer wanted. */
export function openPictureMaker(): PictureMaker {
  const stop = new AbortController()
  const maker = openReportMaker(stop.signal)
  let last: Promise<unknown> = Promise.resolve()
  return {
    draw(asked, isWanted) {
      const drawing = last.then(() => (isWanted() ? maker.drawRows(asked) : null))
      last = drawing.catch(() => undefined)
      return drawing
    },
    close() {
      stop.abort()
      maker.close()
    },
  }
}
