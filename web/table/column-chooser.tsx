import { Button, TextField } from '@radix-ui/themes'
import { GripVertical, Pin, Search } from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { customNameOf } from '../../sync/domain/fields/custom-fields.ts'
import { bestFirst, foundByName } from '../../sync/domain/query/fields/found-by-name.ts'
import { withMoved, withPlaced, withToggled } from '../../sync/domain/table/change-columns.ts'
import { columnName, FIELD_COLUMNS, type TableColumn } from '../../sync/domain/table/table-column.ts'
import { type Density, MOST_IN_REPORT } from '../../sync/domain/table/table-layout.ts'
import type { TablePlace } from '../../sync/domain/table/usual-columns.ts'
import { useBook } from '../data/book/book.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import styles from './column-chooser.module.css'
import { followRow } from './follow-row.ts'
import type { ChosenLayout } from './use-table-layout.ts'
import { workedColumns } from './worked-columns.ts'

interface ColumnChooserProps {
  layout: ChosenLayout
  place: TablePlace
  /** Called for what rents are worked out with, which takes the place of this choice. */
  onAssume(): void
}

const DENSITIES = [
  { value: 'compact', label: '36' },
  { value: 'roomy', label: '44' },
] as const satisfies readonly { value: Density; label: string }[]

/** Which columns a table has, and in which order: a check takes one in or out, a drag or Alt with an arrow moves it. */
export function ColumnChooser({ layout, place, onAssume }: ColumnChooserProps) {
  const { columns, setColumns, density, setDensity, isChosen } = layout
  const { book } = useBook()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const chosen = columns.map(({ column }) => column)
  const offered = offeredColumns(book, place)
  const further = offered.filter((column) => !chosen.includes(column))
  const shown = [...matchingColumns(chosen, typed), ...matchingColumns(further, typed)]

  const newest = useRef(layout)
  newest.current = layout
  /** The column that was taken in or out by the press before, and keeps the focus. */
  const toggled = useRef<TableColumn | null>(null)
  const [acts] = useState<RowActs>(() => {
    const change = (to: (columns: ChosenLayout['columns']) => ChosenLayout['columns']) =>
      newest.current.setColumns(to(newest.current.columns))
    return {
      toggle(column) {
        toggled.current = column
        change((columns) => withToggled(columns, column))
      },
      takesFocus(column) {
        const isToggled = toggled.current === column
        if (isToggled) toggled.current = null
        return isToggled
      },
      move: (column, by) => change((columns) => withMoved(columns, column, by)),
      grab(event, column) {
        if (list.current === null) return
        followRow(event, list.current, (place) => change((columns) => withPlaced(columns, column, place)))
      },
    }
  })

  function onEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
    const found = key === 'Enter' && typed.trim() !== '' ? columnOnEnter(chosen, shown) : null
    if (found === null) return
    setColumns(withToggled(columns, found))
    // The next one is typed in its place.
    currentTarget.select()
  }
  return (
    <>
      <TextField.Root
        type="search"
        aria-label="Find a column"
        placeholder="Find a column"
        autoComplete="off"
        value={typed}
        data-takes-focus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onEnter}
      >
        <TextField.Slot>
          <Search size={15} strokeWidth={1.75} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <ul ref={list} className={styles.list} aria-label="Columns">
        {typed === '' && (
          <li className={styles.row}>
            <Pin size={14} strokeWidth={1.75} aria-hidden className={styles.handle} />
            <Checkbox checked disabled onChange={() => undefined} trailing="frozen">
              Property
            </Checkbox>
          </li>
        )}
        {shown.map((column) => {
          const isShown = chosen.includes(column)
          return (
            <ColumnRow
              // Another row where it stands in the other part: to move one, React would move all between.
              key={`${isShown} ${column}`}
              column={column}
              isShown={isShown}
              isOnly={isShown && chosen.length === 1}
              isFirst={column === further[0]}
              isMovable={isShown && typed === ''}
              acts={acts}
            />
          )
        })}
        {shown.length === 0 && <li className={styles.none}>No column has this name.</li>}
      </ul>
      <div className={styles.foot}>
        <span className={styles.label}>Rows</span>
        <SegmentedControl<Density>
          label="Height of rows"
          size="small"
          value={density}
          segments={DENSITIES}
          onChange={setDensity}
        />
        <Button
          variant="outline"
          color="gray"
          className={styles.reset}
          aria-disabled={!isChosen || undefined}
          data-disabled={!isChosen || undefined}
          onClick={() => isChosen && setColumns(null)}
        >
          Reset
        </Button>
      </div>
      <p className={styles.hint}>
        {chosen.length} of {offered.length}. Exports take these columns
        {chosen.length > MOST_IN_REPORT && `, PDF and HTML the first ${MOST_IN_REPORT}`}, unless you choose
        others there.
      </p>
      <Button variant="ghost" color="gray" size="1" aria-haspopup="dialog" onClick={onAssume}>
        Assumed lease terms
      </Button>
    </>
  )
}

/** What can be done to a column, for good: a change of one leaves the rows of the others as they are. */
interface RowActs {
  toggle(column: TableColumn): void
  /** Whether a new row stands for the one that had the focus. */
  takesFocus(column: TableColumn): boolean
  move(column: TableColumn, by: number): void
  grab(event: PointerEvent, column: TableColumn): void
}

interface ColumnRowProps {
  column: TableColumn
  isShown: boolean
  /** The table has no other one. */
  isOnly: boolean
  /** The first of those that the table does not have. */
  isFirst: boolean
  isMovable: boolean
  acts: RowActs
}

const ColumnRow = memo(function ColumnRow(props: ColumnRowProps) {
  const { column, isShown, isOnly, isFirst, isMovable, acts } = props
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (acts.takesFocus(column)) row.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [acts, column])
  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    if (event.altKey) acts.move(column, by)
    else stepFocus(event.currentTarget, by)
  }
  return (
    <li
      ref={row}
      className={styles.row}
      data-column={isShown ? column : undefined}
      data-first={isFirst || undefined}
      onKeyDown={onKeyDown}
    >
      <span
        aria-hidden
        className={styles.handle}
        onPointerDown={isMovable ? (event) => acts.grab(event, column) : undefined}
      >
        <GripVertical size={14} strokeWidth={1.75} />
      </span>
      <Checkbox
        checked={isShown}
        disabled={isOnly}
        trailing={
          isShown ? (
            <span className={styles.keys}>Alt ↑ ↓</span>
          ) : customNameOf(column) === null ? undefined : (
            'custom'
          )
        }
        onChange={() => acts.toggle(column)}
      >
        {columnName(column)}
      </Checkbox>
    </li>
  )
})

function stepFocus(row: Element, by: number): void {
  const next = by > 0 ? row.nextElementSibling : row.previousElementSibling
  next?.querySelector('input')?.focus()
}

/** Every column a table can show: the registry's in their order, then the sources' own. */
function offeredColumns(book: Book | null, place: TablePlace): readonly TableColumn[] {
  return [...(place === 'compared' ? (['distance'] as const) : []), ...FIELD_COLUMNS, ...workedColumns(book)]
}

/** In their order until words are typed, then as well as they are found by them. */
export function matchingColumns(columns: readonly TableColumn[], typed: string): readonly TableColumn[] {
  if (typed.trim() === '') return columns
  return bestFirst(columns, (column) => foundByName(typed, columnName(column), column))
}

/** Enter takes in what was found, where that is one column and the table does not have it. */
export function columnOnEnter(
  chosen: readonly TableColumn[],
  found: readonly TableColumn[],
): TableColumn | null {
  const [only, other] = found
  return only === undefined || other !== undefined || chosen.includes(only) ? null : only
}
