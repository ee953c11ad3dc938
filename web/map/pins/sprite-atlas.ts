import { SPRITE_SCALE, type Sprite } from './sprite-canvas.ts'

/** Where a sprite stands in the atlas, as `IconLayer` takes it: pixels of the atlas. */
export interface Icon {
  x: number
  y: number
  width: number
  height: number
  anchorX: number
  anchorY: number
  mask: false
}

export interface SpriteAtlas {
  image: HTMLCanvasElement
  icons: Record<string, Icon>
}

const WIDTH = 2048
/** Between sprites, so that none shows at the edge of its neighbor. */
const GAP = 2

/** All sprites on one canvas, in rows, the highest first so that little is wasted. */
export function spriteAtlas(sprites: ReadonlyMap<string, Sprite>): SpriteAtlas {
  const icons: Record<string, Icon> = {}
  const byHeight = [...sprites].sort((a, b) => b[1].canvas.height - a[1].canvas.height)
  let [x, y, row] = [0, 0, 0]
  for (const [key, { canvas, drawn }] of byHeight) {
    if (x + canvas.width > WIDTH) {
      x = 0
      y += row + GAP
      row = 0
    }
    row = Math.max(row, canvas.height)
    icons[key] = {
      x,
      y,
      width: canvas.width,
      height: canvas.height,
      anchorX: -drawn.left * SPRITE_SCALE,
      anchorY: -drawn.top * SPRITE_SCALE,
      mask: false,
    }
    x += canvas.width + GAP
  }
  const image = document.createElement('canvas')
  image.width = WIDTH
  image.height = Math.max(y + row, 1)
  const context = image.getContext('2d')
  for (const [key, { canvas }] of byHeight) {
    const icon = icons[key]
    if (icon !== undefined) context?.drawImage(canvas, icon.x, icon.y)
  }
  return { image, icons }
}
