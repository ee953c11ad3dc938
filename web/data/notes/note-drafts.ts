import * as z from 'zod/mini'

const noteDraft = z.object({
  /** A new note's id, made once and kept when it is sent again, so that it arrives once; or the edited note's. */
  id: z.string(),
  propertyId: z.string(),
  note: z.string(),
  isPrivate: z.boolean(),
  /** What an edited note said when its edit began. */
  was: z.optional(z.object({ note: z.string(), isPrivate: z.boolean() })),
  /**
   * `new`: in the form. `editing`: the changed text of a note that is there. `waiting`: sent, but nobody has
   * confirmed it. `failed`: refused.
   */
  state: z.enum(['new', 'editing', 'waiting', 'failed']),
  /** When it was begun or sent, milliseconds since 1970. */
  at: z.number(),
})
export type NoteDraft = z.infer<typeof noteDraft>

/** One user's notes that are typed but not yet known to be saved. They survive reloads, crashes and being offline. */
export interface NoteDrafts {
  all(): readonly NoteDraft[]
  /** Keeps a draft in place of the one with its id. */
  put(draft: NoteDraft): void
  drop(id: string): void
  subscribe(listener: () => void): () => void
}

interface DraftsEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
  /** Calls back when another tab has written to the storage. */
  onStorage(listener: (key: string | null) => void): void
}

/** Keeps drafts in a browser's storage; where that is full or forbidden, for this visit. */
export function createNoteDrafts({ storage, key, onStorage }: DraftsEnvironment): NoteDrafts {
  const listeners = new Set<() => void>()
  let drafts = read()

  function read(): readonly NoteDraft[] {
    try {
      return z.parse(z.array(noteDraft), JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  }
  function show(next: readonly NoteDraft[]): void {
    drafts = next
    for (const listener of listeners) listener()
  }
  function change(next: readonly NoteDraft[]): void {
    try {
      if (next.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(next))
    } catch {
      // Kept in memory only.
    }
    show(next)
  }

  onStorage((changed) => {
    if (changed === key || changed === null) show(read())
  })

  return {
    all: () => drafts,
    put: (draft) => change([...drafts.filter(({ id }) => id !== draft.id), draft]),
    drop(id) {
      if (drafts.some((draft) => draft.id === id)) change(drafts.filter((draft) => draft.id !== id))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
