/** So few failures may be chance. */
const FAILURES_THAT_COUNT = 4
/** More than this share failed: what is left is no map. */
const TOO_MANY = 0.5

/** Counts the tiles of one basemap. */
export interface TileHealth {
  loaded(): void
  failed(): void
  /** Most tiles fail. */
  isLost(): boolean
}

export function createTileHealth(): TileHealth {
  let loaded = 0
  let failed = 0
  return {
    loaded: () => void loaded++,
    failed: () => void failed++,
    isLost: () => failed >= FAILURES_THAT_COUNT && failed > (loaded + failed) * TOO_MANY,
  }
}
