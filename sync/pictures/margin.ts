import { GROUND } from './ground-rules.ts'
import type { Box } from './mercator.ts'

/** What is written over the map's edge, and the pixels it covers. */
export interface Margin {
  readonly svg: string
  readonly box: Box
}

export const INK = GROUND.label
export const PAPER = '#ffffff'
