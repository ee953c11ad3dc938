import { useMemo, useRef, useState } from 'react'
import type { ResultRowsHandle } from '../../rows/result-rows.ts'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { useResultKeys } from '../../rows/use-result-keys.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { movedTo } from '../moves/moved-to.ts'
import { useRowMoves } from '../moves/use-row-moves.ts'
import type { ListComp } from './list-comps.ts'
import type { RowHandlers } from './rows/row-handlers.ts'
import { rowOf } from './rows/row-menu.ts'
import { useNoteEditing } from './rows/use-note-editing.ts'
import { useRowHandlers } from './rows/use-row-handlers.ts'
import { useRowSelection } from './rows/use-row-selection.ts'
import type { ListScreen } from './use-list-screen.ts'

/** A comp that is about to be left out, and where its reason is asked for. */
interface Excluding {
  id: string
  name: string
  beside: Element
}

/** What goes on among the comps of a list: which one is chosen, moved, annotated or being left out. */
export function useListPanel(screen: ListScreen, scroller: Scroller, pitch: number) {
  const { list, comps, narrowed, shown, edits, sort } = screen
  const rows = useRef<ResultRowsHandle>(null)
  const includedBody = useRef<HTMLTableSectionElement>(null)
  const [said, announce] = useState('')
  const [excluding, setExcluding] = useState<Excluding | null>(null)
  const [noteIn, setNoteIn] = useState<string | null>(null)
  const { openId: openNote, editing } = useNoteEditing(list, edits)

  const ownOrder = useMemo(() => comps.included.map(({ entry }) => entry.propertyId), [comps])
  const moves = useRowMoves({
    ids: ownOrder,
    pitch: pitch,
    list: includedBody,
    scroller,
    onMove: (id, after) => edits?.move(id, after),
    announce,
  })
  const { grabbed } = moves
  const included = useMemo(() => {
    if (grabbed === null) return shown
    const byId = new Map(shown.map((comp) => [comp.entry.propertyId, comp]))
    return movedTo(ownOrder, grabbed.id, grabbed.position).flatMap((id) => byId.get(id) ?? [])
  }, [shown, grabbed, ownOrder])
  const all = useMemo(() => [...included, ...comps.excluded], [included, comps.excluded])
  const ids = useMemo(() => all.map(({ entry }) => entry.propertyId), [all])
  const selection = useRowSelection(ids, rows)

  function askWhy(id: string, beside: Element) {
    const entry = list.entries.find(({ propertyId }) => propertyId === id)
    if (entry !== undefined) setExcluding({ id, name: entry.propertyName, beside })
  }
  const actions = useRowHandlers({
    screen,
    select: selection.select,
    goOnFrom: selection.goOnFrom,
    askWhy,
    editNotes(id) {
      const inPlace = document.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"]`)
      if (inPlace?.offsetParent) editing?.open(id)
      else setNoteIn(id)
    },
    announce,
  })
  const onKeyDown = useResultKeys({ columns: 1, move: selection.moveBy, clear: selection.clear })
  useListKeys(all[selection.selected] ?? null, edits === null ? null : actions)

  // Among some of them a place is not one of the list.
  const isWhole = narrowed.length === comps.included.length
  const movableAmong = sort === null && isWhole ? ownOrder.length : null
  const tools = useMemo(
    () => (editing === null ? null : { moves: moves.actions, editing, movableAmong }),
    [editing, moves.actions, movableAmong],
  )
  const idIn = (slot: number) => all.find((comp) => comp.slot === slot)?.entry.propertyId

  return {
    isEmpty: comps.included.length + comps.excluded.length === 0,
    table: {
      ref: rows,
      included,
      includedBody,
      selected: selection.selected,
      actions,
      tools,
      openNote,
      moves,
      scroller,
    },
    onKeyDown,
    said,

    excluding,
    /** Reasons that the list has given already. */
    reasons: [...new Set(comps.excluded.flatMap(({ entry }) => entry.excludeReason ?? []))],
    exclude(reason: string | null) {
      if (excluding === null) return
      setExcluding(null)
      selection.goOnFrom(excluding.id)
      edits?.exclude(excluding.id, reason)
    },
    cancelExclusion: () => setExcluding(null),

    /** The comp whose notes are in a dialog, where their column has no room. */
    noteIn,
    saveNote: (id: string, notes: string | null) => void edits?.annotate(id, notes),
    closeNote: () => setNoteIn(null),

    show(slot: number) {
      const id = idIn(slot)
      if (id === undefined) return
      selection.select(id)
      rows.current?.reveal(ids.indexOf(id))
    },
    goTo(slot: number) {
      const id = idIn(slot)
      if (id !== undefined) selection.goTo(id)
    },
  }
}

/** Keys that act on the chosen comp; `actions` are null for who may only read. */
function useListKeys(chosen: ListComp | null, actions: RowHandlers | null): void {
  const id = chosen?.entry.propertyId
  const isIncluded = chosen?.entry.isIncluded
  useShortcuts(
    'Comp list',
    actions === null
      ? []
      : [
          {
            keys: 'e',
            shown: ['E'],
            words: 'Exclude the property',
            run: () => id !== undefined && isIncluded && actions.askWhy(id, rowOf(id)),
          },
          {
            keys: 'i',
            shown: ['I'],
            words: 'Include the property',
            run: () => id !== undefined && !isIncluded && actions.include(id),
          },
          {
            keys: 'Delete',
            shown: ['Del'],
            words: 'Remove the property from the list',
            run: () => id !== undefined && actions.remove(id),
          },
        ],
  )
}
