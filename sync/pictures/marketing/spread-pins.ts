import { boxOfPin } from '../draw-pins.ts'
import { pixelOf, type View } from '../mercator.ts'
import type { Pin } from '../pin.ts'
import { type Mark, rounded } from './pushed-apart.ts'
import { spreadMarks } from './spread-marks.ts'

/** Pixels to the picture's edges; scale and credits stand along the lower one. */
const EDGE = { side: 4, top: 4, bottom: 24 }

/** Moves pins that hide each other beside their places; a line will lead there. Stars stay. */
export function spreadPins(pins: readonly Pin[], view: View): Pin[] {
  const area = {
    left: EDGE.side,
    top: EDGE.top,
    right: view.width - EDGE.side,
    bottom: view.height - EDGE.bottom,
  }
  const shifts = spreadMarks(
    pins.map((pin) => markOf(pin, view)),
    area,
  )
  return pins.map((pin, i) => {
    const shift = shifts[i]
    return shift === undefined || (shift.x === 0 && shift.y === 0) ? pin : { ...pin, shift }
  })
}

function markOf(pin: Pin, view: View): Mark {
  const { left, top, right, bottom } = boxOfPin(pin, view)
  const { x, y } = pixelOf(view, pin.at)
  return {
    x: rounded(x),
    y: rounded(y),
    radius: rounded((bottom - top) / 2),
    half: rounded((right - left) / 2),
    isFixed: pin.shape === 'star',
  }
}
