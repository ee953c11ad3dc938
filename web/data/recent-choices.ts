import * as z from 'zod/mini'

const KEY = 'clearheight-recent-choices'
/** What the browser remembers of choices in the palette, and of searches. */
const MOST_KEPT = 5
/** How the id of a search begins; its words follow. */
export const SEARCH_ID = 'search '

const kept = z.object({ userId: z.string(), ids: z.array(z.string()) })

/** The ids of what a user chose last in this browser, newest first; none where nothing can be read. */
export function readRecentChoices(storage: Pick<Storage, 'getItem'>, userId: string): readonly string[] {
  return readAll(storage, userId).slice(0, MOST_KEPT)
}

/** The words a user searched for last in this browser, newest first. */
export function readRecentSearches(storage: Pick<Storage, 'getItem'>, userId: string): readonly string[] {
  return readAll(storage, userId)
    .filter(isSearch)
    .map((id) => id.slice(SEARCH_ID.length))
}

/** Puts a choice first; of another user's nothing stays. Searches are counted by themselves. */
export function keepRecentChoice(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  userId: string,
  id: string,
): void {
  const all = [id, ...readAll(storage, userId).filter((other) => other !== id)]
  const searches = all.filter(isSearch).slice(0, MOST_KEPT)
  const others = all.filter((one) => !isSearch(one)).slice(0, MOST_KEPT)
  const ids = all.filter((one) => searches.includes(one) || others.includes(one))
  try {
    storage.setItem(KEY, JSON.stringify({ userId, ids }))
  } catch {
    // Not remembered: nothing depends on it.
  }
}

/** Forgets what anyone but the given user chose. */
export function forgetRecentChoices({ butOf }: { butOf: string | null }): void {
  try {
    if (butOf === null || readRecentChoices(localStorage, butOf).length === 0) localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function readAll(storage: Pick<Storage, 'getItem'>, userId: string): readonly string[] {
  try {
    const read = z.parse(kept, JSON.parse(storage.getItem(KEY) ?? ''))
    return read.userId === userId ? read.ids : []
  } catch {
    return []
  }
}

function isSearch(id: string): boolean {
  return id.startsWith(SEARCH_ID)
}
