import type { MarketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { openReportMaker } from '../exports/report/open-report-maker.ts'

export interface PictureMaker {
  /** A map as SVG. Of those asked for while one is drawn, each waits for its turn. */
  draw(map: MarketingMap, isWanted: () => boolean): Promise<string | null>
  close(): void
}

/** Draws in a worker of its own, one map after the other; null is answered for one that is no longer wanted. */
export function openPictureMaker(): PictureMaker {
  const stop = new AbortController()
  const maker = openReportMaker(stop.signal)
  let last: Promise<unknown> = Promise.resolve()
  return {
    draw(map, isWanted) {
      const drawing = last.then(() => (isWanted() ? maker.draw(map) : null))
      last = drawing.catch(() => undefined)
      return drawing
    },
    close() {
      stop.abort()
      maker.close()
    },
  }
}
