import * as z from 'zod/mini'
import { FORMAT_FACTS } from '../documents/model/document-format.ts'
import { AUDIT_ACTIONS, type AuditAction } from '../domain/access/audit-action.ts'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { numberOrDigits } from './number-input.ts'

const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[]
const moment = numberOrDigits(z.int().check(z.minimum(0), z.maximum(8.64e15)))

/** What is asked of the audit log; all of it where nothing is. */
const auditFilter = z.strictObject({
  person: described('Who did it, by id.', z.optional(recordId)),
  action: z.optional(z.enum(actions)),
  from: described('The first moment, milliseconds since 1970.', z.optional(moment)),
  until: described('The moment after the last, milliseconds since 1970.', z.optional(moment)),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditEntry = z.object({
  id: z.int(),
  at: described('Milliseconds since 1970.', z.number()),
  actorId: described('Null where nobody signed in did it.', z.nullable(z.string())),
  actorName: z.nullable(z.string()),
  token: described('The name of the token that a program did it with.', z.nullable(z.string())),
  action: z.enum(actions),
  subject: described('The id of what it was done to.', z.nullable(z.string())),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  device: described('Such as `Chrome on Windows`.', z.nullable(z.string())),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Lists what people of the team did, newest first, 100 at a time.',
  about: 'For more, ask again with `before` as `next` says.',
  access: 'administrator',
  input: z.extend(auditFilter, {
    before: described('An id: only entries before it.', z.optional(numberOrDigits(z.int()))),
  }),
  output: z.object({
    entries: z.array(auditEntry),
    next: described('What to ask the following entries with; null after the last.', z.nullable(z.int())),
    people: described('Whom to choose from.', z.array(z.object({ id: z.string(), name: z.string() }))),
  }),
  example: { action: 'exported' },
  errors: [],
})

export const exportAudit = fileEndpoint({
  method: 'GET',
  path: '/api/audit.csv',
  summary: 'The same as a CSV file, all of it.',
  access: 'administrator',
  input: auditFilter,
  files: [FORMAT_FACTS.csv.mediaType],
  example: {},
  errors: ['too_many'],
})
