import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './popover.module.css'

interface PopoverProps {
  /** The element it is beside. */
  beside: Element
  /** Pixels. */
  width: number
  /** Which of its sides stands under the element's. */
  align?: 'start' | 'end'
  /** Names it. */
  label: string
  /** Called once it is shut, by Esc, by a press elsewhere, by the focus leaving it, or by being taken away. */
  onClose(): void
  children: ReactNode
}

/** Pixels between the element and the popover, and between that and the edges of the window. */
const GAP = 4
const MARGIN = 8

/** A small box beside an element, open for as long as it is drawn. Its first `data-takes-focus` gets the focus. */
export function Popover({ beside, width, align = 'end', label, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    current.showPopover()
    const anchor = beside.getBoundingClientRect()
    const own = current.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const left = Math.min(
      align === 'start' ? anchor.left : anchor.right - own.width,
      clientWidth - own.width - MARGIN,
    )
    const isBelow = anchor.bottom + GAP + own.height <= clientHeight - MARGIN
    current.style.left = `${Math.max(left, MARGIN)}px`
    current.style.top = `${Math.max(isBelow ? anchor.bottom + GAP : anchor.top - GAP - own.height, MARGIN)}px`
    current.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [beside, align])
  return (
    <div
      ref={box}
      popover="auto"
      // A press beside its controls leaves the focus in it.
      tabIndex={-1}
      role="dialog"
      aria-label={label}
      className={styles.popover}
      style={{ '--width': `${width}px` } as CSSProperties}
      // A dialog below it stays.
      data-takes-escape
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.currentTarget.hidePopover()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {children}
    </div>
  )
}
