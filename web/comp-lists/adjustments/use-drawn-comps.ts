import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { CHARACTERISTICS } from '../../../sync/domain/records/characteristics.ts'
import { type Scroller, useFixedRows } from '../../rows/use-fixed-rows.ts'

/** Comps side by side, a comp a line, or on a phone a block each. */
type Way = 'across' | 'down' | 'stacked'

/** Pixels that a comp takes, as the style sheet has them. */
const PITCH: Readonly<Record<Way, number>> = {
  across: 158,
  down: 44,
  stacked: 60 + 2 * 38 + 3 * 36 + CHARACTERISTICS.length * 43 + 8,
}
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

/** Which comps of a grid are near the window: in a pane, on a phone below each other on the page. */
export function useDrawnComps(count: number, pane: RefObject<HTMLElement | null>, way: Way): DrawnComps {
  const start = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<Scroller>(null)
  useLayoutEffect(() => setScroller(way === 'stacked' ? window : pane.current), [way, pane])
  const pitch = PITCH[way]
  const { first, end } = useFixedRows({
    count,
    pitch,
    list: start,
    scroller,
    covered: NOTHING_COVERED,
    overscan: OVERSCAN,
    isAcross: way === 'across',
  })
  const room = (comps: number): CSSProperties => ({
    flex: 'none',
    [way === 'across' ? 'width' : 'height']: comps * pitch,
  })
  return { first, end, start, before: room(first), after: room(count - end) }
}
