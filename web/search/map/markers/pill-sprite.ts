import { TIER_COLORS } from '../../../../sync/domain/rents/tier-colors.ts'
import { MARKER_COLORS } from '../../../map/pins/marker-colors.ts'
import {
  type Box,
  fillWithShadow,
  MARKER_FONT,
  type Sprite,
  spriteCanvas,
} from '../../../map/pins/sprite-canvas.ts'
import type { Theme } from '../../../ui/theme/theme-store.ts'
import type { MarkerLook } from './markers.ts'

const HEIGHT = 22
/** The tip under the pill points at the place. */
const TIP = 5
const DOT = 4.5
const PADDING = 8
const GAP = 5
/** Room for the shadow. */
const SHADOW = 5

/** A price with the dot of its tier, standing on its place. */
export function pillSprite({ text, tier }: MarkerLook & { kind: 'pill' }, theme: Theme): Sprite {
  const colors = MARKER_COLORS[theme]
  const width = Math.ceil(widthOf(text)) + 2 * PADDING + 2 * DOT + GAP
  const half = Math.ceil(width / 2)
  const body: Box = { left: -half, top: -HEIGHT - TIP, right: half, bottom: 0 }
  const drawn: Box = {
    left: body.left - SHADOW,
    top: body.top - SHADOW,
    right: body.right + SHADOW,
    bottom: SHADOW,
  }
  const canvas = spriteCanvas(drawn, (context) => {
    const outline = pillOutline(half)
    fillWithShadow(context, outline, colors.panel, colors.shadow)
    context.strokeStyle = colors.edge
    context.stroke(outline)
    const middle = body.top + HEIGHT / 2
    const dot = new Path2D()
    dot.arc(-half + PADDING + DOT, middle, DOT, 0, 2 * Math.PI)
    context.fillStyle = TIER_COLORS[theme][tier].fill
    context.fill(dot)
    context.strokeStyle = colors.ring
    context.stroke(dot)
    context.fillStyle = colors.ink
    context.fillText(text, -half + PADDING + 2 * DOT + GAP, middle + 0.5)
  })
  return { canvas, drawn, body }
}

function pillOutline(half: number): Path2D {
  const radius = HEIGHT / 2
  const middle = -TIP - radius
  const shape = new Path2D()
  shape.arc(-half + radius, middle, radius, Math.PI / 2, -Math.PI / 2)
  shape.arc(half - radius, middle, radius, -Math.PI / 2, Math.PI / 2)
  shape.lineTo(TIP, -TIP)
  shape.lineTo(0, 0)
  shape.lineTo(-TIP, -TIP)
  shape.closePath()
  return shape
}

let measure: CanvasRenderingContext2D | null = null

function widthOf(text: string): number {
  measure ??= document.createElement('canvas').getContext('2d')
  if (measure === null) return text.length * 8
  measure.font = MARKER_FONT
  return measure.measureText(text).width
}
