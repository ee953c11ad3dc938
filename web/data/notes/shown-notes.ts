import type { NoteRow } from '../../../sync/schema.ts'
import type { NoteDraft } from './note-drafts.ts'

export type SyncedNote = NoteRow & { readonly author?: { readonly name: string } | undefined }

/** A note as the list shows it. */
export interface ShownNote {
  id: string
  note: string
  isPrivate: boolean
  authorName: string
  isOwn: boolean
  createdAt: number
  /** `waiting`: nobody has confirmed it yet. `failed`: it was refused. */
  state: 'saved' | 'waiting' | 'failed'
}

/**
 * A property's notes, newest first: what the sync engine has, and the caller's own that it does not have. `edits`
 * are the caller's changes by note, with the time each was made, which stands until the server's takes its place.
 */
export function shownNotes(
  synced: readonly SyncedNote[],
  drafts: readonly NoteDraft[],
  edits: ReadonlyMap<string, number>,
  me: { id: string; name: string },
): ShownNote[] {
  const sent = drafts.filter((draft) => draft.state === 'waiting' || draft.state === 'failed')
  const stateOf = new Map(sent.map(({ id, state }) => [id, state]))
  const rows = synced.map((row): ShownNote => {
    const isOwn = row.authorId === me.id
    const isWaiting = stateOf.get(row.id) === 'waiting' || edits.get(row.id) === row.updatedAt
    return {
      id: row.id,
      note: row.note,
      isPrivate: row.isPrivate,
      authorName: row.author?.name ?? (isOwn ? me.name : 'A teammate'),
      isOwn,
      createdAt: row.createdAt,
      state: isWaiting ? 'waiting' : 'saved',
    }
  })
  const known = new Set(synced.map(({ id }) => id))
  const others = sent.filter(({ id }) => !known.has(id))
  const own = others.map(
    ({ id, note, isPrivate, state, at }): ShownNote => ({
      id,
      note: note.trim(),
      isPrivate,
      authorName: me.name,
      isOwn: true,
      createdAt: at,
      state: state === 'failed' ? 'failed' : 'waiting',
    }),
  )
  return [...own, ...rows].sort((a, b) => b.createdAt - a.createdAt)
}
