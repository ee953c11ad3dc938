import * as z from 'zod/mini'
import { TOKEN_SCOPES } from '../domain/access/token-scope.ts'
import { personLine, recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { emptyEndpoint, endpoint } from './endpoint.ts'
import { PERSON_ID, TOKEN_ID } from './examples.ts'

/** A person has at most so many at a time. */
export const MOST_TOKENS = 20
/** The longest a token lasts. */
export const LONGEST_TOKEN_DAYS = 365
export const LONGEST_TOKEN_NAME = 60

/** A token without what a program sends. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: described('`read` calls what changes nothing, `write` the rest as well.', z.enum(TOKEN_SCOPES)),
  createdAt: described('Milliseconds since 1970, as the others.', z.number()),
  expiresAt: z.number(),
  usedAt: described('When it was last used, to the minute; null before.', z.nullable(z.number())),
})
export type ApiToken = z.infer<typeof apiToken>

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  summary: 'Lists your API tokens that are good, newest first.',
  access: 'user',
  token: 'none',
  input: z.object({}),
  output: z.object({ tokens: z.array(apiToken) }),
  example: {},
  errors: [],
})

export const makeToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  summary: 'Makes an API token, which only this answer shows.',
  about: `A program sends it as \`Authorization: Bearer …\`, and is then who made it. At most ${MOST_TOKENS} at a time; a viewer's may only read.`,
  access: 'user',
  token: 'none',
  input: z.strictObject({
    name: described('What it is for.', personLine(LONGEST_TOKEN_NAME).check(z.minLength(1))),
    scope: z.enum(TOKEN_SCOPES),
    days: described('How long it is good.', z.int().check(z.minimum(1), z.maximum(LONGEST_TOKEN_DAYS))),
  }),
  output: z.extend(apiToken, {
    secret: described('What a program sends. It is not kept: copy it now.', z.string()),
  }),
  example: { name: 'Quarterly report', scope: 'read', days: 90 },
  errors: ['forbidden', 'conflict', 'too_many'],
})

export const endToken = emptyEndpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  summary: 'Ends one of your API tokens at once; an administrator anybody’s of the team.',
  access: 'user',
  token: 'none',
  input: z.strictObject({ id: recordId }),
  status: 204,
  example: { id: TOKEN_ID },
  errors: ['not_found', 'too_many'],
})

export const listTokensOf = endpoint({
  method: 'GET',
  path: '/api/people/:id/tokens',
  summary: 'Lists the API tokens of somebody of the team, newest first.',
  access: 'administrator',
  token: 'none',
  input: z.strictObject({ id: recordId }),
  output: z.object({ tokens: z.array(apiToken) }),
  example: { id: PERSON_ID },
  errors: ['not_found'],
})
