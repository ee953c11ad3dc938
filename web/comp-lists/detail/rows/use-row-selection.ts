import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ResultRowsHandle } from '../../../rows/result-rows.ts'

export interface RowSelection {
  /** Position among all rows, or -1. */
  selected: number
  selectedId: string | null
  select(propertyId: string): void
  clear(): void
  /** Selects the row so many below, and gives it the focus. */
  moveBy(by: number): void
  /** Gives the focus to a row; false where there is none. */
  goTo(propertyId: string): boolean
  /** Once this row is gone, focuses the row that takes its place. */
  goOnFrom(propertyId: string): void
}

/** The row that keys act on. `ids` are those of all rows, in the order shown. */
export function useRowSelection(
  ids: readonly string[],
  rows: RefObject<ResultRowsHandle | null>,
): RowSelection {
  const [selectedId, select] = useState<string | null>(null)
  const leaving = useRef<{ id: string; next: string | null } | null>(null)
  const selected = selectedId === null ? -1 : ids.indexOf(selectedId)

  function focus(index: number): void {
    select(ids[index] ?? null)
    rows.current?.focus(index)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new order of rows can move the selected row out of place.
  useLayoutEffect(() => {
    const { current } = leaving
    if (current === null) return
    leaving.current = null
    const next = current.next === null ? -1 : ids.indexOf(current.next)
    if (next >= 0) focus(next)
  }, [ids])

  return {
    selected,
    selectedId: selected < 0 ? null : selectedId,
    select,
    clear: () => select(null),
    moveBy(by) {
      const to = selected < 0 ? 0 : selected + by
      if (to >= 0 && to < ids.length) focus(to)
    },
    goTo(propertyId) {
      const index = ids.indexOf(propertyId)
      if (index >= 0) focus(index)
      return index >= 0
    },
    goOnFrom(propertyId) {
      const index = ids.indexOf(propertyId)
      leaving.current = { id: propertyId, next: ids[index + 1] ?? ids[index - 1] ?? null }
    },
  }
}
