import type { KeyboardEvent } from 'react'
import { type Shortcut, useShortcuts } from '../ui/chrome/shortcuts.ts'

interface ResultKeys {
  /** Results in a row on the screen. */
  columns: number
  /** Moves the selection by so many results. */
  move: (by: number) => void
  clear: () => void
  /** Absent where results cannot be picked. */
  picking?: {
    /** Moves the selection, picking all on the way. */
    extend: (by: number) => void
    /** Picks the result, or no longer. */
    pick: () => void
  }
}

/** Keys that move through the results, from anywhere on the screen; held down, among the results themselves. */
export function useResultKeys({ columns, move, clear, picking }: ResultKeys): (event: KeyboardEvent) => void {
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
  }
  useShortcuts('Results', [
    { keys: 'j', shown: ['J'], words: 'Next result', run: () => move(1) },
    { keys: 'k', shown: ['K'], words: 'Previous result', run: () => move(-1) },
    { keys: 'ArrowDown', shown: ['↓'], words: 'Result below', run: () => move(columns) },
    { keys: 'ArrowUp', shown: ['↑'], words: 'Result above', run: () => move(-columns) },
    { keys: 'Enter', shown: ['Enter'], words: 'Open the result' },
    { keys: 'ArrowRight', shown: ['←', '→'], words: 'In an open property: previous, next' },
    ...(picking === undefined
      ? []
      : [
          { keys: 'x', shown: ['X'], words: 'Select the result for exports', run: picking.pick },
          { keys: '[Shift]+ArrowDown', shown: ['Shift', '↓'], words: 'Select the next one as well' },
        ]),
    { keys: 'Escape', shown: ['Esc'], words: 'Clear the selection', run: clear },
  ] satisfies Shortcut[])

  return (event) => {
    const by = steps[event.key]
    // A dialog opened from a result bubbles through here too.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.shiftKey && picking === undefined) return
    event.preventDefault()
    if (event.shiftKey) picking?.extend(by)
    else move(by)
  }
}
