import { useLayoutEffect, useRef, useState } from 'react'
import { movedTo, predecessorOf } from '../../moves/moved-to.ts'
import type { ListScreen } from '../use-list-screen.ts'
import type { RowHandlers } from './row-handlers.ts'

interface RowVerbsOptions {
  screen: ListScreen
  select(propertyId: string): void
  /** Selects what stands where this row stood, once it has gone. */
  goOnFrom(propertyId: string): void
  askWhy(propertyId: string, beside: Element): void
  editNotes(propertyId: string): void
  announce(words: string): void
}

/** What can be done with a comp in its row. The same functions for good, acting on the newest state. */
export function useRowHandlers(options: RowVerbsOptions): RowHandlers {
  const newest = useRef(options)
  useLayoutEffect(() => {
    newest.current = options
  })
  const [actions] = useState<RowHandlers>(() => ({
    open(propertyId) {
      newest.current.select(propertyId)
      newest.current.screen.openProperty(propertyId)
    },
    select: (propertyId) => newest.current.select(propertyId),
    setSubject(propertyId) {
      newest.current.goOnFrom(propertyId)
      newest.current.screen.edits?.setSubject(propertyId)
    },
    askWhy: (propertyId, beside) => newest.current.askWhy(propertyId, beside),
    include(propertyId) {
      newest.current.goOnFrom(propertyId)
      newest.current.screen.edits?.include(propertyId)
    },
    remove(propertyId) {
      newest.current.goOnFrom(propertyId)
      newest.current.screen.edits?.remove(propertyId)
    },
    editNotes: (propertyId) => newest.current.editNotes(propertyId),
    moveBy(propertyId, by) {
      const { screen, announce } = newest.current
      const ids = screen.comps.included.map(({ entry }) => entry.propertyId)
      const position = Math.max(ids.indexOf(propertyId) + by, 0)
      screen.edits?.move(propertyId, predecessorOf(movedTo(ids, propertyId, position), propertyId))
      announce(`Moved, number ${Math.min(position, ids.length - 1) + 1} of ${ids.length}.`)
    },
  }))
  return actions
}
