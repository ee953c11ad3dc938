/** Not every browser has it, and the DOM's types know nothing of it. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether this visitor asks the browser to load no more than it must. Pages and the service worker ask this. */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true
