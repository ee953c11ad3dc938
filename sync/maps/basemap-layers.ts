/**
 * The layers of a basemap file (`*.pmtiles`), shared by the map's style and the picture's renderer. The embedded file
 * has those marked *; a file of the user's own may have all of them. Attributes not named here mean nothing.
 */
export const BASEMAP_LAYERS = {
  /** * Polygons of dry land; water is what is left. */
  land: 'land',
  /** Polygons of built-up areas. */
  urban: 'urban',
  /** Polygons of parks. */
  park: 'park',
  /** Polygons of lakes, over the land. */
  lake: 'lake',
  /** Lines. */
  river: 'river',
  /** * Lines between counties of one state, from zoom 6. */
  county: 'county',
  /** * Lines between states, from zoom 2. */
  state: 'state',
  /** * Lines between countries. */
  country: 'country',
  /**
   * Lines. `k` is 'I' for an Interstate or 'US', `ref` its number such as '10', and `name`, where it says more than
   * these, such as 'US Hwy 90 Alt'.
   */
  road: 'road',
  /** * Points with `PlaceAttributes`. */
  place: 'place',
} as const
export type BasemapLayer = keyof typeof BASEMAP_LAYERS

export interface PlaceAttributes {
  readonly name: string
  readonly rank: PlaceRank
  /** People who live there. */
  readonly pop: number
}

/** 1 is the largest. The embedded file has 1 to 7; others may stop earlier. */
export type PlaceRank = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** For each rank: how many people a place of it has at least, and the first zoom at which the file holds such places. */
export const PLACE_RANKS: readonly {
  readonly rank: PlaceRank
  readonly people: number
  readonly zoom: number
}[] = [
  { rank: 1, people: 1_000_000, zoom: 2 },
  { rank: 2, people: 400_000, zoom: 4 },
  { rank: 3, people: 150_000, zoom: 5 },
  { rank: 4, people: 50_000, zoom: 7 },
  { rank: 5, people: 15_000, zoom: 8 },
  { rank: 6, people: 5000, zoom: 8 },
  { rank: 7, people: 0, zoom: 8 },
]

/** The embedded file's deepest tiles; closer views are drawn from these. */
export const EMBEDDED_MAX_ZOOM = 8
