import * as z from 'zod/mini'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { PROPERTY_ID } from './examples.ts'
import { numberOrDigits } from './number-input.ts'

/** What an entry tells, in the words of the activity page. */
export const ACTIVITY_KINDS = {
  run: 'Run of a source',
  'rolled-back': 'Rolled back',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  returned: 'Came back',
  ended: 'Kept as ended',
  corrected: 'Corrected',
  uncorrected: 'Took a correction back',
  joined: 'Joined duplicates',
  parted: 'Parted duplicates',
  attached: 'Attached a file',
  detached: 'Removed a file',
  named: 'Added another name',
  unnamed: 'Removed another name',
  assumed: 'Changed what is assumed of leases',
} as const
export type ActivityKind = keyof typeof ACTIVITY_KINDS
const kinds = Object.keys(ACTIVITY_KINDS) as ActivityKind[]

const moment = numberOrDigits(z.int().check(z.minimum(0), z.maximum(8.64e15)))
const named = z.object({ id: z.string(), name: z.string() })
const namedSource = z.object({ id: z.int(), name: z.string() })

export const activityEntry = z.object({
  id: z.string(),
  at: described('Milliseconds since 1970.', z.number()),
  kind: z.enum(kinds),
  who: described('The person who did it; null for a run.', z.nullable(named)),
  source: described('Of a run, or of the property.', z.nullable(namedSource)),
  runId: z.nullable(z.int()),
  property: z.nullable(named),
  fields: described(
    'What changed, in words and units: fields, or a term that is assumed of leases. What it was or became is null where it is not known.',
    z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  ),
  about: described(
    'A reason, a file’s name, another name and whose, or the row it was read from.',
    z.nullable(z.string()),
  ),
  counts: described(
    'Of a run: properties it added, changed and removed.',
    z.nullable(
      z.object({ new: z.int(), changed: z.int(), removed: z.int(), ended: z.int(), rejected: z.int() }),
    ),
  ),
  canRollBack: z.boolean(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

const entries = {
  entries: z.array(activityEntry),
  next: described('What to ask the following entries with; null after the last.', z.nullable(z.string())),
}

export const activityFilter = z.strictObject({
  kind: z.optional(z.enum(kinds)),
  person: described('Who did it, by id.', z.optional(recordId)),
  source: described('The id of a source.', z.optional(numberOrDigits(z.int()))),
  property: described('The id of a property: all that became of it.', z.optional(recordId)),
  run: described('The id of a run: what it did to each property.', z.optional(numberOrDigits(z.int()))),
  since: described('The first moment, milliseconds since 1970.', z.optional(moment)),
})
export type ActivityFilter = z.infer<typeof activityFilter>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  summary: 'Lists what became of the properties, newest first, 50 at a time.',
  about:
    'A run is one entry; ask with `run` for what it did to each property. For more, ask again with `before` as `next` says.',
  access: 'user',
  input: z.extend(activityFilter, {
    before: z.optional(z.string().check(z.regex(/^\d+(?:\.\d+)?~[a-z]\d*[\w-]*$/))),
  }),
  output: z.object({
    ...entries,
    people: described('Whom to choose from.', z.array(named)),
    sources: described('Which sources to choose from.', z.array(namedSource)),
  }),
  example: { kind: 'run' },
  errors: [],
})

export const propertyHistory = endpoint({
  method: 'GET',
  path: '/api/properties/:id/history',
  summary: 'What became of a property, newest first, from the row it was first read from.',
  access: 'user',
  input: z.object({ id: recordId }),
  output: z.object({ entries: z.array(activityEntry) }),
  example: { id: PROPERTY_ID },
  errors: ['not_found'],
})

export const summarizeActivity = endpoint({
  method: 'GET',
  path: '/api/activity/summary',
  summary: 'How much became new, changed and gone since a moment.',
  access: 'user',
  input: z.strictObject({ since: moment }),
  output: z.object({
    added: z.int(),
    changed: z.int(),
    changedFields: described('Values that changed, of all of them.', z.int()),
    gone: z.int(),
    goneInLists: described('Those of the gone that stand in comp lists of the caller.', z.int()),
    first: described(
      'Some of them: the new ones first. `words` says what a changed one was.',
      z.array(z.object({ propertyId: z.string(), isNew: z.boolean(), words: z.string() })),
    ),
  }),
  example: { since: '1764000000000' },
  errors: [],
})
export type ActivitySummary = z.infer<typeof summarizeActivity.output>

export const rollBackRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/rollback',
  summary: 'Takes back the last run of a source as one.',
  about:
    'Its properties are as they were before it. Members may do it for files they added; administrators for all sources.',
  access: 'member',
  input: z.strictObject({ id: z.coerce.number<string | number>().check(z.int()) }),
  output: z.object({
    source: z.string(),
    changed: described('Properties that have their values of before.', z.int()),
    removed: described('Properties that the run had added, and that are gone.', z.int()),
    returned: described('Properties that the run had removed, and that are back.', z.int()),
  }),
  example: { id: 1 },
  errors: ['not_found', 'conflict', 'too_many'],
})
