import { memo, type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { CompSort } from '../../../sync/proximity/comp-sort.ts'
import type { ResultRowsHandle } from '../../rows/result-rows.ts'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { useFocusFollows } from '../../rows/use-focus-follows.ts'
import { usePropertyCache } from '../../rows/use-property-cache.ts'
import { useResultKeys } from '../../rows/use-result-keys.ts'
import { useSelection } from '../../rows/use-selection.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { CompsView, FoundComps, Subject } from '../proximity-state.ts'
import type { ProximityActions } from '../use-proximity-actions.ts'
import { CompGrid } from './comp-grid.tsx'
import { CompTable } from './comp-table.tsx'

/** What the rest of the page asks of the list. */
export interface CompsHandle {
  /** Selects what is in a slot and brings it into view; false where it is not shown. */
  show(slot: number): boolean
  /** The same, and puts the focus on it. */
  goTo(slot: number): boolean
}

interface CompsProps {
  ref: Ref<CompsHandle>
  result: FoundComps
  subject: Subject | null
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
  view: CompsView
  unit: RentUnit
  sort: CompSort
  actions: ProximityActions
  scroller: Scroller
}

/** The comps as a table or as cards. One of them can be selected, by keys too. */
export const Comps = memo(function Comps(props: CompsProps) {
  const { ref, result, subject, propertyAt, slotOf, view, unit, sort, actions, scroller } = props
  const rows = useRef<ResultRowsHandle>(null)
  const read = usePropertyCache(propertyAt)
  const { slots } = result
  const { selected, select, clear } = useSelection({ slots, propertyAt: read, slotOf })
  useFocusFollows(selected, rows)
  const isWide = useMedia(MEDIA['from-wide'])
  const isLarge = useMedia(MEDIA['from-large'])
  const columns = isLarge ? 3 : isWide ? 2 : 1

  function go(index: number) {
    select(index)
    rows.current?.focus(index)
  }

  function move(by: number) {
    const to = selected < 0 ? 0 : selected + by
    if (to >= 0 && to < slots.length) go(to)
  }

  const onKeyDown = useResultKeys({ columns: view === 'grid' ? columns : 1, move, clear })
  const newest = useRef({ go, open: (_index: number) => {}, pick: (_id: string | null) => {} })
  newest.current = {
    go,
    pick(id) {
      // The focus goes on to a row that stays: the subject's own leaves the others, or its place over them.
      const index = id === null ? -1 : slots.indexOf(slotOf(id))
      const next = id === null ? Math.max(selected, 0) : index + 1 < slots.length ? index + 1 : index - 1
      if (next >= 0 && next < slots.length) go(next)
      actions.setSubject(id)
    },
    open(index) {
      const slot = slots[index]
      if (slot === undefined) return
      select(index)
      actions.openProperty(read(slot).id)
    },
  }
  const open = useCallback((index: number) => newest.current.open(index), [])
  const pick = useCallback((id: string | null) => newest.current.pick(id), [])
  useImperativeHandle(ref, () => ({
    show(slot) {
      const index = slots.indexOf(slot)
      if (index < 0) return false
      select(index)
      rows.current?.reveal(index)
      return true
    },
    goTo(slot) {
      const index = slots.indexOf(slot)
      if (index < 0) return false
      newest.current.go(index)
      return true
    },
  }))

  const shared = {
    ref: rows,
    result,
    subject,
    propertyAt: read,
    unit,
    selected,
    onOpen: open,
    onOpenSubject: actions.openProperty,
    onPick: pick,
    scroller,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the comps inside, which are buttons.
    <div onKeyDown={onKeyDown}>
      {view === 'grid' ? (
        <CompGrid {...shared} columns={columns} />
      ) : (
        <CompTable {...shared} sort={sort} onSort={actions.setSort} />
      )}
    </div>
  )
})
