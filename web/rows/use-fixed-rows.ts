import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What scrolls the rows: an element (null until it is there), or the page. */
export type Scroller = HTMLElement | Window | null

/** So that a quick flick meets no blank. */
const OVERSCAN = 3

interface FixedRowsOptions {
  count: number
  /** Pixels from the top of one row to the top of the next. */
  pitch: number
  /** The element the rows stand in. */
  list: RefObject<HTMLElement | null>
  scroller: Scroller
  /** Pixels that something stuck to an edge covers. */
  covered: { top: number; bottom: number }
  /** How many are drawn beyond either edge. */
  overscan?: number
  /** They stand side by side: what is said of tops and heights is so of lefts and widths. */
  isAcross?: boolean
}

export interface FixedRows {
  /** First row to draw, and the one after the last. */
  first: number
  end: number
  /** The same of those in sight. */
  seen: { first: number; end: number }
  scrollTo(row: number): void
}

/**
 * Which of many rows of one height need to be drawn. What stands above them changes its height without telling them.
 * Rows drawn beyond the edges make up for that until it is scrolled; to look after each keystroke would lay out the
 * page twice.
 */
export function useFixedRows({
  count,
  pitch,
  list,
  scroller,
  covered,
  overscan = OVERSCAN,
  isAcross = false,
}: FixedRowsOptions): FixedRows {
  const [sight, setSight] = useState<Sight>(() => ({ top: 0, height: lengthOf(window, isAcross) }))
  const rows: Rows = { count, pitch, overscan }
  const drawn = rowsInSight(rows, sight)
  const now = useRef({ rows, drawn })
  useLayoutEffect(() => {
    now.current = { rows, drawn }
  })

  /** Null where the same rows are in sight as are drawn. */
  const newSight = useCallback((): Sight | null => {
    if (scroller === null || list.current === null) return null
    const seen = sightOf(list.current, scroller, isAcross)
    const { rows, drawn } = now.current
    const { first, end } = rowsInSight(rows, seen)
    return first === drawn.first && end === drawn.end ? null : seen
  }, [list, scroller, isAcross])
  const look = useCallback((): void => {
    const seen = newSight()
    if (seen !== null) setSight(seen)
  }, [newSight])

  useLayoutEffect(() => {
    if (scroller === null) return
    look()
    // Drawn within the event, so that no frame shows a blank where rows come into sight.
    const follow = () => {
      const seen = newSight()
      if (seen !== null) flushSync(() => setSight(seen))
    }
    scroller.addEventListener('scroll', follow, { passive: true })
    const unwatch = watchSize(scroller, look)
    return () => {
      scroller.removeEventListener('scroll', follow)
      unwatch()
    }
  }, [look, newSight, scroller])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another pitch stand elsewhere.
  useLayoutEffect(look, [look, pitch])

  return {
    ...drawn,
    seen: rowsInSight({ ...rows, overscan: 0 }, sight),
    scrollTo(row) {
      if (scroller === null || list.current === null) return
      const seen = sightOf(list.current, scroller, isAcross)
      const top = topToShow(row, rows, seen, covered)
      if (top === null) return
      const by = top - seen.top
      scroller.scrollBy(isAcross ? { left: by } : { top: by })
    },
  }
}

/** What of a list its scroller shows. */
function sightOf(list: HTMLElement, scroller: HTMLElement | Window, isAcross: boolean): Sight {
  const start = list.getBoundingClientRect()
  const shown = scroller instanceof HTMLElement ? scroller.getBoundingClientRect() : { top: 0, left: 0 }
  const top = isAcross ? shown.left - start.left : shown.top - start.top
  return { top, height: lengthOf(scroller, isAcross) }
}

function lengthOf(scroller: HTMLElement | Window, isAcross: boolean): number {
  if (scroller instanceof HTMLElement) return isAcross ? scroller.clientWidth : scroller.clientHeight
  return isAcross ? scroller.innerWidth : scroller.innerHeight
}

function watchSize(scroller: HTMLElement | Window, onChange: () => void): () => void {
  if (scroller instanceof HTMLElement) {
    const observer = new ResizeObserver(onChange)
    observer.observe(scroller)
    return () => observer.disconnect()
  }
  scroller.addEventListener('resize', onChange)
  return () => scroller.removeEventListener('resize', onChange)
}

/** Rows of one height, one below the other. */
interface Rows {
  count: number
  /** Pixels from the top of one row to the top of the next. */
  pitch: number
  /** Rows drawn beyond either edge, so that a quick flick meets no blank. */
  overscan: number
}

/** What is seen of them: pixels from the top of the first row, below 0 where something stands above it. */
interface Sight {
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
 * Where to scroll so that a row is in sight and nothing that lies over the edges covers it, with the least scrolling.
 * Null where it is in sight already.
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
