import type { Bounds } from '../../domain/area/coordinates.ts'
import { mercatorX, mercatorY, WORLD_PIXELS } from '../../domain/area/mercator.ts'

/** Side of a cell in pixels: as far apart as the centers of two large discs that touch. */
export const CELL_PX = 48
/** Clusters change twice in each zoom level, so a cell is drawn up to 1.4 times its size. */
const STEP = 0.5
/** The edges of a view are moved out to a whole number of these, so that a small movement asks for nothing new. */
const BLOCK = 4
/** A tilted map shows everything up to the horizon. More cells than this are combined into larger ones. */
const MOST_CELLS = 65_536

/** Cells of the world's grid, `from` inclusive, `to` exclusive. The grid stands still; views move over it. */
export interface ClusterCells {
  /** Cells from one edge of the world to the other. */
  across: number
  fromX: number
  fromY: number
  toX: number
  toY: number
}

/** The cells that hold what can be seen, and up to a block more on each side. */
export function cellsInView(bounds: Bounds, zoom: number): ClusterCells {
  for (let step = Math.floor(zoom / STEP) * STEP; ; step -= STEP) {
    const cells = cellsAt(bounds, step)
    if ((cells.toX - cells.fromX) * (cells.toY - cells.fromY) <= MOST_CELLS) return cells
  }
}

function cellsAt({ south, west, north, east }: Bounds, zoom: number): ClusterCells {
  const across = (WORLD_PIXELS * 2 ** zoom) / CELL_PX
  const block = (place: number) => Math.min(Math.max(place, 0), 1) * (across / BLOCK)
  return {
    across,
    fromX: Math.floor(block(mercatorX(west))) * BLOCK,
    fromY: Math.floor(block(mercatorY(north))) * BLOCK,
    toX: (Math.floor(block(mercatorX(east))) + 1) * BLOCK,
    toY: (Math.floor(block(mercatorY(south))) + 1) * BLOCK,
  }
}

export function sameCells(a: ClusterCells, b: ClusterCells): boolean {
  return (
    a.across === b.across && a.fromX === b.fromX && a.fromY === b.fromY && a.toX === b.toX && a.toY === b.toY
  )
}
