import { discDiameter } from '../../../../sync/book/spatial/cluster-size.ts'
import type { RentTier } from '../../../../sync/domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../../../sync/domain/rents/tier-colors.ts'
import { MARKER_COLORS } from '../../../map/pins/marker-colors.ts'
import { type Box, fillWithShadow, type Sprite, spriteCanvas } from '../../../map/pins/sprite-canvas.ts'
import type { Theme } from '../../../ui/theme/theme-store.ts'
import type { MarkerLook } from './markers.ts'

const RING = 4
const SHADOW = 6
const TOP = -Math.PI / 2

/** A count on a disc, in a ring that is split by tier, from low to high and no pricing last. */
export function discSprite({ text, count, tiers }: MarkerLook & { kind: 'disc' }, theme: Theme): Sprite {
  const colors = MARKER_COLORS[theme]
  const radius = discDiameter(count) / 2
  const body: Box = { left: -radius, top: -radius, right: radius, bottom: radius }
  const drawn: Box = {
    left: -radius - SHADOW,
    top: -radius - SHADOW,
    right: radius + SHADOW,
    bottom: radius + SHADOW,
  }
  const canvas = spriteCanvas(drawn, (context) => {
    const disc = new Path2D()
    disc.arc(0, 0, radius, 0, 2 * Math.PI)
    fillWithShadow(context, disc, colors.panel, colors.shadow)
    context.lineWidth = RING
    let from = TOP
    for (const tier of IN_ORDER) {
      const part = ((tiers[tier] ?? 0) / count) * 2 * Math.PI
      if (part === 0) continue
      context.strokeStyle = TIER_COLORS[theme][tier].fill
      context.beginPath()
      context.arc(0, 0, radius - 1 - RING / 2, from, from + part)
      context.stroke()
      from += part
    }
    context.lineWidth = 1
    context.strokeStyle = colors.edge
    context.stroke(disc)
    context.fillStyle = colors.ink
    context.textAlign = 'center'
    context.fillText(text, 0, 0.5)
  })
  return { canvas, drawn, body }
}

const IN_ORDER: readonly RentTier[] = [1, 2, 3, 4, 5, 6, 7, 8, 0]
