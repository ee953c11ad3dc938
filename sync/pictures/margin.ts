import type { Box } from './mercator.ts'

/** What is written over the map's edge, and the pixels it covers. */
export interface Margin {
  readonly svg: string
  readonly box: Box
}

export const INK = '#3b3f45'
export const PAPER = '#ffffff'
