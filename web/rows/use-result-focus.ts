import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Puts the focus on a result that may not be drawn yet: asked for now, done once its row is there.
 * A result is the element with `data-result` and its position.
 */
export function useResultFocus(list: RefObject<HTMLElement | null>): (index: number) => void {
  const wanted = useRef<number | null>(null)
  const tryFocus = useCallback(() => {
    if (wanted.current === null) return
    const target = list.current?.querySelector<HTMLElement>(`[data-result="${wanted.current}"]`)
    if (!target) return
    target.focus({ preventScroll: true })
    wanted.current = null
  }, [list])
  useLayoutEffect(tryFocus)
  return useCallback(
    (index) => {
      wanted.current = index
      tryFocus()
    },
    [tryFocus],
  )
}
