interface Box {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Box, 'width' | 'height'>

const GAP = 6
const EDGE = 8

/** Above its element and centered on it, below where there is no room above; never off the window. Pixels. */
export function placeTooltip(anchor: Box, tip: Size, viewport: Size): { left: number; top: number } {
  const above = anchor.top - GAP - tip.height
  const below = anchor.top + anchor.height + GAP
  const centered = anchor.left + anchor.width / 2 - tip.width / 2
  return {
    left: Math.max(EDGE, Math.min(centered, viewport.width - tip.width - EDGE)),
    top: above >= EDGE ? above : Math.min(below, viewport.height - tip.height - EDGE),
  }
}
