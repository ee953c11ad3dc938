import { pixelOf, type View } from '../mercator.ts'
import type { Pin } from '../pin.ts'

/** With more pins than this, those that others hide are left out. */
const MANY = 2_000
/** Pixels, less than half a pin: of pins so near to each other only the one on top can be seen. */
const SPOT = 8

/** The pins that can be seen, the first on top. A picture of a whole city would be megabytes of pins that cover each other. */
export function seenPins(pins: readonly Pin[], view: View): readonly Pin[] {
  if (pins.length <= MANY) return pins
  const across = Math.ceil(view.width / SPOT) + 2
  const taken = new Set<number>()
  return pins.filter((pin) => {
    const { x, y } = pixelOf(view, pin.at)
    const spot = Math.floor(y / SPOT) * across + Math.floor(x / SPOT)
    if (pin.shape !== 'star' && taken.has(spot)) return false
    taken.add(spot)
    return true
  })
}
