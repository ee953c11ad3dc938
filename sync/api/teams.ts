import * as z from 'zod/mini'
import { recordId } from '../domain/words/person-text.ts'
import { emptyEndpoint } from './endpoint.ts'
import { OTHER_TEAM_ID } from './examples.ts'

export const switchTeam = emptyEndpoint({
  method: 'POST',
  path: '/api/team',
  summary: 'Goes on in another of your teams, with a new session in place of this one.',
  about: 'Who you are in another team is another user: ask `/api/me` again. Your teams are listed there.',
  access: 'user',
  token: 'none',
  input: z.strictObject({ teamId: recordId }),
  status: 204,
  example: { teamId: OTHER_TEAM_ID },
  errors: ['not_found', 'too_many'],
})
