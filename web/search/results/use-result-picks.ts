import { type MouseEvent, useRef, useState } from 'react'
import type { Property } from '../../../sync/domain/property.ts'
import type { Picking, PickStore } from '../../property/picks.ts'

interface PickableResults {
  /** Results shown, in order. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  /** The slot of a property of the book, or -1. */
  slotOf: (id: string) => number
  /** The result the keys stand on, or -1: where a range starts while nothing was picked. */
  selected: number
}

/** Picking among the results on screen: one by one with Ctrl or Command, a range with Shift, or by their boxes. */
export function useResultPicks(store: PickStore, { slots, propertyAt, slotOf, selected }: PickableResults) {
  /** Id of what was picked last by itself: the other end of a range. */
  const anchor = useRef<string | null>(null)

  function toggle(index: number) {
    const slot = slots[index]
    if (slot === undefined) return
    const { id } = propertyAt(slot)
    anchor.current = id
    store.toggle(id)
  }
  function pickThrough(index: number) {
    const picked = anchor.current === null ? -1 : slots.indexOf(slotOf(anchor.current))
    const from = picked >= 0 ? picked : selected >= 0 ? selected : index
    const range = slots.subarray(Math.min(from, index), Math.max(from, index) + 1)
    const start = slots[from]
    anchor.current = start === undefined ? null : propertyAt(start).id
    store.add(Array.from(range, (slot) => propertyAt(slot).id))
  }
  const newest = useRef({ toggle, pickThrough })
  newest.current = { toggle, pickThrough }
  const [picking] = useState<Picking>(() => ({
    store,
    toggle: (index) => newest.current.toggle(index),
    pickThrough: (index) => newest.current.pickThrough(index),
  }))

  return {
    picking,
    /** A press with Ctrl, Command or Shift picks what any other press opens. */
    onClickCapture(event: MouseEvent) {
      const { target, shiftKey } = event
      if (!(shiftKey || event.ctrlKey || event.metaKey) || !(target instanceof Element)) return
      const result = target.closest<HTMLElement>('[data-result]')
      if (result === null) return
      event.preventDefault()
      event.stopPropagation()
      const index = Number(result.dataset.result)
      if (shiftKey) pickThrough(index)
      else toggle(index)
    },
    /** Else a range of text would be marked as well. */
    onMouseDown(event: MouseEvent) {
      if (event.shiftKey) event.preventDefault()
    },
  }
}
