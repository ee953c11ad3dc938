import { createNoteDrafts, type NoteDraft, type NoteDrafts } from '../../../web/data/notes/note-drafts.ts'

/** A draft of a team-wide note that stands in the form. */
export function makeDraft(given: Partial<NoteDraft> = {}): NoteDraft {
  return { id: 'a', propertyId: 'p1', note: 'Toured', isPrivate: false, state: 'new', at: 1, ...given }
}

/** Drafts of a visit. */
export function makeDrafts(...drafts: NoteDraft[]): NoteDrafts {
  const storage = { getItem: () => JSON.stringify(drafts), setItem: () => {}, removeItem: () => {} }
  return createNoteDrafts({ storage, key: 'drafts', onStorage: () => {} })
}
