import type { KeyboardEvent } from 'react'
import type { Neighbors } from './dialog-head.tsx'

/** What uses the arrow keys itself. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=tab], [role=slider], [role=radio], [role=menu], [role=application]'

/** Left and Right open the property before and after. Keys held down do not: each step is an address. */
export function turnPage(event: KeyboardEvent, neighbors: Neighbors | null): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0 || neighbors === null || event.repeat || event.defaultPrevented) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { target, currentTarget } = event
  // Another dialog over this one bubbles through here too.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_ARROWS)) return
  const to = neighbors.index + by
  if (to < 0 || to >= neighbors.count) return
  event.preventDefault()
  neighbors.go(to)
}
