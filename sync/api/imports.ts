import * as z from 'zod/mini'
import type { FIELDS } from '../domain/fields.ts'
import { recordId, storableText } from '../domain/words/person-text.ts'
import { importDecisions } from '../sheets/model/import-decisions.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { JOB_ID, SOURCE_ID, UPLOAD_ID } from './examples.ts'
import { senderId } from './sender-id.ts'
import { rejectedRow, sourceId, sourceName } from './sources.ts'

/** What an import reads: an uploaded file, as a source of this name, or a source that is there. */
const importOf = {
  upload: z.optional(recordId),
  /** The source that is replaced; absent for a new one. */
  sourceId: z.optional(z.int()),
  /** Of a new source. */
  name: z.optional(sourceName),
  decisions: described('Absent: those that are kept with the source.', z.optional(importDecisions)),
}

/** How an import came out, or would. */
export const importCounts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  ended: described('No longer in the source, and kept, as decided.', z._default(z.int(), 0)),
  rejected: z.int(),
  skipped: z.int(),
})
export type ImportCounts = z.infer<typeof importCounts>

const planned = z.object({
  id: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  tenant: z.nullable(z.string()),
})
const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** What a plan says of new properties, so that a misread figure is seen before it is kept. */
export const ADDED_FIELDS = [
  'rentPerSf',
  'askingRent',
  'leaseType',
  'salePrice',
  'squareFootage',
  'leasedSf',
  'propertyType',
  'city',
  'dateSigned',
  'commencement',
  'expiration',
] as const satisfies readonly (keyof typeof FIELDS)[]

/** What an import would do. Lists are cut off at 1,000; the counts are of all. */
export const importPlan = z.object({
  counts: importCounts,
  newBuildings: z.int(),
  changes: z.array(
    z.object({
      property: planned,
      field: z.string(),
      before: value,
      after: value,
      correction: described(
        'A correction that lies over it, and stays: what it says, and whose it is.',
        z.nullable(z.object({ value, author: z.string(), at: z.number() })),
      ),
      lists: z.int(),
    }),
  ),
  changedFigures: z.int(),
  added: z.array(
    z.extend(planned, {
      isAssumed: described('Whether the period of its rent was assumed.', z._default(z.boolean(), false)),
      fields: described(
        'What was read of it, by the names of fields.',
        z._default(z.record(z.string(), value), {}),
      ),
    }),
  ),
  removed: described(
    'Properties that are no longer in the source: removed, or kept as ended.',
    z.array(z.object({ property: planned, lists: z.int(), notes: z.int() })),
  ),
  alike: described(
    'New properties that another source may have already, the surest first; at most 100.',
    z.array(
      z.object({
        property: planned,
        other: z.extend(planned, { source: z.string() }),
        reasons: z.array(z.string()),
        differences: described(
          'Where both say something else.',
          z.array(z.object({ field: z.string(), here: value, there: value })),
        ),
      }),
    ),
  ),
  rejected: z.array(rejectedRow),
  rekeyed: described(
    'Rows that have another address or ID than before, and were matched by what else they say.',
    z._default(z.int(), 0),
  ),
  harm: described('Why it would be refused unless it is forced: a sentence each.', z.array(z.string())),
  ended: described(
    'Corrections of tenants who are gone from the source, which end with the import: a sentence, or none.',
    z._default(z.array(z.string()), []),
  ),
  stale: described('Decisions of the source that no longer fit, a sentence each.', z.array(z.string())),
  renamed: described(
    'New sheets that hold more than half of the properties of one that is gone. `isTaken`: read as that sheet under another name, so that its properties stay; `decisions.renamed` says otherwise.',
    z._default(
      z.array(
        z.object({ from: z.string(), to: z.string(), same: z.int(), before: z.int(), isTaken: z.boolean() }),
      ),
      [],
    ),
  ),
})
export type ImportPlan = z.infer<typeof importPlan>

export const planImport = endpoint({
  method: 'POST',
  path: '/api/imports/plan',
  summary: 'Reads a file or a source, and says what importing it would change. Nothing is written.',
  about: 'Answers with a job; `GET /api/imports/:id` says how it goes, and in the end the plan.',
  access: 'member',
  input: z.strictObject(importOf),
  output: z.object({ job: z.string() }),
  statuses: [202],
  example: { upload: UPLOAD_ID, name: 'Deals', decisions: { columns: [], groups: [], cells: [] } },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const runImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: 'Makes the rows of a file or a source its properties.',
  about:
    'Answers with a job. Where `expects` is sent and it would come out otherwise, because the file or the properties have changed since, nothing is written and the job fails with a sentence.',
  access: 'member',
  input: z.strictObject({
    ...importOf,
    expects: z.optional(importCounts),
    force: z.optional(z.boolean()),
  }),
  output: z.object({ job: z.string() }),
  statuses: [202],
  example: { sourceId: SOURCE_ID },
  errors: ['not_found', 'conflict', 'too_many'],
})

/** `sheets`: a line of JSON for each sheet and each row. */
const FETCHED_FORMS = ['file', 'sheets'] as const
export type FetchedForm = (typeof FETCHED_FORMS)[number]

export const fetchSource = endpoint({
  method: 'POST',
  path: '/api/sources/:id/fetch',
  summary: 'Fetches what a source holds now, so that it can be looked at before it is read.',
  about:
    'Answers with a job, which ends with a file that `GET /api/uploads/:id` gives. Nothing is imported. Members may ask for the files they added; administrators for all sources.',
  access: 'member',
  input: z.strictObject({ id: sourceId }),
  output: z.object({ job: z.string() }),
  statuses: [202],
  example: { id: SOURCE_ID },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const importJob = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'How an import or its plan goes.',
  access: 'member',
  input: z.object({ id: recordId }),
  output: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('running'),
      stage: z.enum(['starting', 'waiting', 'fetching', 'reading', 'comparing', 'writing']),
      rows: z.int(),
    }),
    z.object({ state: z.literal('planned'), plan: importPlan }),
    z.object({
      state: z.literal('fetched'),
      upload: z.string(),
      name: z.string(),
      form: z.enum(FETCHED_FORMS),
    }),
    z.object({ state: z.literal('done'), sourceId: z.int(), counts: importCounts, seconds: z.number() }),
    z.object({ state: z.literal('failed'), sentence: z.string() }),
  ]),
  example: { id: JOB_ID },
  errors: ['not_found'],
})

export const cancelImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  summary: 'Stops an import or its plan; nothing of it is written.',
  access: 'member',
  input: z.object({ id: recordId }),
  output: z.object({ stopped: z.boolean() }),
  example: { id: JOB_ID },
  errors: ['not_found'],
})

/** Bytes of a file to import. */
export const UPLOAD_BYTES = 100 * 1024 * 1024
const FILE_NAME_LENGTH = 255

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Takes a file to be planned and imported.',
  about:
    'Its name stands in the query string and its bytes are the body, at most 100 MB. It is kept for a day where it is not imported.',
  access: 'member',
  body: 'application/octet-stream',
  input: z.object({ name: storableText.check(z.minLength(1), z.maxLength(FILE_NAME_LENGTH)), senderId }),
  output: z.object({ id: z.string(), name: z.string(), bytes: z.number() }),
  example: { name: 'houston.csv' },
  errors: ['too_many'],
})

export const getUpload = fileEndpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'A file that the caller sent, or that was fetched for them, as it is.',
  access: 'member',
  input: z.object({ id: recordId }),
  files: ['application/octet-stream'],
  example: { id: UPLOAD_ID },
  errors: ['not_found'],
})
