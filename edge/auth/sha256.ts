import { base64url } from 'jose'

/** The SHA-256 of a secret, base64url: what is kept of it. */
export async function sha256(secret: string): Promise<string> {
  return base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))),
  )
}

const SECRET_BYTES = 32

/** A secret nobody can guess, base64url. */
export function randomSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}
