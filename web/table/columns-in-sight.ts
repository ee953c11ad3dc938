import { useEffect, useMemo, useRef } from 'react'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { widthOf } from './column-width.ts'

/**
 * How many columns, from the first, a pane shows; all of them once it was scrolled sideways. Its width is remembered
 * rather than asked for: asking would lay out the page before its time. `before`: pixels of what stands before them.
 */
export function useColumnsInSight(
  pane: HTMLElement | Window | null,
  columns: readonly LaidColumn[],
  before: number,
  less: number,
): number {
  const width = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!(pane instanceof HTMLElement)) return
    let ofPane = Number.POSITIVE_INFINITY
    const note = () => {
      width.current = pane.scrollLeft === 0 ? ofPane : Number.POSITIVE_INFINITY
    }
    const observer = new ResizeObserver(([entry]) => {
      ofPane = entry?.contentRect.width ?? Number.POSITIVE_INFINITY
      note()
    })
    observer.observe(pane)
    pane.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      pane.removeEventListener('scroll', note)
      width.current = Number.POSITIVE_INFINITY
    }
  }, [pane])
  return countWithin(columns, width.current - before, less)
}

/** Columns, parted where the sight of a pane ends. */
export interface PartedColumns {
  readonly seen: readonly LaidColumn[]
  readonly beyond: readonly LaidColumn[]
}

/**
 * Columns and those painted last, parted at the same place: a row with one part of each has every cell once, though
 * more or fewer columns came into sight meanwhile.
 */
export function usePartedColumns(
  columns: readonly LaidColumn[],
  painted: readonly LaidColumn[],
  inSight: number,
): { now: PartedColumns; later: PartedColumns } {
  const now = useMemo(() => partAt(columns, inSight), [columns, inSight])
  const later = useMemo(
    () => (painted === columns ? now : partAt(painted, inSight)),
    [painted, columns, inSight, now],
  )
  return { now, later }
}

function partAt(columns: readonly LaidColumn[], count: number): PartedColumns {
  return { seen: columns.slice(0, count), beyond: columns.slice(count) }
}

/** How many columns begin within so many pixels. */
function countWithin(columns: readonly LaidColumn[], pixels: number, less: number): number {
  let left = pixels
  const beyond = columns.findIndex((column) => {
    const isBeyond = left <= 0
    left -= widthOf(column, less)
    return isBeyond
  })
  return beyond < 0 ? columns.length : beyond
}
