import { useEffect, useState } from 'react'
import { keptSelection, type PortfolioSelection, SELECTION_KEY } from '../../data/portfolio-selection.ts'

/** The user's selection in the browser's storage; another one as soon as another tab keeps it. Null for none. */
export function useKeptSelection(userId: string | null): PortfolioSelection | null {
  const [kept, setKept] = useState<{ of: string | null; selection: PortfolioSelection | null }>({
    of: null,
    selection: null,
  })
  if (userId !== null && kept.of !== userId) setKept({ of: userId, selection: keptSelection(userId) })
  useEffect(() => {
    if (userId === null) return
    const read = ({ key }: StorageEvent) => {
      if (key === SELECTION_KEY || key === null) setKept({ of: userId, selection: keptSelection(userId) })
    }
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [userId])
  return kept.selection
}
