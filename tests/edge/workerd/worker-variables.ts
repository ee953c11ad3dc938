import type { Settings } from '../../../edge/services/services.ts'
import { isPrivateHost } from '../../../edge/settings/hosts.ts'
import type { SignIn } from '../../../edge/settings/sign-in-settings.ts'
import { type GoogleAccount, NO_OUTSIDE_SOURCES } from '../../../edge/settings/source-settings.ts'

/** The settings as a deploy of the Worker has them. */
export function workerVariables(settings: Settings): Record<string, string> {
  const { maps, assistant, sources } = settings
  const variables: Record<string, string | null | undefined> = {
    ...signInVariables(settings.signIn),
    PUBLIC_ORIGIN: settings.origins[0],
    SESSION_SECRET: settings.sessionSecrets.join(','),
    ZERO_API_KEY: settings.zeroApiKey,
    METRICS_TOKEN: settings.metricsToken,
    CONSOLE_URL: settings.consoleUrl,
    PORTFOLIO_MAP_URL: settings.portfolioMapUrl,
    NETWORK: maps.network || sources !== NO_OUTSIDE_SOURCES || isOutside(settings.signIn) ? 'on' : 'off',
    MAP_STYLE_URL: maps.style?.light,
    MAP_STYLE_URL_DARK: maps.style?.dark,
    MAP_HOSTS: maps.styleOrigins.join(' '),
    MAPTILER_KEY: maps.maptilerKey,
    MAPBOX_PUBLIC_TOKEN: maps.mapboxPublicToken,
    GOOGLE_MAPS_EMBED_KEY: maps.googleEmbedKey,
    MAPBOX_ACCESS_TOKEN: maps.mapboxToken,
    GOOGLE_MAPS_API_KEY: maps.googleKey,
    BASEMAP_PMTILES: maps.pmtiles,
    OPENAI_API_KEY: assistant?.apiKey,
    OPENAI_BASE_URL: assistant?.baseUrl,
    OPENAI_MODEL: assistant?.model,
    OPENAI_API: assistant?.api,
    GOOGLE_SERVICE_ACCOUNT: sources.google && keyOf(sources.google),
    ALLOWED_SOURCE_HOSTS: sources.allowedHosts.join(','),
  }
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** The file that Google gives out for a service account. */
function keyOf({ email, privateKey }: GoogleAccount): string {
  return JSON.stringify({ client_email: email, private_key: privateKey })
}

function signInVariables(signIn: SignIn): Record<string, string> {
  if (signIn.mode === 'demo') return { AUTH_MODE: 'demo' }
  const { roleGroups } = signIn
  return {
    AUTH_MODE: 'oidc',
    OIDC_ISSUER: signIn.issuer,
    OIDC_CLIENT_ID: signIn.clientId,
    OIDC_CLIENT_SECRET: signIn.clientSecret,
    OIDC_PROVIDER_NAME: signIn.providerName,
    OIDC_TENANTS: quoted(signIn.tenants),
    OIDC_DOMAINS: quoted(signIn.domains),
    OIDC_GROUPS: quoted(signIn.groups),
    OIDC_ADMINISTRATOR_GROUPS: quoted(roleGroups.administrator),
    OIDC_MEMBER_GROUPS: quoted(roleGroups.member),
    OIDC_VIEWER_GROUPS: quoted(roleGroups.viewer),
    ADMINISTRATORS: signIn.administrators.join(' '),
    OIDC_JOINING: signIn.joining,
    OIDC_FIRST_ROLE: signIn.firstRole,
    OIDC_ALLOW_ANYONE: 'on',
    TEAMS: JSON.stringify(signIn.teams),
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(' ')
}

/** Without the network a directory out there is refused. */
function isOutside(signIn: SignIn): boolean {
  return signIn.mode === 'oidc' && !isPrivateHost(new URL(signIn.issuer).hostname)
}
