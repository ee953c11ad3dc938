import type { Theme } from '../../ui/theme/theme-store.ts'

/** What markers are drawn with beside the tiers' colors: the panel and ink of the style sheet, and rings. */
export interface MarkerColors {
  panel: string
  ink: string
  /** Around a pill and a disc, against the map. */
  edge: string
  /** Around a tier's color, so that its shape does not depend on it. */
  ring: string
  shadow: string
}

export const MARKER_COLORS: Readonly<Record<Theme, MarkerColors>> = {
  light: {
    panel: '#ffffff',
    ink: '#1c2024',
    edge: 'rgb(20 22 40 / 38%)',
    ring: 'rgb(20 22 40 / 62%)',
    shadow: 'rgb(0 0 0 / 28%)',
  },
  dark: {
    panel: '#18191b',
    ink: '#edeef0',
    edge: 'rgb(255 255 255 / 40%)',
    ring: 'rgb(255 255 255 / 62%)',
    shadow: 'rgb(0 0 0 / 70%)',
  },
}
