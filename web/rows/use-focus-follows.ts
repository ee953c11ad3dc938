import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ResultRowsHandle } from './result-rows.ts'

/** A selected result that has the focus keeps it where a change of the book moves it to another place. */
export function useFocusFollows(selected: number, rows: RefObject<ResultRowsHandle | null>): void {
  const last = useRef(selected)
  useLayoutEffect(() => {
    const was = last.current
    last.current = selected
    if (was === selected || was < 0 || selected < 0) return
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.dataset.result === `${was}`) rows.current?.focus(selected)
  }, [selected, rows])
}
