import { useEffect } from 'react'
import { useBook } from './book.tsx'

/** A book that changes several times in a row is one change, ms. */
const SETTLING_MS = 500
const LIVE_EVERY_MS = 20_000

/** Asks again once the book has changed, or `besides`, which is compared like a dependency of an effect. */
export function useRefreshWithBook(refresh: () => Promise<void>, besides?: unknown): void {
  const { book } = useBook()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else may have changed the answer.
  useEffect(() => {
    if (book === null) return
    const timer = setTimeout(() => void refresh(), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [book, refresh, besides])
}

/** Asks again whenever the book changes, and every so many ms while the page is looked at. */
export function useLiveAnswer(refresh: () => Promise<void>, everyMs = LIVE_EVERY_MS): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [refresh, everyMs])
  useRefreshWithBook(refresh)
}
