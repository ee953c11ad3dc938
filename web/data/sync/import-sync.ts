import { loadAnew, untilLoadingAnew } from '../load-anew.ts'

/** Loads the code of the sync engine; where that fails, the page is loaded anew. Rejects where that has been done. */
export async function importSync(): Promise<typeof import('./follow-sync.ts')> {
  try {
    return await import('./follow-sync.ts')
  } catch (error) {
    if (untilLoadingAnew() > 0) throw error
    return await loadAnew()
  }
}
