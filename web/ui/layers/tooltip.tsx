import { cloneElement, type HTMLAttributes, type ReactElement } from 'react'

interface TooltipProps {
  /** Absent: no tooltip. */
  content: string | undefined
  /** An element that passes `data-*` on to the page. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * Words shown at an element that the pointer rests on or the keyboard reaches. One `TooltipLayer` shows them all;
 * setting `data-tooltip` on an element does the same.
 */
export function Tooltip({ content, children }: TooltipProps) {
  return content === undefined ? children : cloneElement(children, { 'data-tooltip': content } as object)
}
