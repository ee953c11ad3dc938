import { createStore } from '../store.ts'

/** The source that the import assistant has just read, until the list of sources shows it. */
export const importedSource = createStore<number | null>(null)
