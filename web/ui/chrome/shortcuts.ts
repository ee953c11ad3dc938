import { useLayoutEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import { listShortcuts } from './shortcut-list.ts'

export interface Shortcut {
  /** As tinykeys reads it: `/`, `[Shift]+?`, `g s`. */
  keys: string
  /** As the list of keys shows it: `['G', 'S']`. */
  shown: readonly string[]
  words: string
  /** Absent where the part of the screen that has the focus acts on the key itself. */
  run?: () => void
}

/**
 * Makes keys work while the component is shown, and lists them under `group` for "?". Keys are left alone while
 * text is typed and while a dialog is open.
 */
export function useShortcuts(group: string, shortcuts: readonly Shortcut[]): void {
  const newest = useRef(shortcuts)
  newest.current = shortcuts
  const signature = shortcuts.map(({ keys, words }) => `${keys}=${words}`).join('\n')

  // As soon as the component is seen, so that no key is lost between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the shortcuts.
  useLayoutEffect(() => {
    const bindings = shortcuts.flatMap(({ keys, run }, index) => {
      const act = (event: KeyboardEvent) => {
        event.preventDefault()
        newest.current[index]?.run?.()
      }
      return run === undefined ? [] : [[keys, act] as const]
    })
    const stop = tinykeys(window, Object.fromEntries(bindings), { ignore: isBusy })
    const listed = shortcuts.map(({ shown, words, run }, index) => ({
      shown,
      words,
      ...(run !== undefined && { run: () => newest.current[index]?.run?.() }),
    }))
    const unlist = listShortcuts(group, listed)
    return () => {
      stop()
      unlist()
    }
  }, [group, signature])
}

const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]'
const DIALOG = '[role=dialog], [role=alertdialog]'
/** Esc closes it first. */
const POPOVER = '[popover=auto]:popover-open'

function isBusy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true
  if (event.key === 'Escape' && document.querySelector(POPOVER) !== null) return true
  return event.target instanceof Element && event.target.closest(`${TYPED_IN}, ${DIALOG}`) !== null
}
