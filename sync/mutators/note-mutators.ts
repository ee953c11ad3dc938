import * as z from 'zod/mini'
import { mustBeAuthor, mustMayRemoveNote } from '../access/note-access.ts'
import { mustMay } from '../access/rights.ts'
import { noteText } from '../domain/records/note.ts'
import { recordId } from '../domain/words/person-text.ts'
import { zql } from '../schema.ts'
import { SyncError } from '../sync-error.ts'
import { type Call, clock } from './mutator-call.ts'

export const addNoteArgs = z.object({
  /** Made once per draft and reused on retry, so that a note sent twice is one note. */
  id: recordId.check(z.minLength(8)),
  propertyId: recordId,
  note: noteText,
  isPrivate: z.boolean(),
  /** The browser's clock, shown until the server's takes its place. Milliseconds since 1970. */
  now: z.number(),
})

/** What is absent stays as it is. */
export const editNoteArgs = z.object({
  id: recordId,
  note: z.optional(noteText),
  isPrivate: z.optional(z.boolean()),
  now: z.number(),
})

export const removeNoteArgs = z.object({ id: recordId })

/** Adds a note as the caller; a shared one needs a member. The same id again from the same author changes nothing. */
export async function addNote({ tx, args, ctx }: Call<z.infer<typeof addNoteArgs>>): Promise<void> {
  const existing = await tx.run(zql.note.where('id', args.id).one())
  if (existing) {
    if (existing.authorId === ctx.userId) return
    throw new SyncError('invalid')
  }
  if (!args.isPrivate) mustMay(ctx, 'writeTeamNotes')
  const now = clock(tx, args.now)
  await tx.mutate.note.insert({
    id: args.id,
    teamId: ctx.teamId,
    propertyId: args.propertyId,
    note: args.note,
    isPrivate: args.isPrivate,
    authorId: ctx.userId,
    createdAt: now,
    updatedAt: now,
  })
}

/** Changes what is given of a note's text and privacy; its author only. */
export async function editNote({ tx, args, ctx }: Call<z.infer<typeof editNoteArgs>>): Promise<void> {
  const before = await mustBeAuthor(tx, args.id, ctx)
  if (!(args.isPrivate ?? before.isPrivate)) mustMay(ctx, 'writeTeamNotes')
  const { now, ...changed } = args
  await tx.mutate.note.update({ ...changed, updatedAt: clock(tx, now) })
}

/** Removes a note; its author, and a shared one an administrator. */
export async function removeNote({ tx, args, ctx }: Call<z.infer<typeof removeNoteArgs>>): Promise<void> {
  await mustMayRemoveNote(tx, args.id, ctx)
  await tx.mutate.note.delete({ id: args.id })
}
