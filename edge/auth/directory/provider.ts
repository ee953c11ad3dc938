import { decodeJwt } from 'jose'
import * as oauth from 'oauth4webapi'
import { readCapped } from '../../outbound/read-capped.ts'
import type { Services } from '../../services/services.ts'
import { type DirectorySignIn, MANY_TENANTS } from '../../settings/sign-in-settings.ts'
import type { LoginState } from './login-state.ts'

/** For each request: a person waits. */
const TIMEOUT_MS = 5_000
const MOST_BYTES = 512 * 1024
const METADATA_MS = 3_600_000
/** How far the clocks of the directory and of this server may be apart. */
const CLOCKS_APART_S = 60
const SCOPE = 'openid profile email'
/** What an issuer of many tenants writes in place of each. */
const TENANT = '{tenantid}'

/** A company directory, as OpenID Connect has it. What it answers is checked here, and nowhere else. */
export interface Provider {
  /** Where a person signs in. `isAnew`: also where the directory knows the browser. */
  authorizationUrl(login: Omit<LoginState, 'returnTo'>, redirectUri: string, isAnew: boolean): Promise<string>
  /** What its ID token says, once code, state, nonce, issuer, audience, times and signature are right. */
  redeem(callback: URL, login: LoginState, redirectUri: string): Promise<Redeemed>
  /** Where a person signs out; null where it has no such page. */
  signOutUrl(idToken: string | null, returnTo: string): string | null
}

export interface Redeemed {
  readonly claims: oauth.IDToken
  readonly idToken: string
}

/**
 * Opens the directory by what it says of itself.
 * @throws whatever was wrong: with the network, with its answer
 */
export async function openProvider(services: Services, directory: DirectorySignIn): Promise<Provider> {
  const server = await metadataOf(services, directory)
  const client: oauth.Client = {
    client_id: directory.clientId,
    [oauth.clockTolerance]: CLOCKS_APART_S,
    [oauth.clockSkew]: Math.round((services.now().getTime() - Date.now()) / 1000),
  }
  const options = requestOptions(services, directory)

  return {
    async authorizationUrl({ state, nonce, verifier }, redirectUri, isAnew) {
      const url = new URL(server.authorization_endpoint ?? '')
      const parameters = {
        client_id: directory.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isAnew && { prompt: 'login' }),
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async redeem(callback, { state, nonce, verifier }, redirectUri) {
      const isTemplate = server.issuer.includes(TENANT)
      const search = new URLSearchParams(callback.search)
      const saidIssuer = search.get('iss')
      // Of many tenants, which one it is stands in the ID token only.
      if (isTemplate) search.delete('iss')
      const asked = isTemplate
        ? { ...server, authorization_response_iss_parameter_supported: false }
        : { ...server }
      const parameters = oauth.validateAuthResponse(asked, client, search, state)
      const response = await oauth.authorizationCodeGrantRequest(
        asked,
        client,
        clientAuth(server, directory.clientSecret),
        parameters,
        redirectUri,
        verifier,
        options,
      )
      if (isTemplate) asked.issuer = await issuerOfTenant(server.issuer, response.clone())
      if (isTemplate && saidIssuer !== null && saidIssuer !== asked.issuer)
        throw new Unusable('Of another issuer.')
      const answer = await oauth.processAuthorizationCodeResponse(asked, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(asked, response, {
        ...options,
        [oauth.jwksCache]: services.providerMemory.keys,
      })
      const claims = oauth.getValidatedIdTokenClaims(answer)
      if (claims === undefined || answer.id_token === undefined) throw new Unusable('No ID token.')
      const { id_token: idToken, access_token: accessToken } = answer
      if (isEnough(claims, directory) || server.userinfo_endpoint === undefined) return { claims, idToken }
      const told = await oauth.userInfoRequest(asked, client, accessToken, options)
      const more = await oauth.processUserInfoResponse(asked, client, claims.sub, told)
      const { name, email, email_verified } = more
      return { claims: { name, email, email_verified, ...claims }, idToken }
    },

    signOutUrl(idToken, returnTo) {
      if (!URL.canParse(server.end_session_endpoint ?? '')) return null
      const url = new URL(server.end_session_endpoint ?? '')
      if (idToken !== null) url.searchParams.set('id_token_hint', idToken)
      url.searchParams.set('client_id', directory.clientId)
      url.searchParams.set('post_logout_redirect_uri', returnTo)
      return url.href
    },
  }
}

/** Whether an ID token says all that is asked for: some directories say who somebody is only when asked again. */
function isEnough({ name, hd, email }: oauth.IDToken, { domains }: DirectorySignIn): boolean {
  return name !== undefined && (domains.length === 0 || hd !== undefined || email !== undefined)
}

/** No answer came, or one that says that it cannot be given now. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** What came is not what OpenID Connect asks for, in ways that the library does not look for. */
class Unusable extends Error {
  override readonly name = 'Unusable'
}

async function metadataOf(
  services: Services,
  directory: DirectorySignIn,
): Promise<oauth.AuthorizationServer> {
  const { providerMemory, now } = services
  const known = providerMemory.metadata?.issuer === directory.issuer ? providerMemory.metadata : null
  if (known !== null && now().getTime() < known.until) return known.server
  try {
    const response = await oauth.discoveryRequest(
      new URL(directory.issuer),
      requestOptions(services, directory),
    )
    const expected = new URL(directory.issuer.replace(MANY_TENANTS, `/${TENANT}`))
    const server = await oauth.processDiscoveryResponse(expected, response)
    // Thrown here and not at the click of a person.
    if (!URL.canParse(server.authorization_endpoint ?? '')) throw new Unusable('No place to sign in.')
    const until = now().getTime() + METADATA_MS
    providerMemory.metadata = { issuer: directory.issuer, server, until }
    return server
  } catch (error) {
    if (known === null) throw error
    return known.server
  }
}

function requestOptions(services: Services, { issuer }: DirectorySignIn) {
  return {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    // Settings allow http on this machine only.
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
    [oauth.customFetch]: async (url: string, init: oauth.CustomFetchOptions<string, unknown>) => {
      const request = new Request(url, init as RequestInit)
      const { response, bytes } = await answerOf(services, request)
      if (bytes === null) throw new Unusable('The answer is too large.')
      const type = response.headers.get('content-type') ?? ''
      return new Response(bytes.length === 0 ? null : bytes, {
        status: response.status,
        headers: { 'Content-Type': type },
      })
    },
  }
}

async function answerOf(
  services: Services,
  request: Request,
): Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> | null }> {
  try {
    const response = await services.fetch(request)
    if (response.status < 500) return { response, bytes: await readCapped(response, MOST_BYTES) }
    await response.body?.cancel()
  } catch (cause) {
    throw new ProviderAway('No answer.', { cause })
  }
  throw new ProviderAway('It is failing.')
}

/** In the body where the directory says that it takes it there: fewer directories differ in reading that. */
function clientAuth(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
  return isInBody ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret)
}

/** The issuer that the token must be of, by the tenant it names; signature and issuer are checked with it afterwards. */
async function issuerOfTenant(template: string, response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const { id_token: idToken } = (body ?? {}) as { id_token?: unknown }
  const tenant = typeof idToken === 'string' ? decodeJwt(idToken).tid : undefined
  if (typeof tenant !== 'string' || !/^[\w-]+$/.test(tenant)) throw new Unusable('Of no tenant.')
  return template.replace(TENANT, tenant)
}
