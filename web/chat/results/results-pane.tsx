import { Button } from '@radix-ui/themes'
import { ArrowLeft, List, Map as MapIcon, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { type RowSet, slotsOf, sortOfRows } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { isSortBy, SORTS } from '../../../sync/domain/sort.ts'
import { USUAL_COLUMNS } from '../../../sync/domain/table/usual-columns.ts'
import { createHoverStore, HoverContext } from '../../property/hover-store.ts'
import type { ResultRowsHandle } from '../../rows/result-rows.ts'
import { ResultsGrid } from '../../rows/results-grid.tsx'
import { ResultsList } from '../../rows/results-list.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CriteriaRow } from '../criteria-row.tsx'
import styles from './results-pane.module.css'
import { RowsMap } from './rows-map.tsx'
import { markedRow, type ShownRows, shownWords } from './shown-rows.ts'

interface ResultsPaneProps {
  book: Book
  shown: ShownRows
  view: 'results' | 'map'
  /** Beside the conversation; else in its place. */
  isBeside: boolean
  propertyAt: (slot: number) => Property
  onView: (view: 'results' | 'map') => void
  onRows: (rows: RowSet) => void
  /** Back from a figure's rows to all that was found. */
  onAll: () => void
  onClose: () => void
  onOpen: (id: string) => void
}

const LAYOUT = { columns: USUAL_COLUMNS.narrow, density: 'roomy' } as const

/** What was found: criteria, and rows or a map. */
export function ResultsPane(props: ResultsPaneProps) {
  const { book, shown, view, isBeside, propertyAt, onView, onRows, onAll, onClose, onOpen } = props
  const { rows, figure } = shown
  const slots = useMemo(() => slotsOf(book, rows), [book, rows])
  const { title, hint } = shownWords(shown, slots.length)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const list = useRef<ResultRowsHandle>(null)
  const [hovered] = useState(createHoverStore)
  const marked = markedRow(shown, slots.length)
  const openAt = (index: number) => {
    const slot = slots[index]
    if (slot !== undefined) onOpen(propertyAt(slot).id)
  }
  const sort = sortOfRows(rows) ?? (rows.order === null ? 'rent_asc' : 'relevance')
  const shared = {
    ref: list,
    slots,
    propertyAt,
    unit: 'month' as const,
    selected: marked,
    onOpen: openAt,
    scroller,
  }
  return (
    <HoverContext value={hovered}>
      <section className={styles.pane} aria-label={title} data-beside={isBeside || undefined}>
        <header className={styles.head}>
          {!isBeside && (
            <Button
              type="button"
              variant="ghost"
              color="gray"
              className={styles.back}
              onClick={view === 'map' ? () => onView('results') : onClose}
            >
              <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
              {view === 'map' ? 'Back to Results' : 'Back to Chat'}
            </Button>
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.hint} role="status">
              {hint}
            </p>
          </div>
          <SegmentedControl
            label="View"
            size="small"
            value={view}
            onChange={onView}
            segments={[
              { value: 'results', label: 'List', icon: List, iconOnly: true },
              { value: 'map', label: 'Map', icon: MapIcon, iconOnly: true },
            ]}
          />
          {isBeside && <IconButton icon={X} label="Back to Chat" onClick={onClose} />}
        </header>
        <div className={styles.criteria}>
          <CriteriaRow book={book} rows={rows} onRows={figure === null ? onRows : undefined} />
          {figure !== null && (
            <button type="button" className={styles.all} onClick={onAll}>
              Show all that was found
            </button>
          )}
          {isBeside && view === 'map' && (
            <button type="button" className={styles.all} onClick={() => onView('results')}>
              Back to Results
            </button>
          )}
        </div>
        {view === 'map' ? (
          <RowsMap
            {...{ book, rows, slots, propertyAt, hovered }}
            onRows={figure === null ? onRows : undefined}
            onOpen={onOpen}
          />
        ) : (
          <div className={styles.rows} ref={setScroller}>
            {slots.length === 0 ? (
              <p className={styles.none}>No property meets these criteria. Remove one to find more.</p>
            ) : isBeside ? (
              <ResultsList
                {...shared}
                sort={sort}
                onSort={(by) => isSortBy(by) && onRows({ ...rows, order: SORTS[by], limit: rows.limit })}
                layout={LAYOUT}
                besideMap
              />
            ) : (
              <ResultsGrid {...shared} columns={1} />
            )}
          </div>
        )}
      </section>
    </HoverContext>
  )
}
