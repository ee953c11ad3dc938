import * as z from 'zod/mini'
import { property } from '../domain/property.ts'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { OTHER_PROPERTY_ID, PROPERTY_ID } from './examples.ts'

/** The fields that can be taken from the other one of two properties. */
export const joinedField = z.keyof(z.omit(property, { id: true, sourceSheet: true, createdAt: true }))
export type JoinedField = z.infer<typeof joinedField>

const alike = z.object({
  id: z.string(),
  name: z.string(),
  source: described("The source's name.", z.string()),
  address: z.nullable(z.string()),
  row: described('Of its sheet, from 1; null where it has none.', z.nullable(z.int())),
  importedAt: described('When its source was last read, milliseconds since 1970.', z.nullable(z.number())),
  notes: described('Notes that the caller sees.', z.int()),
  lists: described('Comp lists that the caller sees.', z.int()),
  corrected: described(
    'Fields that people corrected, and who.',
    z.array(z.object({ field: z.string(), author: z.string() })),
  ),
})

/** Two properties that may be one. */
const possibleDuplicate = z.object({
  score: described('How sure it is, 0 to 1.', z.number()),
  why: described('What the two have in common, in a sentence.', z.string()),
  reasons: described('The same, each by itself.', z.array(z.string())),
  properties: described('Two, of two sources.', z.array(alike)),
})
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>

const counts = {
  joined: described('Pairs that were joined.', z.int()),
  apart: described('Pairs that were kept apart.', z.int()),
}

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/duplicates',
  summary: 'Lists properties that two sources may both have, the surest first.',
  about:
    'At most 500 pairs, and none that somebody has decided about. They have the same address, parcel, name or tenant, and nothing speaks against it.',
  access: 'user',
  input: z.strictObject({}),
  output: z.object({ duplicates: z.array(possibleDuplicate), ...counts }),
  example: {},
  errors: ['too_many'],
})

/** What somebody decided about two properties. */
const duplicateDecision = z.object({
  decision: z.enum(['joined', 'apart']),
  kept: described(
    'The property that stands for both; null where they are kept apart.',
    z.nullable(z.string()),
  ),
  taken: described('The fields that are taken from the other one.', z.array(z.string())),
  by: z.string(),
  at: described('Milliseconds since 1970.', z.number()),
  properties: described(
    'The two; of joined ones the kept one first.',
    z.array(
      z.object({ id: z.string(), name: z.string(), source: z.string(), address: z.nullable(z.string()) }),
    ),
  ),
})
export type DuplicateDecision = z.infer<typeof duplicateDecision>

export const listDuplicateDecisions = endpoint({
  method: 'GET',
  path: '/api/duplicates/decisions',
  summary: 'Lists which properties were joined or kept apart, the latest first.',
  about: 'At most 1,000.',
  access: 'user',
  input: z.strictObject({}),
  output: z.object({ decisions: z.array(duplicateDecision) }),
  example: {},
  errors: ['too_many'],
})

export const joinDuplicates = endpoint({
  method: 'POST',
  path: '/api/duplicates/join',
  summary: 'Makes one property of two.',
  about:
    'The kept one is shown, with the taken fields of the other, and with what it lacks. Notes, comp lists, corrections and attachments of both are shown at it. Both sources go on updating it. Sent again, it changes which fields are taken.',
  access: 'member',
  input: z.strictObject({ keep: recordId, other: recordId, taken: z.array(joinedField) }),
  output: z.object({ kept: z.string() }),
  example: { keep: PROPERTY_ID, other: OTHER_PROPERTY_ID, taken: ['dockDoors'] },
  errors: ['not_found', 'conflict', 'too_many'],
})

const pair = { first: recordId, second: recordId }
const samePair = { first: PROPERTY_ID, second: OTHER_PROPERTY_ID }

export const keepDuplicatesApart = endpoint({
  method: 'POST',
  path: '/api/duplicates/apart',
  summary: 'Remembers that two properties are not one.',
  access: 'member',
  input: z.strictObject(pair),
  output: z.object({ apart: z.literal(true) }),
  example: samePair,
  errors: ['not_found', 'conflict', 'too_many'],
})

export const undoDuplicateDecision = endpoint({
  method: 'POST',
  path: '/api/duplicates/undo',
  summary: 'Takes two joined properties apart, or forgets that they were kept apart.',
  about: 'What was moved from one to the other is moved back.',
  access: 'member',
  input: z.strictObject(pair),
  output: z.object({ undone: described('False where nothing was decided.', z.boolean()) }),
  example: samePair,
  errors: ['not_found', 'too_many'],
})
