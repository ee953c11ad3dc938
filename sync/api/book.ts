import * as z from 'zod/mini'
import type { PackedFirstPage } from '../book/wire/pack-first-page.ts'
import { property } from '../domain/property.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { BOOK_PATH, BOOK_TAIL_PATH, BOOTSTRAP_PATH } from './paths.ts'
import { getMe } from './session.ts'

export const getBook = fileEndpoint({
  method: 'GET',
  path: BOOK_PATH,
  summary: 'All properties as compressed columns, as browsers keep them.',
  about:
    'Its ETag changes with every import; `If-None-Match` answers 304. Programs want `GET /api/properties`.',
  access: 'user',
  input: z.object({}),
  files: ['application/octet-stream'],
  example: {},
  errors: ['too_many'],
})

export const getBookTail = endpoint({
  method: 'GET',
  path: BOOK_TAIL_PATH,
  summary: 'What changed since the properties were last packed.',
  access: 'user',
  input: z.object({}),
  output: z.object({
    teamId: z.string(),
    snapshotSeq: described('The packed properties that the changes belong to.', z.number()),
    tail: z.readonly(
      z.array(
        z.object({
          id: z.string(),
          changeSeq: described('Greater for a later change.', z.number()),
          row: described('Null for a property that was removed.', z.nullable(property)),
        }),
      ),
    ),
  }),
  example: {},
  errors: ['too_many'],
})

export type BookTail = z.infer<typeof getBookTail.output>

export const getBootstrap = endpoint({
  method: 'GET',
  path: BOOTSTRAP_PATH,
  summary: 'Who is signed in, and the first page of results: what the app shows first.',
  access: 'user',
  input: z.object({}),
  output: z.object({
    format: described('The version of the packing.', z.int()),
    me: getMe.output,
    firstPage: described(
      'Packed for the app. Programs want `POST /api/properties/search`.',
      z.custom<PackedFirstPage>(),
    ),
  }),
  example: {},
  errors: ['too_many'],
})
export type Bootstrap = z.infer<typeof getBootstrap.output>
