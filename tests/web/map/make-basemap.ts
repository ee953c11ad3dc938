import type { Basemap, Basemaps } from '../../../sync/maps/basemaps.ts'

export const STYLE: Basemap = {
  kind: 'style',
  light: 'https://streets.example/light',
  dark: 'https://streets.example/dark',
  name: 'Example Streets',
  credits: [],
}
export const OWN_FILE: Basemap = {
  kind: 'pmtiles',
  url: '/api/maps/own.pmtiles',
  whole: false,
  name: 'Your map file',
  credits: [],
}
export const BUILT_IN: Basemap = {
  kind: 'pmtiles',
  url: '/basemap/us.pmtiles',
  whole: true,
  name: 'The built-in map',
  credits: [{ text: 'Natural Earth', href: null }],
}
export const PICTURES: Basemap = {
  kind: 'raster',
  tiles: 'https://pictures.example/{z}/{y}/{x}',
  tileSize: 256,
  maxZoom: 16,
  name: 'Example Imagery',
  credits: [],
}

export function makeBasemaps(some: Partial<Basemaps> = {}): Basemaps {
  return { streets: [BUILT_IN], satellite: [], terrain: [], streetViewKey: null, ...some }
}
