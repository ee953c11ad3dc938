import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const COLUMN = '[data-column]'
const STEP = '[data-suggestion]'

/**
 * Arrow keys move among the suggestions, up and down in a column and from one column to the next. After a step the
 * focus stays, or goes to the first suggestion where its place is empty. Returns the keys' handler; `filters` are
 * what a step changes.
 */
export function useSuggestionKeys(
  card: RefObject<HTMLElement | null>,
  filters: readonly unknown[],
): (event: KeyboardEvent) => void {
  const hadFocus = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusFirstSuggestion(card.current)
    hadFocus.current = false
  }, [card, filters])

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Enter' || event.key === ' ') hadFocus.current = true
    const to = stepTo(event.key, card.current, event.target)
    if (to === undefined) return
    event.preventDefault()
    to?.focus()
  }
}

/** Where the keyboard starts from. False where there is no suggestion. */
export function focusFirstSuggestion(card: HTMLElement | null): boolean {
  const first = card?.querySelector<HTMLElement>(STEP)
  first?.focus()
  return first !== undefined && first !== null
}

/** Null where there is nothing further in that direction; undefined for other keys. */
function stepTo(key: string, card: HTMLElement | null, from: EventTarget): HTMLElement | null | undefined {
  const columns = [...(card?.querySelectorAll(COLUMN) ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>(STEP),
  ])
  const at = columns.findIndex((steps) => steps.includes(from as HTMLElement))
  const own = columns[at] ?? []
  const row = own.indexOf(from as HTMLElement)
  const beside = (column: readonly HTMLElement[] | undefined) => column?.[row] ?? column?.at(-1) ?? null
  switch (key) {
    case 'ArrowDown':
      return own[row + 1] ?? null
    case 'ArrowUp':
      return own[row - 1] ?? null
    case 'ArrowRight':
      return beside(columns[at + 1])
    case 'ArrowLeft':
      return beside(columns[at - 1])
    default:
      return undefined
  }
}
