import type { Point } from './mercator.ts'
import { px } from './svg-text.ts'

/** Points nearer to the one before are left out: nobody sees them. Pixels. */
const NEAR = 0.4

/** The `d` of a path along the points. A closed one ends where it began. */
export function pathData(points: readonly Point[], closed = false): string {
  let path = ''
  let last: Point | null = null
  points.forEach((point, i) => {
    const { x, y } = point
    const isEnd = i === points.length - 1
    if (last !== null && !isEnd && Math.abs(x - last.x) < NEAR && Math.abs(y - last.y) < NEAR) return
    path += `${last === null ? 'M' : 'L'}${px(x)} ${px(y)}`
    last = point
  })
  return closed && path !== '' ? `${path}Z` : path
}
