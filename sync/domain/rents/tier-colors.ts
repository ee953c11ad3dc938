import type { RentTier } from './rent-tier.ts'

/** A fill and the text that stands on it with a contrast of at least 4.5. */
export interface TierColor {
  fill: string
  text: '#ffffff' | '#111113'
}

const WHITE = '#ffffff'
const INK = '#111113'

/**
 * What a rent tier looks like on a map, by theme. Pictures, exports and paper use the light ones. The style sheet's
 * `--ch-tier-*` say the same, and a test holds them together.
 */
export const TIER_COLORS: Readonly<Record<'light' | 'dark', Readonly<Record<RentTier, TierColor>>>> = {
  light: {
    8: { fill: '#7d0c16', text: WHITE },
    7: { fill: '#cf3a22', text: WHITE },
    6: { fill: '#e87a2e', text: INK },
    5: { fill: '#f0a12a', text: INK },
    4: { fill: '#e3c024', text: INK },
    3: { fill: '#a6b92b', text: INK },
    2: { fill: '#55a02f', text: INK },
    1: { fill: '#0f7f49', text: WHITE },
    0: { fill: '#60646c', text: WHITE },
  },
  dark: {
    8: { fill: '#d42130', text: WHITE },
    7: { fill: '#ef5a3d', text: INK },
    6: { fill: '#f2823b', text: INK },
    5: { fill: '#f4a437', text: INK },
    4: { fill: '#eabf3a', text: INK },
    3: { fill: '#c0c745', text: INK },
    2: { fill: '#86c660', text: INK },
    1: { fill: '#43c07a', text: INK },
    0: { fill: '#8b8d98', text: INK },
  },
}
