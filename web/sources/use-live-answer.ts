import { useEffect } from 'react'
import { useBook } from '../data/book/book.tsx'

/** While something runs, and else, ms. */
const BUSY_EVERY_MS = 2_000
const EVERY_MS = 20_000
/** A book that changes several times in a row is one change, ms. */
const SETTLING_MS = 500

/** Asks again while the page is looked at, more often while something runs, and whenever the properties change. */
export function useLiveAnswer(refresh: () => Promise<void>, isBusy: boolean): void {
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void refresh(),
      isBusy ? BUSY_EVERY_MS : EVERY_MS,
    )
    return () => clearInterval(timer)
  }, [refresh, isBusy])
  const { book } = useBook()
  useEffect(() => {
    if (book === null) return
    const timer = setTimeout(() => void refresh(), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [book, refresh])
}
