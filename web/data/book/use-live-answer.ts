import { useEffect } from 'react'
import { useRefreshWithBook } from './use-refresh-with-book.ts'

const EVERY_MS = 20_000

/** Asks again whenever the properties change, and every so many ms while the page is looked at. */
export function useLiveAnswer(refresh: () => Promise<void>, everyMs = EVERY_MS): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [refresh, everyMs])
  useRefreshWithBook(refresh)
}
