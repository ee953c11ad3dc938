import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { KoaContextWithOIDC } from 'oidc-provider'
import Provider from 'oidc-provider'
import type { DirectorySignIn } from '../../../edge/settings/sign-in-settings.ts'

export const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'

/** What the directory says of a person, beside `sub`. */
export type Claims = Readonly<Record<string, string | boolean | readonly string[]>>

/** Somebody of the tenant, with an address that the directory has verified. */
export const ANN = {
  tid: TENANT,
  oid: 'oid-of-ann',
  name: 'Ann Castillo',
  email: 'ann.castillo@acme.example',
  email_verified: true,
}

export interface Directory {
  /** Of one tenant. */
  readonly issuer: string
  /** The same directory, answering for any tenant as Microsoft's does. */
  readonly issuerOfMany: string
  /** From now on its ID tokens say who somebody is by `sub` alone, as the standard has it. */
  sayLess(): void
  close(): Promise<void>
}

/** A certified OpenID Connect provider on this machine, with these people by the name they sign in with. */
export async function openDirectory(
  people: Readonly<Record<string, Claims>>,
  origin: string,
): Promise<Directory> {
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown => response.end()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const path = `/${TENANT}/v2.0`
  const issuer = base + path
  const issuerOfMany = `${base}/organizations/v2.0`
  const provider = providerOf(issuer, people, origin)
  let callback = provider.callback()
  answer = async (request, response) => {
    const url = request.url ?? ''
    if (url.startsWith('/organizations/v2.0/.well-known/')) {
      const known = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ ...(known as object), issuer: `${base}/{tenantid}/v2.0` }))
      return
    }
    // As Express does for what is mounted below a path.
    Object.assign(request, { originalUrl: url, url: url.startsWith(path) ? url.slice(path.length) : url })
    await callback(request, response)
  }
  return {
    issuer,
    issuerOfMany,
    sayLess() {
      callback = providerOf(issuer, people, origin, true).callback()
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const CLIENT = { id: 'clearheight', secret: randomUUID() }

/** The settings that go with it. */
export function signInBy(
  directory: Pick<Directory, 'issuer'>,
  others: Partial<DirectorySignIn> = {},
): DirectorySignIn {
  return {
    mode: 'oidc',
    team: { id: 'acme', name: 'Acme Industrial' },
    teams: [{ id: 'acme', name: 'Acme Industrial', tenants: [], groups: [] }],
    issuer: directory.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    providerName: 'Acme ID',
    tenants: [TENANT],
    domains: [],
    groups: [],
    roleGroups: { administrator: [], member: [], viewer: [] },
    administrators: [],
    joining: 'open',
    firstRole: 'member',
    ...others,
  }
}

function providerOf(
  issuer: string,
  people: Readonly<Record<string, Claims>>,
  origin: string,
  saysLess = false,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${origin}/api/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: [randomUUID()] },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    conformIdTokenClaims: saysLess,
    claims: {
      openid: ['sub', 'tid', 'oid', 'hd', 'groups'],
      profile: ['name'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    loadExistingGrant,
  })
}

/** Nobody is asked whether the product may know who they are: an administrator has said so for all. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  if (known !== undefined) return await provider.Grant.find(known)
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email')
  await grant.save()
  return grant
}
