import { reloadWhenOnline } from '../reload-when-online.ts'

/** Loads the code of the sync engine; where that fails, the page is loaded again. */
export async function importSync(): Promise<typeof import('./follow-sync.ts')> {
  try {
    return await import('./follow-sync.ts')
  } catch {
    return await reloadWhenOnline()
  }
}
