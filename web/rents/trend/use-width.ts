import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element in pixels, and its ref; 0 before it is measured. */
export function useWidth(): [width: number, ref: RefCallback<Element>] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: Element | null) => {
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}
