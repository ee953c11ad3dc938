import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { TableSort } from '../../../sync/domain/table/table-sort.ts'
import type { ResultRowsHandle } from '../../rows/result-rows.ts'
import { ResultsList } from '../../rows/results-list.tsx'
import { useFocusFollows } from '../../rows/use-focus-follows.ts'
import { usePropertyCache } from '../../rows/use-property-cache.ts'
import { useScrollToTop } from '../../rows/use-scroll-to-top.ts'
import { useSelection } from '../../rows/use-selection.ts'
import { TableBar } from '../../table/table-bar.tsx'
import { useTableLayout } from '../../table/use-table-layout.ts'
import { propertiesWords } from '../portfolio-words.ts'
import styles from './current-set.module.css'

export interface CurrentSetHandle {
  /** Selects what is in a slot and puts the focus on it; false where it is not in the set. */
  goTo(slot: number): boolean
}

interface CurrentSetProps {
  ref: Ref<CurrentSetHandle>
  /** In order. At least one. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
  unit: RentUnit
  sort: TableSort
  /** Names the set: another one is read from its first row on. */
  question: string
  onSort: (sort: TableSort) => void
  onOpen: (id: string) => void
  /** Stands at the right of the head. */
  action: ReactNode
}

/** The properties of the set as rows. They scroll by themselves; the arrow keys move among them. */
export function CurrentSet(props: CurrentSetProps) {
  const { ref, slots, propertyAt, slotOf, unit, sort, question, onSort, onOpen, action } = props
  const rows = useRef<ResultRowsHandle>(null)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const read = usePropertyCache(propertyAt)
  const { selected, select } = useSelection({ slots, propertyAt: read, slotOf })
  const layout = useTableLayout('narrow')
  useFocusFollows(selected, rows)
  useScrollToTop(question, pane)

  function go(index: number) {
    select(index)
    rows.current?.focus(index)
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const to = selected < 0 ? 0 : selected + by
    if (to >= 0 && to < slots.length) go(to)
  }
  const newest = useRef({ slots, onOpen, select })
  newest.current = { slots, onOpen, select }
  const open = useCallback(
    (index: number) => {
      const slot = newest.current.slots[index]
      if (slot === undefined) return
      newest.current.select(index)
      newest.current.onOpen(read(slot).id)
    },
    [read],
  )
  useImperativeHandle(ref, () => ({
    goTo(slot) {
      const index = slots.indexOf(slot)
      if (index >= 0) go(index)
      return index >= 0
    },
  }))

  return (
    <section className={styles.card} aria-labelledby="set-title">
      <header className={styles.head}>
        <h2 id="set-title" className={styles.title}>
          Properties in the set
        </h2>
        <span className={styles.count}>{propertiesWords(slots.length)}</span>
        {action}
      </header>
      <TableBar place="narrow" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the rows inside, which are buttons. */}
      <div className={styles.pane} ref={setPane} onKeyDown={onKeyDown}>
        <ResultsList
          ref={rows}
          slots={slots}
          propertyAt={read}
          unit={unit}
          selected={selected}
          onOpen={open}
          scroller={pane}
          sort={sort}
          onSort={onSort}
          layout={layout}
          besideMap
        />
      </div>
    </section>
  )
}
