/** Rows of one height, one below the other. */
export interface Rows {
  count: number
  /** Pixels from the top of one row to the top of the next. */
  pitch: number
  /** Rows drawn beyond either edge, so that a quick flick meets no blank. */
  overscan: number
}

/** What is seen of them: pixels from the top of the first row, below 0 where something stands above it. */
export interface Sight {
  top: number
  height: number
}

/** The first row to draw, and the one after the last. Where all lie above what is seen, the last ones are drawn. */
export function rowsInSight(
  { count, pitch, overscan }: Rows,
  { top, height }: Sight,
): { first: number; end: number } {
  const firstSeen = Math.min(Math.floor(top / pitch), count - 1)
  const endSeen = Math.max(Math.ceil((top + height) / pitch), 1)
  return { first: Math.max(firstSeen - overscan, 0), end: Math.min(endSeen + overscan, count) }
}

/**
 * Where the top of what is seen has to be for a row to stand in it, clear of what covers its edges, with the least
 * scrolling; null where it does already.
 */
export function topToShow(
  row: number,
  { pitch }: Pick<Rows, 'pitch'>,
  { top, height }: Sight,
  covered: { top: number; bottom: number },
): number | null {
  const rowTop = row * pitch
  if (rowTop + pitch > top + height - covered.bottom) return rowTop + pitch - height + covered.bottom
  return rowTop < top + covered.top ? rowTop - covered.top : null
}
