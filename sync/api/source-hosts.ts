import * as z from 'zod/mini'
import { hostName } from '../domain/host-name.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { SOURCE_HOST } from './examples.ts'

export const SOURCE_HOSTS_PATH = '/api/source-hosts'

/** A host that an administrator allowed. */
export const apiSourceHost = z.object({
  host: z.string(),
  addedBy: described('Who allowed it; null where they are no longer known.', z.nullable(z.string())),
  addedAt: described('Milliseconds since 1970.', z.number()),
})
export type ApiSourceHost = z.infer<typeof apiSourceHost>

export const allowSourceHost = endpoint({
  method: 'POST',
  path: SOURCE_HOSTS_PATH,
  summary: 'Allows files to be fetched from a host, for the sources of the team.',
  about:
    'Only over https, and never from an address of a private network. Allowing it again changes nothing.',
  access: 'administrator',
  input: z.strictObject({ host: hostName }),
  output: apiSourceHost,
  example: { host: SOURCE_HOST },
  errors: ['conflict', 'too_many'],
})

export const forbidSourceHost = endpoint({
  method: 'DELETE',
  path: `${SOURCE_HOSTS_PATH}/:host`,
  summary: 'Stops files from being fetched from a host that an administrator allowed.',
  about:
    'Sources at it fail from their next run on and keep their properties. What the server’s settings allow stays.',
  access: 'administrator',
  input: z.object({ host: hostName }),
  output: z.object({ sources: described('Sources that are read from it.', z.int()) }),
  example: { host: SOURCE_HOST },
  errors: ['not_found', 'too_many'],
})
