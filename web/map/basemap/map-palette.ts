import type { Theme } from '../../ui/theme-store.ts'

/** The colours of the ground. Always quieter than the pins. */
export interface GroundColors {
  water: string
  land: string
  urban: string
  park: string
  county: string
  state: string
  motorway: string
  highway: string
  label: string
  halo: string
  roadLabel: string
}

export const GROUND: Readonly<Record<Theme, GroundColors>> = {
  light: {
    water: '#cfdfea',
    land: '#f4f4f1',
    urban: '#ebeae6',
    park: '#e4ebdc',
    county: '#d3d1ca',
    state: '#b9b9b6',
    motorway: '#dfa05c',
    highway: '#ecc988',
    label: '#3b3f45',
    halo: '#f9f9f7',
    roadLabel: '#4a5fa8',
  },
  dark: {
    water: '#16212b',
    land: '#1c1f23',
    urban: '#23262b',
    park: '#1d2722',
    county: '#33383e',
    state: '#4a4f57',
    motorway: '#8f6236',
    highway: '#6a5a38',
    label: '#c9ccd1',
    halo: '#1a1d21',
    roadLabel: '#9fb0e8',
  },
}

/** Families of the page, drawn by MapLibre itself: no fonts are fetched for a map. The first one says the weight. */
export const LABEL_FONT = ['Inter Variable', 'sans-serif']
export const STRONG_LABEL_FONT = ['Inter SemiBold', 'Inter Variable', 'sans-serif']
