import type { RentTier } from '../../../sync/domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../../sync/domain/rents/tier-colors.ts'
import { INDIGO } from '../../../sync/pictures/pin.ts'
import { MARKER_COLORS } from '../../map/pins/marker-colors.ts'
import {
  type Box,
  fillWithShadow,
  MARKER_FONT,
  type Sprite,
  spriteCanvas,
} from '../../map/pins/sprite-canvas.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'

/** Pixels: a numbered pin, and the star of the subject. */
export const PIN_RADIUS = 11
const STAR_RADIUS = 13
const CENTER_RADIUS = 8
const HALO = 5
const RING = 1.5

/** A number on a disc in the color of its rent. */
export function numberSprite(number: number, tier: RentTier, theme: Theme): Sprite {
  const { fill, text } = TIER_COLORS[theme][tier]
  const colors = MARKER_COLORS[theme]
  const outer = PIN_RADIUS + RING
  const canvas = spriteCanvas(boxOf(outer + 3), (context) => {
    fillWithShadow(context, disc(outer), theme === 'light' ? '#ffffff' : '#111113', colors.shadow)
    context.fillStyle = fill
    context.fill(disc(PIN_RADIUS))
    context.strokeStyle = colors.ring
    context.stroke(disc(PIN_RADIUS - 0.5))
    context.fillStyle = text
    context.font = MARKER_FONT
    context.textAlign = 'center'
    context.fillText(String(number), 0, 0.5)
  })
  return { canvas, drawn: boxOf(outer + 3), body: boxOf(PIN_RADIUS) }
}

/** The subject's star, in a halo. */
export function starSprite(): Sprite {
  const drawn = boxOf(STAR_RADIUS + HALO)
  const canvas = spriteCanvas(drawn, (context) => {
    drawOwn(context, STAR_RADIUS)
    context.strokeStyle = '#ffffff'
    context.lineWidth = 1.6
    context.lineJoin = 'round'
    context.stroke(star(6.4))
  })
  return { canvas, drawn, body: boxOf(STAR_RADIUS) }
}

/** The place searched around, where it is no property. */
export function centerSprite(): Sprite {
  const drawn = boxOf(CENTER_RADIUS + HALO)
  const canvas = spriteCanvas(drawn, (context) => {
    drawOwn(context, CENTER_RADIUS)
    context.fillStyle = '#ffffff'
    context.fill(disc(3))
  })
  return { canvas, drawn, body: boxOf(CENTER_RADIUS) }
}

/** The user's own thing: an indigo disc in a white ring and a halo. */
function drawOwn(context: CanvasRenderingContext2D, radius: number): void {
  context.fillStyle = 'rgb(62 99 221 / 30%)'
  context.fill(disc(radius + HALO))
  context.fillStyle = '#ffffff'
  context.fill(disc(radius + RING))
  context.fillStyle = INDIGO
  context.fill(disc(radius))
}

function disc(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}

function star(radius: number): Path2D {
  const path = new Path2D()
  for (let corner = 0; corner < 10; corner++) {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5
    const reach = corner % 2 === 0 ? radius : radius * 0.46
    path.lineTo(reach * Math.cos(angle), reach * Math.sin(angle))
  }
  path.closePath()
  return path
}

function boxOf(radius: number): Box {
  const reach = Math.ceil(radius)
  return { left: -reach, top: -reach, right: reach, bottom: reach }
}
