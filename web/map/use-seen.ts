import { useEffect, useState } from 'react'

/** How far below the window something may be to count as seen. */
const AHEAD = '120px'

/** True once the element has come into view: what is costly to draw waits for that. */
export function useSeen(): { ref: (element: Element | null) => void; isSeen: boolean } {
  const [element, ref] = useState<Element | null>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element === null || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isSeen])
  return { ref, isSeen }
}
