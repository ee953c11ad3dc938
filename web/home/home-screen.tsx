import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useBook } from '../data/book/book.tsx'
import type { HomeFigures } from './home-figures.ts'
import { HomePage } from './home-page.tsx'

const Morning = lazy(() => import('./morning.tsx').then((file) => ({ default: file.Morning })))

/** The home page with the figures of the open book. What works them out is loaded once there is a book. */
export function HomeScreen() {
  const book = useDeferredValue(useBook().book)
  const [figures, setFigures] = useState<HomeFigures | null>(null)
  useEffect(() => {
    if (book === null) return
    let isCurrent = true
    void import('./home-figures.ts').then(({ homeFigures }) => isCurrent && setFigures(homeFigures(book)))
    return () => {
      isCurrent = false
    }
  }, [book])
  return (
    <HomePage figures={figures}>
      {book !== null && (
        <Suspense fallback={null}>
          <Morning book={book} />
        </Suspense>
      )}
    </HomePage>
  )
}
