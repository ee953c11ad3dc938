import { createStore } from '../../store.ts'

/** A file that is to be imported, and the source that it replaces; null for a new one. */
export interface GivenFile {
  file: File
  sourceId: number | null
}

/** The file that was last dropped or chosen, until the import assistant takes it. */
export const givenFile = createStore<GivenFile | null>(null)
