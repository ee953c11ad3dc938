import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** What scrolls the rows: an element (null until it is there), or the page. */
export type Scroller = HTMLElement | Window | null

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
}

export interface FixedRows {
  /** First row to draw, and the one after the last. */
  first: number
  end: number
  scrollTo(row: number): void
}

/** So that a quick flick meets no blank. */
const OVERSCAN = 3

/** Which of many rows of one height need to be drawn. */
export function useFixedRows({
  count,
  pitch,
  list,
  scroller,
  covered,
  overscan = OVERSCAN,
}: FixedRowsOptions): FixedRows {
  const [scrollMargin, setScrollMargin] = useState(0)
  const isPage = scroller === window
  const shared = {
    count,
    scrollMargin,
    overscan,
    estimateSize: () => pitch,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    initialRect: { width: 0, height: window.innerHeight },
  }
  const inPage = useWindowVirtualizer({ ...shared, enabled: isPage })
  const inElement = useVirtualizer({
    ...shared,
    enabled: !isPage,
    getScrollElement: () => (scroller instanceof HTMLElement ? scroller : null),
  })
  const rows: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element> = isPage ? inPage : inElement

  // What stands above the rows changes its height without telling them. Rows drawn beyond the edges make up for
  // that until it is scrolled; to look after each keystroke would lay out the page twice.
  useLayoutEffect(() => {
    if (scroller === null) return
    const measure = () => {
      if (list.current !== null) setScrollMargin(topWithin(list.current, scroller))
    }
    measure()
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => scroller.removeEventListener('scroll', measure)
  }, [list, scroller])
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are kept from before; another pitch makes them void.
  useLayoutEffect(() => rows.measure(), [pitch])

  const items = rows.getVirtualItems()
  return {
    first: items.at(0)?.index ?? 0,
    end: (items.at(-1)?.index ?? -1) + 1,
    scrollTo: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  }
}

/** Pixels from the top of what scrolls to the top of the list, however far it is scrolled. */
function topWithin(list: HTMLElement, scroller: HTMLElement | Window): number {
  const { top } = list.getBoundingClientRect()
  return scroller instanceof HTMLElement
    ? top - scroller.getBoundingClientRect().top + scroller.scrollTop
    : top + scroller.scrollY
}
