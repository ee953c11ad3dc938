import * as z from 'zod/mini'
import { FORMAT_FACTS } from '../documents/model/document-format.ts'
import { storableText } from '../domain/words/person-text.ts'
import { importDecisions } from '../sheets/model/import-decisions.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { SOURCE_ID } from './examples.ts'
import { numberOrDigits } from './number-input.ts'
import { apiSourceHost } from './source-hosts.ts'

export const SOURCE_KINDS = ['sample', 'file', 'google-sheet', 'csv-link', 'url', 'hand'] as const
/** `hand`: typed in the product. */
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** How often a source may be read by itself, hours. */
export const EVERY_HOURS = [1, 6, 12, 24, 168] as const
export const SOURCE_NAME_LENGTH = 120

const time = (words: string) => described(`${words}, milliseconds since 1970.`, z.nullable(z.number()))
export const sourceId = numberOrDigits(z.int())
const everyHours = described('Null for on request only.', z.nullable(z.literal([...EVERY_HOURS])))
export const sourceName = storableText.check(z.minLength(1), z.maxLength(SOURCE_NAME_LENGTH))

/** The last run that changed a source's rows, or found that nothing did. */
export const apiRun = z.object({
  id: z.int(),
  finishedAt: z.number(),
  seconds: z.number(),
  rows: described('Rows read, rejected ones among them.', z.int()),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  ended: described('No longer in the source, and kept.', z.int()),
  rejected: z.int(),
  canRollBack: z.boolean(),
})
export type ApiRun = z.infer<typeof apiRun>

export const apiSource = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(SOURCE_KINDS),
  place: described('The file’s name, the sheet’s title, or the host of its address.', z.string()),
  tabs: described('The sheets that are read; null for all.', z.nullable(z.array(z.string()))),
  sheets: described('The sheets that its rows came from; empty before its first run.', z.array(z.string())),
  fileBytes: described(
    'The size of the file it was read from; null where that is not known.',
    z.nullable(z.number()),
  ),
  address: described('Where it is fetched from; null where it is a file.', z.nullable(z.string())),
  properties: described('Properties it has now.', z.int()),
  run: described('The last run that was done; null before.', z.nullable(apiRun)),
  running: described(
    'The run under way; null where there is none.',
    z.nullable(z.object({ rows: z.int(), startedAt: z.number() })),
  ),
  triedAt: time('When it was last tried, whatever came of it'),
  everyHours: described('How often it is read by itself; null for on request only.', z.nullable(z.int())),
  nextRunAt: time('When it is read by itself next; null where it is not'),
  pausedAt: time('When it was paused; null where it is not'),
  pausedBy: z.nullable(z.string()),
  failingSince: time('Since when every try has failed; null where the last one did not'),
  tries: described('Failed tries in a row.', z.int()),
  failure: described('Why the last try failed, a sentence; null where it did not.', z.nullable(z.string())),
  failureAnswer: described(
    'How what came back then begins, for whoever may change the source; else null.',
    z.nullable(z.string()),
  ),
  rejected: described('Rows that wait to be mended.', z.int()),
  addedBy: described('Who added it; null for a command.', z.nullable(z.string())),
  isOwn: described('The caller added it.', z.boolean()),
  canRun: described('It can be read again as it is: it has a file or an address.', z.boolean()),
  decisions: z.nullable(importDecisions),
})
export type ApiSource = z.infer<typeof apiSource>

export const listSources = endpoint({
  method: 'GET',
  path: '/api/sources',
  summary: 'Lists what properties come from.',
  access: 'user',
  input: z.object({}),
  output: z.object({
    sources: z.array(apiSource),
    rows: described('Rows of all sources that became properties, joined ones counted each.', z.int()),
    properties: described('Properties there are.', z.int()),
    googleAddress: described(
      'The address that Google sheets are to be shared with; null where no service account is set.',
      z.nullable(z.string()),
    ),
    allowedHosts: described('The hosts that files may be fetched from.', z.array(z.string())),
    addedHosts: described('Those of them that administrators of the team allowed.', z.array(apiSourceHost)),
  }),
  example: {},
  errors: [],
})

export const addSource = endpoint({
  method: 'POST',
  path: '/api/sources',
  summary:
    'Adds a source that is fetched: a Google sheet, a sheet published as CSV, or a file at an address.',
  about: 'Nothing is imported by this: `POST /api/imports` does, once it was seen what it holds.',
  access: 'administrator',
  input: z.strictObject({
    kind: z.enum(['google-sheet', 'csv-link', 'url']),
    name: sourceName,
    address: storableText.check(z.minLength(1), z.maxLength(2000)),
    tabs: z.optional(z.nullable(z.array(z.string()))),
    everyHours: z.optional(everyHours),
  }),
  output: apiSource,
  example: {
    kind: 'google-sheet',
    name: 'Houston comps',
    address: '1kXo7rJ0bYw2mQn5tVfLz8aCdEhGiKpSuRxWyB3D4F6M',
  },
  errors: ['conflict', 'too_many'],
})

export const changeSource = endpoint({
  method: 'PUT',
  path: '/api/sources/:id',
  summary: 'Renames, pauses or resumes a source, or changes when and from where it is read.',
  access: 'member',
  about:
    'Members may change the files they added; administrators all sources. Decisions are used from the next run on.',
  input: z.strictObject({
    id: sourceId,
    name: z.optional(sourceName),
    address: z.optional(storableText.check(z.minLength(1), z.maxLength(2000))),
    everyHours: z.optional(everyHours),
    isPaused: z.optional(z.boolean()),
    decisions: z.optional(importDecisions),
  }),
  output: apiSource,
  example: { id: SOURCE_ID, isPaused: true },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const removeSource = endpoint({
  method: 'DELETE',
  path: '/api/sources/:id',
  summary: 'Removes a source and its properties. It can be restored for 90 days.',
  access: 'member',
  about: 'Members may remove the files they added; administrators all sources.',
  input: z.object({ id: sourceId }),
  output: z.object({ removed: described('Properties that went with it.', z.int()) }),
  example: { id: SOURCE_ID },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const restoreSource = endpoint({
  method: 'POST',
  path: '/api/sources/:id/restore',
  summary: 'Brings a removed source back, with the properties it had.',
  access: 'member',
  input: z.object({ id: sourceId }),
  output: apiSource,
  example: { id: SOURCE_ID },
  errors: ['not_found', 'conflict', 'too_many'],
})

/** What would go with a source. */
export const sourceHolds = endpoint({
  method: 'GET',
  path: '/api/sources/:id/holds',
  summary: 'What hangs on a source: its properties, and their notes, corrections and places in comp lists.',
  access: 'user',
  input: z.object({ id: sourceId }),
  output: z.object({
    properties: z.int(),
    notes: z.int(),
    corrections: z.int(),
    lists: described('Comp lists with at least one of them.', z.int()),
  }),
  example: { id: SOURCE_ID },
  errors: ['not_found'],
})

/** One sheet that could be read. */
const tab = z.object({
  name: z.string(),
  rows: described('Rows below its header; null where no table was found.', z.nullable(z.int())),
  columns: z.nullable(z.int()),
})

export const checkAddress = endpoint({
  method: 'POST',
  path: '/api/sources/check',
  summary: 'Looks whether a sheet or a file can be read, and what tables it has.',
  access: 'administrator',
  input: z.strictObject({
    kind: z.enum(['google-sheet', 'csv-link', 'url']),
    address: storableText.check(z.minLength(1), z.maxLength(2000)),
  }),
  output: z.object({ title: z.string(), tabs: z.array(tab) }),
  example: {
    kind: 'google-sheet',
    address: '1kXo7rJ0bYw2mQn5tVfLz8aCdEhGiKpSuRxWyB3D4F6M',
  },
  errors: ['conflict', 'too_many'],
})

/** A row that was rejected, with what it needs. */
export const rejectedRow = z.object({
  sheet: z.string(),
  rowNumber: z.int(),
  ref: described('What the row goes by in decisions about its cells.', z.string()),
  header: z.array(z.string()),
  cells: described('As text, as they stand.', z.array(z.string())),
  reasons: z.array(z.string()),
  problems: z.array(z.object({ header: z.nullable(z.string()), sentence: z.string() })),
})

export const listRejected = endpoint({
  method: 'GET',
  path: '/api/sources/:id/rejected',
  summary:
    'The rows of a source that are no properties yet, and why; `total` counts those that are not sent at once.',
  access: 'user',
  input: z.object({
    id: sourceId,
    offset: described(
      'How many rows to pass over.',
      z.optional(z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
    ),
  }),
  output: z.object({ rows: z.array(rejectedRow), total: z.int() }),
  example: { id: SOURCE_ID },
  errors: ['not_found'],
})

export const exportRejected = fileEndpoint({
  method: 'GET',
  path: '/api/sources/:id/rejected.csv',
  summary: 'The same as a CSV file, with the reasons, all of them.',
  access: 'user',
  input: z.object({ id: sourceId }),
  files: [FORMAT_FACTS.csv.mediaType],
  example: { id: SOURCE_ID },
  errors: ['not_found', 'too_many'],
})
