import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '../domain/access/email-address.ts'
import { ROLES } from '../domain/access/role.ts'
import { recordId, storableText } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { emptyEndpoint, endpoint } from './endpoint.ts'
import { INVITATION_ID, OTHER_PERSON_ID, PERSON_ID } from './examples.ts'

const role = z.enum(ROLES)
const time = (words: string) => described(`${words}, milliseconds since 1970.`, z.number())

/** Somebody of the team, as an administrator sees them. */
export const apiPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  role,
  isRoleFixed: described(
    'Settings of the server or a group of the directory say the role: it cannot be changed here.',
    z.boolean(),
  ),
  isYou: z.boolean(),
  joinedAt: time('When they came first'),
  seenAt: described(
    'When they last asked for something, to the minute; null before.',
    z.nullable(z.number()),
  ),
  disabledAt: described('Since when they may not come in; null where they may.', z.nullable(z.number())),
  lists: described('Comp lists they own, private ones among them.', z.int()),
  notes: described('Shared notes they wrote.', z.int()),
  views: described('Table views they share with the team.', z.int()),
  sessions: described('Browsers they are signed in with. The demo keeps none.', z.int()),
})
export type ApiPerson = z.infer<typeof apiPerson>

export const apiInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  createdAt: time('When it was made'),
  expiresAt: time('Until when it is good'),
})
export type ApiInvitation = z.infer<typeof apiInvitation>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'Lists the people of the team, and the addresses that are invited.',
  access: 'administrator',
  token: 'none',
  input: z.object({}),
  output: z.object({ people: z.array(apiPerson), invitations: z.array(apiInvitation) }),
  example: {},
  errors: [],
})

export const changePerson = endpoint({
  method: 'PUT',
  path: '/api/people/:id',
  summary: 'Gives somebody a role, disables or enables them.',
  about:
    'Disabling ends their sessions at once, and their tokens do nothing until they are enabled again. 409 where the role is fixed, and where the team would have no administrator left.',
  access: 'administrator',
  token: 'none',
  input: z.strictObject({ id: recordId, role: z.optional(role), isDisabled: z.optional(z.boolean()) }),
  output: apiPerson,
  example: { id: PERSON_ID, role: 'viewer' },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const handOver = endpoint({
  method: 'POST',
  path: '/api/people/:id/hand-over',
  summary: 'Gives the comp lists, shared notes and shared views of somebody to somebody else.',
  about:
    'Private comp lists go along unseen: only their new owner reads them. Private notes and views stay. 409 where the new owner is disabled or a viewer, who may share nothing.',
  access: 'administrator',
  token: 'none',
  input: z.strictObject({ id: recordId, to: described('The id of the new owner.', recordId) }),
  output: z.object({ lists: z.int(), notes: z.int(), views: z.int() }),
  example: { id: PERSON_ID, to: OTHER_PERSON_ID },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const removePerson = emptyEndpoint({
  method: 'DELETE',
  path: '/api/people/:id',
  summary: 'Removes somebody from the team, with their private notes and views, sessions and tokens.',
  about:
    'Their name stays beside what they did. 409 while they own comp lists, shared notes or shared views: hand them over first.',
  access: 'administrator',
  token: 'none',
  input: z.strictObject({ id: recordId }),
  status: 204,
  example: { id: PERSON_ID },
  errors: ['not_found', 'conflict', 'too_many'],
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Lets an address of the directory come in, with a role.',
  about:
    'Nothing is sent: tell them the address of the product. An address that is invited already is invited anew. 409 in the demo, and where they are in the team already.',
  access: 'administrator',
  token: 'none',
  input: z.strictObject({
    email: storableText.check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(EMAIL_ADDRESS)),
    role,
  }),
  output: apiInvitation,
  example: { email: 'new.colleague@example.com', role: 'member' },
  errors: ['conflict', 'too_many'],
})

export const withdrawInvitation = emptyEndpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  summary: 'Withdraws an invitation.',
  access: 'administrator',
  token: 'none',
  input: z.strictObject({ id: recordId }),
  status: 204,
  example: { id: INVITATION_ID },
  errors: ['not_found', 'too_many'],
})
