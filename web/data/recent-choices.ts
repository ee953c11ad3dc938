import * as z from 'zod/mini'

const KEY = 'clearheight-recent-choices'
/** What is remembered of what was chosen in the palette. */
const MOST_KEPT = 5

const kept = z.object({ userId: z.string(), ids: z.array(z.string()) })

/** The ids of what a user chose last in this browser, newest first; none where nothing can be read. */
export function readRecentChoices(storage: Pick<Storage, 'getItem'>, userId: string): readonly string[] {
  try {
    const read = z.parse(kept, JSON.parse(storage.getItem(KEY) ?? ''))
    return read.userId === userId ? read.ids.slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

/** Puts a choice first; of another user's nothing stays. */
export function keepRecentChoice(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  userId: string,
  id: string,
): void {
  const ids = [id, ...readRecentChoices(storage, userId).filter((other) => other !== id)].slice(0, MOST_KEPT)
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
