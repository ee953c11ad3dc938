import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { CHARACTERISTICS } from '../../../sync/domain/adjustment.ts'
import { type Scroller, useFixedRows } from '../../rows/use-fixed-rows.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'

/** Pixels of a column, and of a comp where they stand below each other. */
const COLUMN = 158
const BLOCK = 60 + 2 * 38 + 3 * 36 + CHARACTERISTICS.length * 43 + 8
/** Drawn beyond either edge: usual lists are drawn whole. */
const OVERSCAN = 12
const NOTHING_COVERED = { top: 0, bottom: 0 }

interface DrawnComps {
  first: number
  end: number
  /** Goes to what stands for those before the first. */
  start: RefObject<HTMLDivElement | null>
  /** The room that the others before and after take. */
  before: CSSProperties
  after: CSSProperties
}

/** Which comps of a grid are near the window: side by side in a pane, on a phone below each other on the page. */
export function useDrawnComps(count: number, pane: RefObject<HTMLElement | null>): DrawnComps {
  const isPhone = useMedia(MEDIA.phone)
  const start = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<Scroller>(null)
  useLayoutEffect(() => setScroller(isPhone ? window : pane.current), [isPhone, pane])
  const { first, end } = useFixedRows({
    count,
    pitch: isPhone ? BLOCK : COLUMN,
    list: start,
    scroller,
    covered: NOTHING_COVERED,
    overscan: OVERSCAN,
    isAcross: !isPhone,
  })
  const room = (comps: number): CSSProperties =>
    isPhone ? { flex: 'none', height: comps * BLOCK } : { flex: 'none', width: comps * COLUMN }
  return { first, end, start, before: room(first), after: room(count - end) }
}
