import * as z from 'zod/mini'
import { noteText } from '../domain/records/note.ts'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { NOTE_ID, PROPERTY_ID } from './examples.ts'

const noteInput = { note: noteText, isPrivate: z.boolean() }

/** A note as the HTTP interface answers it. */
export const apiNote = z.object({
  id: z.string(),
  note: z.string(),
  isPrivate: z.boolean(),
  userId: described('Its author.', z.string()),
  userName: z.string(),
  userEmail: described('Always null: addresses of people do not leave the server.', z.null()),
  createdAt: described('Milliseconds since 1970.', z.number()),
})
export type ApiNote = z.infer<typeof apiNote>

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/properties/:id/notes',
  summary: 'Lists the notes on a property: the shared ones of the team, and your private ones.',
  access: 'user',
  input: z.strictObject({ id: recordId }),
  output: z.array(apiNote),
  example: { id: PROPERTY_ID },
  errors: ['not_found'],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/properties/:id/notes',
  summary: 'Adds a note to a property.',
  access: 'user',
  input: z.strictObject({ id: recordId, ...noteInput }),
  output: apiNote,
  example: { id: PROPERTY_ID, note: 'Toured on Tuesday. The crane is certified.', isPrivate: false },
  errors: ['not_found', 'too_many'],
})

export const editNote = endpoint({
  method: 'PUT',
  path: '/api/notes/:noteId',
  summary: 'Changes a note.',
  access: 'author',
  input: z.strictObject({ noteId: recordId, ...noteInput }),
  output: apiNote,
  example: { noteId: NOTE_ID, note: 'Toured again. The crane is sold.', isPrivate: false },
  errors: ['forbidden', 'not_found', 'too_many'],
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/notes/:noteId',
  summary: 'Deletes a note.',
  access: 'author',
  input: z.strictObject({ noteId: recordId }),
  output: z.object({}),
  example: { noteId: NOTE_ID },
  errors: ['forbidden', 'not_found', 'too_many'],
})
