import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Scroller } from './use-fixed-rows.ts'

/**
 * Another question is read from its first result on. That it is scrolled at all is remembered rather than asked for:
 * asking would lay out the page before its time with every keystroke.
 */
export function useScrollToTop(question: string, scroller: Scroller): void {
  const last = useRef(question)
  const isScrolled = useRef(false)
  useEffect(() => {
    const note = () => {
      isScrolled.current = true
    }
    scroller?.addEventListener('scroll', note, { passive: true })
    return () => scroller?.removeEventListener('scroll', note)
  }, [scroller])
  useLayoutEffect(() => {
    if (last.current === question) return
    last.current = question
    if (isScrolled.current) scroller?.scrollTo({ top: 0 })
    isScrolled.current = false
  }, [question, scroller])
}
