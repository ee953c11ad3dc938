import { type RefObject, useEffect, useRef } from 'react'

const TYPED_IN = 'input, textarea, select, [contenteditable], [role=listbox], [role=combobox]'

/** A letter that works anywhere in the open property, as long as nothing is typed. `own` is a part of it. */
export function usePropertyKey(letter: string, own: RefObject<Element | null>, run: () => void): void {
  const newest = useRef(run)
  newest.current = run
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
      if (key !== letter || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
      const dialog = own.current?.closest('[role=dialog]')
      if (!(target instanceof Element) || target.closest(TYPED_IN) !== null) return
      // The focus may be nowhere, and another dialog may be open over this one.
      if (target !== document.body && !dialog?.contains(target)) return
      event.preventDefault()
      newest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [letter, own])
}
