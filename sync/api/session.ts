import * as z from 'zod/mini'
import { ROLES } from '../domain/access/role.ts'
import { dataSource } from './data-source.ts'
import { described } from './described.ts'
import { emptyEndpoint, endpoint } from './endpoint.ts'
import { LOGIN_PATH, LOGOUT_PATH, ME_PATH, SIGN_IN_PATH } from './paths.ts'

export const getMe = endpoint({
  method: 'GET',
  path: ME_PATH,
  summary: 'Who is signed in.',
  access: 'user',
  input: z.object({}),
  output: z.object({
    id: z.string(),
    teamId: z.string(),
    teamName: described(
      "The firm that a client's papers are from. A server of an earlier version does not say.",
      z.optional(z.string()),
    ),
    name: z.string(),
    role: described('A server of an earlier version does not say.', z.optional(z.enum(ROLES))),
    email: described(
      "The user's own, told to nobody else; null where none is known.",
      z.nullable(z.string()),
    ),
    firstName: z.string(),
    lastName: described('Empty for a name of one word.', z.string()),
    profileImageUrl: z.null(),
    teammates: described(
      "Whom one can go on as: the demo's other people, elsewhere nobody.",
      z.array(z.object({ id: z.string(), name: z.string() })),
    ),
    teams: described(
      'Your other teams. A server of an earlier version does not say.',
      z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
    ),
    directoryName: described(
      'The company directory; null in the demo. A server of an earlier version does not say.',
      z.optional(z.nullable(z.string())),
    ),
    consoleUrl: described(
      "The external console's address, or null where none is configured.",
      z.nullable(z.string()),
    ),
    portfolioMapUrl: described(
      'Where a portfolio is mapped outside of the product, or null where it is mapped here.',
      z.nullable(z.string()),
    ),
    offlineDays: described(
      'For how many days a browser shows what it keeps while nothing answers. A server of an earlier version does not say.',
      z.optional(z.int()),
    ),
    lastSyncAt: described('When a source was last read, milliseconds since 1970.', z.nullable(z.number())),
    failingSources: described(
      'Sources whose last try failed. A server of an earlier version does not say.',
      z.optional(z.int()),
    ),
    sources: described(
      'Last read first. A server of an earlier version does not say.',
      z.optional(z.array(dataSource)),
    ),
  }),
  example: {},
  errors: [],
})

export const getSignIn = endpoint({
  method: 'GET',
  path: SIGN_IN_PATH,
  summary: 'How people sign in here.',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    mode: described('`oidc`: by a company directory. `demo`: nobody is asked.', z.enum(['demo', 'oidc'])),
    label: described('What the button that leads to sign-in says.', z.string()),
    logo: described('Whose logo the button carries.', z.nullable(z.enum(['microsoft']))),
  }),
  example: {},
  errors: [],
})

export const logIn = emptyEndpoint({
  method: 'GET',
  path: LOGIN_PATH,
  summary: 'Signs in, sets the session cookie, and leads to a page.',
  about:
    'Leads to the company directory first. In the demo nobody is asked for a password, and what comes from a link of another site signs nobody in.',
  access: 'anyone',
  input: z.object({
    as: described('One of the demo’s people; the first where nobody is named.', z.optional(z.string())),
    returnTo: described('A path of the product; `/` for anything else.', z.optional(z.string())),
  }),
  status: 302,
  example: { returnTo: '/' },
  errors: [],
})

export const logOut = endpoint({
  method: 'POST',
  path: LOGOUT_PATH,
  summary: 'Ends the session, and has the browser forget what it keeps.',
  about: 'Where a company directory has a page to sign out there as well, 200 and its address; else 204.',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ signOutUrl: z.string() }),
  statuses: [200, 204],
  example: {},
  errors: [],
})
