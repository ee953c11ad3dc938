/** Pixels of a sprite to one of the page: sharp on the finest screens, and smooth when halved on others. */
export const SPRITE_SCALE = 2

/** Of prices and counts. */
export const MARKER_FONT = '600 12px "Inter Variable", "Inter Fallback", system-ui, sans-serif'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A marker as drawn. Lengths in pixels of the page, from the place that it marks. */
export interface Sprite {
  canvas: HTMLCanvasElement
  /** All that is drawn, the shadow too. */
  drawn: Box
  /** What can be pointed at. */
  body: Box
}

/** A canvas that covers `drawn`, with its origin at the place that is marked. */
export function spriteCanvas(
  drawn: Box,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = (drawn.right - drawn.left) * SPRITE_SCALE
  canvas.height = (drawn.bottom - drawn.top) * SPRITE_SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw markers.')
  context.scale(SPRITE_SCALE, SPRITE_SCALE)
  context.translate(-drawn.left, -drawn.top)
  context.font = MARKER_FONT
  context.textBaseline = 'middle'
  draw(context)
  return canvas
}

/** Draws a shape with a soft shadow under it. */
export function fillWithShadow(
  context: CanvasRenderingContext2D,
  shape: Path2D,
  fill: string,
  shadow: string,
) {
  context.save()
  context.shadowColor = shadow
  context.shadowBlur = 4 * SPRITE_SCALE
  context.shadowOffsetY = SPRITE_SCALE
  context.fillStyle = fill
  context.fill(shape)
  context.restore()
}
