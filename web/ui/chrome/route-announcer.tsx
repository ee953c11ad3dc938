import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** How long a new screen has to set its title, ms. */
const SETTLING_MS = 200

/** Announces the title of each new screen, and focuses the screen where nothing else has the focus, as a page load would. */
export function RouteAnnouncer() {
  // Of the screen that stands: while the code of the next one comes, the link that was followed is still there.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const first = useRef(path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    first.current ??= path
    if (path === first.current) return
    first.current = ''
    const timer = setTimeout(() => {
      setTitle(document.title)
      // Where the link that was followed is gone with its screen.
      if (document.activeElement === document.body) {
        document.getElementById('content')?.focus({ preventScroll: true })
      }
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [path])
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
