import type { Box, Point } from '../mercator.ts'

/** Words that may be written on the map. */
export interface Label {
  readonly kind: 'place' | 'shield' | 'street'
  readonly text: string
  /** Font size, pixels. */
  readonly size: number
  readonly bold: boolean
  /** Pixels the words take, before they are turned. */
  readonly width: number
  readonly height: number
  /** Where their middle may stand, the best first. */
  readonly spots: readonly Spot[]
}

export interface Spot extends Point {
  /** Degrees, clockwise. */
  readonly angle: number
}

export interface PlacedLabel {
  readonly label: Label
  readonly spot: Spot
}

/** Pixels kept free around words. */
export const AIR = 4

/** Places labels in the order given: each where it overlaps nothing and fits into the picture, else not at all. */
export function placeLabels(labels: readonly Label[], picture: Box, taken: readonly Box[]): PlacedLabel[] {
  const boxes = [...taken]
  const placed: PlacedLabel[] = []
  for (const label of labels) {
    const spot = label.spots.find((spot) => {
      const box = boxAround(label, spot)
      return isWithin(box, picture) && !boxes.some((other) => overlap(box, other))
    })
    if (spot === undefined) continue
    boxes.push(boxAround(label, spot))
    placed.push({ label, spot })
  }
  return placed
}

function boxAround({ width, height }: Label, { x, y, angle }: Spot): Box {
  const turn = (angle * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const across = (width * cosine + height * sine) / 2
  const down = (width * sine + height * cosine) / 2
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

function isWithin(box: Box, picture: Box): boolean {
  return (
    box.left >= picture.left + AIR &&
    box.top >= picture.top + AIR &&
    box.right <= picture.right - AIR &&
    box.bottom <= picture.bottom - AIR
  )
}

/** True also where less than a little air is between the two. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom + AIR && b.top < a.bottom + AIR
}
