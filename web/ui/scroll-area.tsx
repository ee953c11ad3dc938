import { type ReactNode, useEffect, useRef } from 'react'
import styles from './scroll-area.module.css'

/** How long the scroll bar stays once nothing moves (specification, section 9). */
const SCROLL_HIDE_DELAY_MS = 600

interface ScrollAreaProps {
  children: ReactNode
  /** Names the area, which makes it reachable by keyboard. */
  label: string
  className?: string | undefined
}

/** Scrolls by itself; its scroll bar shows while it is scrolled or pointed at. */
export function ScrollArea({ children, label, className = '' }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = area.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      element.dataset.moving = ''
      clearTimeout(timer)
      timer = setTimeout(() => delete element.dataset.moving, SCROLL_HIDE_DELAY_MS)
    }
    const shown = ['scroll', 'pointerenter', 'pointermove', 'pointerleave'] as const
    for (const event of shown) element.addEventListener(event, show, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of shown) element.removeEventListener(event, show)
    }
  }, [])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={area} className={`${styles.area} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
