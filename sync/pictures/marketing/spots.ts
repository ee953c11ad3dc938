import type { Point } from '../mercator.ts'
import { rounded } from './pushed-apart.ts'

/** The farthest a mark stands from its place, pixels. */
export const FARTHEST = 90
/** Between two rings of spots, and about between two spots of a ring, pixels. */
const STEP = 4
const BESIDE = 6

/** Where a mark may stand beside its place, the nearest first. */
export const SPOTS: readonly Point[] = Array.from({ length: Math.floor(FARTHEST / STEP) }, (_, ring) => {
  const radius = (ring + 1) * STEP
  const count = Math.ceil((2 * Math.PI * radius) / BESIDE)
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
  })
}).flat()
