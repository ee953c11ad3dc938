/**
 * The ground of every map and picture, by theme: always quieter than the pins. Pictures, exports and paper use the
 * light ones.
 */
export const GROUND_COLORS = {
  light: {
    water: '#cfdfea',
    land: '#f4f4f1',
    urban: '#ebeae6',
    park: '#e4ebdc',
    building: '#dedcd6',
    county: '#d3d1ca',
    state: '#bcbbb4',
    country: '#96958e',
    motorway: '#dfa05c',
    highway: '#ecc988',
    road: '#d9d6cc',
    casing: '#ffffff',
    label: '#3b3f45',
    halo: '#f9f9f7',
    roadLabel: '#4a5fa8',
  },
  dark: {
    water: '#16212b',
    land: '#1c1f23',
    urban: '#23262b',
    park: '#1d2722',
    building: '#2a2e34',
    county: '#33383e',
    state: '#4a4f57',
    country: '#5f656e',
    motorway: '#8f6236',
    highway: '#6a5a38',
    road: '#363a40',
    casing: '#1a1d21',
    label: '#c9ccd1',
    halo: '#1a1d21',
    roadLabel: '#9fb0e8',
  },
} as const
