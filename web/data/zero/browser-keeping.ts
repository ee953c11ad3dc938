import { pageId } from '../open-pages.ts'
import type { KeptEnvironment } from './kept-writes.ts'

/** This browser's storage, as what is kept in it is shared by its tabs. */
export function browserKeeping(): Omit<KeptEnvironment, 'key'> {
  return {
    storage: localStorage,
    page: pageId(),
    onStorage: (listener) => window.addEventListener('storage', (event) => listener(event.key)),
  }
}
