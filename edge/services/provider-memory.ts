import type { AuthorizationServer, JWKSCacheInput } from 'oauth4webapi'

/** What the directory said about itself, so that not every sign-in asks again. Lives as long as the process. */
export interface ProviderMemory {
  /** Null before the first answer. `until`: milliseconds since 1970. */
  metadata: { readonly issuer: string; readonly server: AuthorizationServer; readonly until: number } | null
  /** Its keys, kept by the library that checks signatures; it asks again for a key it does not know. */
  readonly keys: JWKSCacheInput
}

export function createProviderMemory(): ProviderMemory {
  return { metadata: null, keys: {} }
}
