import { type RefObject, useRef, useState } from 'react'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { followPointer } from './follow-pointer.ts'
import { movedTo, positionInGap, predecessorOf } from './moved-to.ts'

interface RowMovesOptions {
  /** In the list's own order. */
  ids: readonly string[]
  /** Pixels of a row. */
  pitch: number
  /** What the rows stand in, all of them or blanks of their height. */
  list: RefObject<HTMLElement | null>
  scroller: Scroller
  /** Behind which one a row is to stand; null for the first place. */
  onMove(id: string, after: string | null): void
  /** Said to whoever does not see it. */
  announce(words: string): void
}

export interface RowMoves {
  /** Moved by keys, and where it would stand, from 0. */
  grabbed: { id: string; position: number } | null
  /** Moved by the pointer, and the gap it would fall into. */
  dragged: { id: string; gap: number } | null
  actions: RowMoveActions
}

/** What a handle does. The same functions for good. */
export interface RowMoveActions {
  /** Grabs a row, or drops the grabbed one where it is. */
  toggle(id: string): void
  step(by: number): void
  cancel(): void
  drag(id: string, event: { clientX: number; clientY: number; pointerId: number }): void
}

/** Moves rows by a handle: dragged, or grabbed and moved by keys. Nothing is written before it is dropped. */
export function useRowMoves(options: RowMovesOptions): RowMoves {
  const [grabbed, setGrabbed] = useState<RowMoves['grabbed']>(null)
  const [dragged, setDragged] = useState<RowMoves['dragged']>(null)
  const newest = useRef({ ...options, grabbed })
  newest.current = { ...options, grabbed }

  const [actions] = useState<RowMoveActions>(() => {
    const numberWords = (position: number) => `number ${position + 1} of ${newest.current.ids.length}`

    function place(id: string, position: number) {
      const { ids, onMove } = newest.current
      if (position !== ids.indexOf(id)) onMove(id, predecessorOf(movedTo(ids, id, position), id))
    }

    return {
      toggle(id) {
        const { grabbed: held, ids, announce } = newest.current
        if (held?.id === id) {
          place(id, held.position)
          setGrabbed(null)
          announce(`Dropped, ${numberWords(held.position)}.`)
          return
        }
        const position = ids.indexOf(id)
        if (position < 0) return
        setGrabbed({ id, position })
        announce(
          `Grabbed, ${numberWords(position)}. The arrow keys move it, Space drops it, Escape puts it back.`,
        )
      },
      step(by) {
        const { grabbed: held, ids, announce } = newest.current
        if (held === null) return
        const position = Math.min(Math.max(held.position + by, 0), ids.length - 1)
        setGrabbed({ ...held, position })
        announce(numberWords(position))
      },
      cancel() {
        const { grabbed: held, ids, announce } = newest.current
        if (held === null) return
        setGrabbed(null)
        announce(`Back at ${numberWords(ids.indexOf(held.id))}.`)
      },
      drag(id, event) {
        const { list, scroller } = newest.current
        let gap = -1
        followPointer(event, scroller, {
          onMove(clientY) {
            const { pitch, ids } = newest.current
            const top = list.current?.getBoundingClientRect().top ?? 0
            const next = Math.min(Math.max(Math.round((clientY - top) / pitch), 0), ids.length)
            if (next === gap) return
            gap = next
            setDragged({ id, gap })
          },
          onEnd(isDropped) {
            setDragged(null)
            if (!isDropped || gap < 0) return
            const position = positionInGap(newest.current.ids, id, gap)
            place(id, position)
            newest.current.announce(`Moved, ${numberWords(position)}.`)
          },
        })
      },
    }
  })
  return { grabbed, dragged, actions }
}
