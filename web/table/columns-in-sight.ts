import { useEffect, useRef } from 'react'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { widthOf } from './column-width.ts'

/** The columns that a pane shows: the first of them, and the one after the last. */
export interface ColumnsInSight {
  readonly first: number
  readonly end: number
}

/**
 * Which columns a pane shows. Its width and how far it was scrolled are remembered rather than asked for: asking would
 * lay out the page before its time. `before`: pixels of what stands before the columns, and stays when they are scrolled.
 */
export function useColumnsInSight(
  pane: HTMLElement | Window | null,
  columns: readonly LaidColumn[],
  before: number,
  less: number,
): ColumnsInSight {
  const shown = useRef({ left: 0, width: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (!(pane instanceof HTMLElement)) return
    const { current } = shown
    const noteLeft = () => {
      current.left = pane.scrollLeft
    }
    const observer = new ResizeObserver(([entry]) => {
      current.width = entry?.contentRect.width ?? Number.POSITIVE_INFINITY
      noteLeft()
    })
    observer.observe(pane)
    pane.addEventListener('scroll', noteLeft, { passive: true })
    return () => {
      observer.disconnect()
      pane.removeEventListener('scroll', noteLeft)
      current.left = 0
      current.width = Number.POSITIVE_INFINITY
    }
  }, [pane])
  const { left, width } = shown.current
  return columnsWithin(columns, left, left + width - before, less)
}

/** Columns as a row draws them: those in sight, and those on either side of it. */
export interface RowColumns {
  readonly ahead: readonly LaidColumn[]
  readonly seen: readonly LaidColumn[]
  readonly beyond: readonly LaidColumn[]
}

export interface PartedColumns {
  /** Of rows in sight: out of sight they have the columns that were painted last. */
  readonly now: RowColumns
  /** Of rows out of sight. */
  readonly later: RowColumns
  /** With the last column in sight, so is what stands behind it. */
  readonly isEndSeen: boolean
}

/**
 * Columns and those painted last, parted at the same places, so that a row has every cell once though others came into
 * sight meanwhile. Both stay the same objects as long as they name the same columns.
 */
export function usePartedColumns(
  columns: readonly LaidColumn[],
  painted: readonly LaidColumn[],
  { first, end }: ColumnsInSight,
): PartedColumns {
  const isEndSeen = end >= columns.length
  const ahead = (painted.length < first ? columns : painted).slice(0, first)
  // A cell more than there are heads would be a column of its own.
  const beyond = isEndSeen ? [] : painted.slice(end)
  const now = useUnchanged({ ahead, seen: columns.slice(first, end), beyond })
  const later = useUnchanged({ ahead, seen: painted.slice(first, end), beyond })
  return { now, later: isSame(now, later) ? now : later, isEndSeen }
}

function useUnchanged(parts: RowColumns): RowColumns {
  const last = useRef(parts)
  if (!isSame(last.current, parts)) last.current = parts
  return last.current
}

/** Cells say the same however wide they are. */
function isSame(a: RowColumns, b: RowColumns): boolean {
  return (['ahead', 'seen', 'beyond'] as const).every(
    (part) =>
      a[part].length === b[part].length && a[part].every(({ column }, i) => column === b[part][i]?.column),
  )
}

/** The columns that begin before `to` and end behind `from`, pixels from the left of the first. */
export function columnsWithin(
  columns: readonly LaidColumn[],
  from: number,
  to: number,
  less: number,
): ColumnsInSight {
  let right = 0
  let first = 0
  let end = 0
  for (const [i, column] of columns.entries()) {
    if (right < to) end = i + 1
    right += widthOf(column, less)
    if (right <= from) first = i + 1
  }
  return { first, end: Math.max(first, end) }
}
