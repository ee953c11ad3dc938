import { useEffect } from 'react'
import { useBook } from './book.tsx'

/** A book that changes several times in a row is one change, ms. */
const SETTLING_MS = 500

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
