import type { Sprite } from '../../map/pins/sprite-canvas.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'
import { discSprite } from './disc-sprite.ts'
import type { MarkerLook } from './markers.ts'
import { pillSprite } from './pill-sprite.ts'

/** Far more than a screen holds. Beyond that, all are drawn again. */
const MOST_KEPT = 2_000

/** Draws each look of a marker once. */
export function createSprites(theme: Theme): (look: MarkerLook) => Sprite {
  const kept = new Map<string, Sprite>()
  return (look) => {
    let sprite = kept.get(look.key)
    if (sprite === undefined) {
      sprite = look.kind === 'pill' ? pillSprite(look, theme) : discSprite(look, theme)
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(look.key, sprite)
    }
    return sprite
  }
}
