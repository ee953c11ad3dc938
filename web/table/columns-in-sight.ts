import { useEffect, useRef } from 'react'
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
