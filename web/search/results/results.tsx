import { Button } from '@radix-ui/themes'
import { memo, type Ref, Suspense, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PAGE_SIZE } from '../../../sync/book/question/first-page.ts'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { TableSort } from '../../../sync/domain/table/table-sort.ts'
import { PickContext, type PickStore } from '../../property/picks.ts'
import type { ResultRowsHandle } from '../../rows/result-rows.ts'
import { ResultsGrid } from '../../rows/results-grid.tsx'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { useFocusFollows } from '../../rows/use-focus-follows.ts'
import { usePropertyCache } from '../../rows/use-property-cache.ts'
import { useResultKeys } from '../../rows/use-result-keys.ts'
import { useSelection } from '../../rows/use-selection.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { ResultsHandle } from '../results-handle.ts'
import type { ResultsView } from '../search-state.ts'
import { LazyResultsTable } from './lazy-results-table.ts'
import styles from './results.module.css'
import { useResultPicks } from './use-result-picks.ts'

interface ResultsProps {
  ref: Ref<ResultsHandle>
  found: number
  /** Slots of all that is found, in order; of the first page, until there is a book. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
  /** Names the question asked: another one starts at the first page. */
  question: string
  view: ResultsView
  unit: RentUnit
  sort: TableSort | 'relevance'
  onSort: (sort: TableSort) => void
  onOpen: (id: string) => void
  /** Keeps what is picked of the results. */
  picks: PickStore
  scroller: Scroller
}

/** What is found, as cards or as rows, page by page. */
export const Results = memo(function Results(props: ResultsProps) {
  const {
    ref,
    found,
    slots,
    propertyAt,
    slotOf,
    question,
    view,
    unit,
    sort,
    onSort,
    onOpen,
    picks,
    scroller,
  } = props
  const rows = useRef<ResultRowsHandle>(null)
  /** The result that takes the focus once the table is loaded. */
  const awaited = useRef<number | null>(null)
  const takeRows = useCallback((handle: ResultRowsHandle | null) => {
    rows.current = handle
    if (handle === null || awaited.current === null) return
    handle.focus(awaited.current)
    awaited.current = null
  }, [])
  const read = usePropertyCache(propertyAt)
  const { revealed, hasMore, showMore, showThrough } = usePaging(question, found)
  const shownSlots = useMemo(() => slots.subarray(0, revealed), [slots, revealed])
  const shown = shownSlots.length
  const results = { slots: shownSlots, propertyAt: read, slotOf }
  const { selected, select, clear } = useSelection(results)
  useFocusFollows(selected, rows)
  const { picking, ...pointing } = useResultPicks(picks, { ...results, selected })
  const columns = useColumns()

  function go(index: number) {
    select(index)
    if (rows.current === null) awaited.current = index
    else rows.current.focus(index)
  }

  function move(by: number) {
    const to = selected < 0 ? 0 : selected + by
    if (to >= 0 && to < shown) go(to)
  }

  function extend(by: number) {
    const to = selected + by
    if (selected < 0 || to < 0 || to >= shown) return
    const [from, until] = [Math.min(selected, to), Math.max(selected, to)]
    picks.add(Array.from(shownSlots.subarray(from, until + 1), (slot) => read(slot).id))
    go(to)
  }

  const onKeyDown = useResultKeys({
    columns: view === 'grid' ? columns : 1,
    move,
    picking: { extend, pick: () => picking.toggle(selected) },
    clear: () => (picks.current().size > 0 ? picks.clear() : clear()),
  })
  const open = (index: number) => {
    const slot = slots[index]
    if (slot === undefined) return
    select(index)
    onOpen(read(slot).id)
  }
  const newest = useRef({ go, open, select })
  newest.current = { go, open, select }
  const openResult = useCallback((index: number) => newest.current.open(index), [])
  useImperativeHandle(ref, () => {
    /** The result may be on a page that is not revealed yet. */
    const shownIndexOf = (slot: number) => {
      const index = slots.indexOf(slot)
      if (index >= shown) flushSync(() => showThrough(index))
      return index
    }
    return {
      enter: () => go(0),
      goTo(slot) {
        const index = shownIndexOf(slot)
        if (index >= 0) newest.current.go(index)
        return index >= 0
      },
      reveal(slot) {
        const index = shownIndexOf(slot)
        if (index < 0) return
        newest.current.select(index)
        rows.current?.reveal(index)
      },
    }
  })

  const shared = {
    ref: takeRows,
    slots: shownSlots,
    propertyAt: read,
    unit,
    selected,
    onOpen: openResult,
    scroller,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the results inside, which are buttons.
    <div onKeyDown={onKeyDown} {...pointing}>
      <PickContext value={picking}>
        {view === 'grid' ? (
          <ResultsGrid {...shared} columns={columns} />
        ) : (
          <Suspense fallback={null}>
            <LazyResultsTable {...shared} sort={sort} onSort={onSort} besideMap={view === 'map'} />
          </Suspense>
        )}
      </PickContext>
      {hasMore && (
        <div className={styles.more}>
          <Button type="button" variant="outline" color="gray" onClick={showMore}>
            Load More Properties
          </Button>
          <span className={styles.shown}>
            {formatCount(shown)} of {formatCount(found)} shown
          </span>
        </div>
      )}
    </div>
  )
})

/** Cards to a row, by width of the window. */
function useColumns(): 1 | 2 | 3 {
  const isMedium = useMedia(MEDIA['from-roomy'])
  const isLarge = useMedia(MEDIA['from-large'])
  return isLarge ? 3 : isMedium ? 2 : 1
}

/** The button shows from this many results on. */
const LOAD_MORE_FROM = 10

interface Paging {
  /** How many of the results may be shown. */
  revealed: number
  hasMore: boolean
  showMore: () => void
  /** Reveals the pages up to the one with this position. */
  showThrough: (index: number) => void
}

/** Results are revealed page by page; another question starts at the first page. */
function usePaging(question: string, found: number): Paging {
  const [state, setState] = useState({ question, pages: 1 })
  const pages = state.question === question ? state.pages : 1
  const revealed = Math.min(found, pages * PAGE_SIZE)
  return {
    revealed,
    hasMore: found >= LOAD_MORE_FROM && revealed < found,
    showMore: () => setState({ question, pages: pages + 1 }),
    showThrough: (index) =>
      setState({ question, pages: Math.max(pages, Math.ceil((index + 1) / PAGE_SIZE)) }),
  }
}
