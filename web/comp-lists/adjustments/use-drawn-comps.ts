import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useRef } from 'react'
import { CHARACTERISTICS } from '../../../sync/domain/adjustment.ts'
import { useFixedRows } from '../../rows/use-fixed-rows.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'

/** Pixels of a column; of the two that stand before the first; and of a comp where they stand below each other. */
const COLUMN = 158
const HEADS = 252 + COLUMN
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
  const below = useFixedRows({
    count: isPhone ? count : 0,
    pitch: BLOCK,
    list: start,
    scroller: window,
    covered: NOTHING_COVERED,
    overscan: OVERSCAN,
  })
  const beside = useVirtualizer({
    count,
    horizontal: true,
    enabled: !isPhone,
    scrollMargin: HEADS,
    overscan: OVERSCAN,
    estimateSize: () => COLUMN,
    getScrollElement: () => pane.current,
    initialRect: { width: window.innerWidth, height: 0 },
  })
  const columns = beside.getVirtualItems()
  const { first, end } = isPhone
    ? below
    : { first: columns.at(0)?.index ?? 0, end: (columns.at(-1)?.index ?? -1) + 1 }
  const room = (comps: number): CSSProperties =>
    isPhone ? { flex: 'none', height: comps * BLOCK } : { flex: 'none', width: comps * COLUMN }
  return { first, end, start, before: room(first), after: room(count - end) }
}
