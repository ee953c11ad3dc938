/** Diameters of cluster discs in pixels, by the members they begin at. */
const DISCS = [
  { from: 100, diameter: 46 },
  { from: 10, diameter: 38 },
  { from: 2, diameter: 32 },
] as const

/** Room that a price pill takes, pixels: it is wider than high, and stands above its place. */
const PILL_ROOM = 44

/** Diameter of the disc of a cluster of two or more, pixels. */
export function discDiameter(count: number): number {
  return DISCS.find(({ from }) => count >= from)?.diameter ?? 32
}

/** Pixels that the marker of a cluster, or of a single property, keeps free around its place. */
export function markerRoom(count: number): number {
  return count === 1 ? PILL_ROOM : discDiameter(count)
}
