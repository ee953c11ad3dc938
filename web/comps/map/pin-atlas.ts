import { type SpriteAtlas, spriteAtlas } from '../../map/pins/sprite-atlas.ts'
import type { Sprite } from '../../map/pins/sprite-canvas.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'
import { type CompPins, tierOf } from './comp-pins.ts'
import { centerSprite, numberSprite, starSprite } from './pin-sprites.ts'

export interface PinAtlas extends SpriteAtlas {
  /** Height of each sprite on the page, pixels. */
  heights: Readonly<Record<string, number>>
}

/** Draws each pin once, and the numbered pins of a list into one image. */
export function createPinAtlas(theme: Theme): (pins: CompPins, numbered: readonly number[]) => PinAtlas {
  const kept = new Map<string, Sprite>()
  const own = new Map([
    ['star', starSprite()],
    ['center', centerSprite()],
  ])
  return (pins, numbered) => {
    const sprites = new Map(own)
    for (const position of numbered) {
      const key = pinKey(pins, position)
      const sprite =
        kept.get(key) ?? numberSprite(pins.numbers[position] as number, tierOf(pins, position), theme)
      kept.set(key, sprite)
      sprites.set(key, sprite)
    }
    const heights = [...sprites].map(([key, { drawn }]) => [key, drawn.bottom - drawn.top] as const)
    return { ...spriteAtlas(sprites), heights: Object.fromEntries(heights) }
  }
}

/** Names the picture of a pin: those of one number and tier look the same. */
export function pinKey(pins: CompPins, position: number): string {
  return `${pins.numbers[position]} ${tierOf(pins, position)}`
}
