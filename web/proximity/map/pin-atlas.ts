import { type SpriteAtlas, spriteAtlas } from '../../search/map/sprite-atlas.ts'
import type { Sprite } from '../../search/map/sprite-canvas.ts'
import type { Theme } from '../../ui/theme-store.ts'
import { type CompPins, tierOf } from './comp-pins.ts'
import { centreSprite, numberSprite, starSprite } from './pin-sprites.ts'

/** Beyond, pins have no number: they would hide the map and one another. Two digits fit a pin. */
export const MOST_NUMBERED = 99

export interface PinAtlas extends SpriteAtlas {
  /** Height of each sprite on the page, pixels. */
  heights: Record<string, number>
}

/** Far more than a screen holds. Beyond that, all are drawn again. */
const MOST_KEPT = 2_000

/** Draws each pin once, and the pins of a list into one image. */
export function createPinAtlas(theme: Theme): (pins: CompPins) => PinAtlas {
  const kept = new Map<string, Sprite>()
  const own = new Map([
    ['star', starSprite()],
    ['centre', centreSprite()],
  ])
  return (pins) => {
    if (kept.size > MOST_KEPT) kept.clear()
    const sprites = new Map(own)
    for (let i = 0; i < Math.min(pins.slots.length, MOST_NUMBERED); i++) {
      const key = pinKey(pins, i)
      const sprite = kept.get(key) ?? numberSprite(i + 1, tierOf(pins, i), theme)
      kept.set(key, sprite)
      sprites.set(key, sprite)
    }
    const heights = [...sprites].map(([key, { drawn }]) => [key, drawn.bottom - drawn.top] as const)
    return { ...spriteAtlas(sprites), heights: Object.fromEntries(heights) }
  }
}

export function pinKey(pins: CompPins, index: number): string {
  return `${index + 1} ${tierOf(pins, index)}`
}
