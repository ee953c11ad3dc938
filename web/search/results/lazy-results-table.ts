import { lazy } from 'react'
import { loadPart } from '../../load-part.ts'

export const loadResultsTable = () => import('./results-table.tsx')
const loadTableBar = () => import('../../table/table-bar.tsx')

/** The page opens with cards: the table comes once it is asked for, or the page has nothing else to do. */
export const LazyResultsTable = lazy(async () => ({
  default: (await loadPart(loadResultsTable)).ResultsTable,
}))
export const LazyTableBar = lazy(async () => ({ default: (await loadPart(loadTableBar)).TableBar }))

export async function expectTable(): Promise<void> {
  await Promise.all([loadResultsTable(), loadTableBar()])
}
