import * as z from 'zod/mini'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { emptyEndpoint, endpoint } from './endpoint.ts'
import { SESSION_ID } from './examples.ts'

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Lists the browsers you are signed in with, last seen first.',
  about: 'In the demo no sessions are kept, and none are listed.',
  access: 'user',
  token: 'none',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        device: described('The browser and its system, such as `Chrome on Windows`.', z.string()),
        createdAt: described('When it was signed in, milliseconds since 1970.', z.number()),
        seenAt: described('When it last asked for something, to the minute.', z.number()),
        isCurrent: described('Whether it is the one that asks.', z.boolean()),
      }),
    ),
  }),
  example: {},
  errors: [],
})

export const endSession = emptyEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Ends one of your sessions at once.',
  access: 'user',
  token: 'none',
  input: z.strictObject({ id: recordId }),
  status: 204,
  example: { id: SESSION_ID },
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  summary: 'Ends all of your sessions but the one that asks.',
  access: 'user',
  token: 'none',
  input: z.object({}),
  output: z.object({ ended: described('How many.', z.int()) }),
  example: {},
  errors: [],
})
