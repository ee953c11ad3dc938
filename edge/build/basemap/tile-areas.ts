/** A rectangle of the earth, in degrees. */
export interface Area {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export const WORLD: Area = { west: -180, south: -85, east: 180, north: 85 }
const NORTH_AMERICA: Area = { west: -180, south: 12, east: -50, north: 72 }
const UNITED_STATES: readonly Area[] = [
  { west: -126, south: 24, east: -66, north: 50 },
  // Alaska, Hawaii, Puerto Rico.
  { west: -180, south: 51, east: -129, north: 72 },
  { west: -161, south: 18, east: -154, north: 23 },
  { west: -68, south: 17, east: -64, north: 19 },
]

/** Where there are tiles at this zoom: everywhere from afar, closer only where properties are. */
export function areasAt(zoom: number): readonly Area[] {
  if (zoom <= 3) return [WORLD]
  return zoom <= 6 ? [NORTH_AMERICA] : UNITED_STATES
}

/** Column and row of every tile of a zoom that touches one of the areas. */
export function tilesOf(z: number, areas: readonly Area[]): { x: number; y: number }[] {
  const tiles = new Map<number, { x: number; y: number }>()
  const last = 2 ** z - 1
  for (const { west, south, east, north } of areas) {
    for (let x = column(west, z); x <= Math.min(column(east, z), last); x++) {
      for (let y = row(north, z); y <= row(south, z); y++) tiles.set(y * 2 ** z + x, { x, y })
    }
  }
  return [...tiles.values()]
}

function column(longitude: number, z: number): number {
  return Math.floor(((longitude + 180) / 360) * 2 ** z)
}

/** Web Mercator. */
function row(latitude: number, z: number): number {
  const angle = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return Math.floor(((1 - angle / Math.PI) / 2) * 2 ** z)
}
