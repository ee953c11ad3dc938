import type { Sprite } from '../../map/pins/sprite-canvas.ts'
import type { Marker, MarkerLook } from './markers.ts'

/** A point of the map under the pointer. */
export interface MapPoint {
  /** Web Mercator. */
  x: number
  y: number
  /** Pixels that the world is wide at this zoom. */
  world: number
}

/**
 * The marker under a point, the topmost where several are; `slack` pixels beside one still count, for fingers, and
 * then the nearest is meant.
 */
export function markerAt(
  markers: readonly Marker[],
  spriteOf: (look: MarkerLook) => Pick<Sprite, 'body'>,
  { x, y, world }: MapPoint,
  slack = 0,
): Marker | null {
  let nearest: Marker | null = null
  let least = slack
  for (const marker of markers) {
    const across = (x - marker.x) * world
    const down = (y - marker.y) * world
    const { left, top, right, bottom } = spriteOf(marker.look).body
    const outside = Math.max(left - across, across - right, top - down, down - bottom, 0)
    if (outside > least) continue
    least = outside
    nearest = marker
  }
  return nearest
}
