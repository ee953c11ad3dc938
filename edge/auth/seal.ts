import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'

const ALGORITHM = 'dir'
const ENCRYPTION = 'A256GCM'

export interface Seal {
  /** What only the one who sealed knows; at least 32 random bytes. */
  readonly secret: string
  /** What it is good for: something sealed for another purpose does not open. */
  readonly purpose: string
}

/** Makes of claims a text that nobody without the secret can read or change, good until `until`. */
export async function seal(claims: JWTPayload, { secret, purpose }: Seal, until: Date): Promise<string> {
  return await new EncryptJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, typ: purpose })
    .setExpirationTime(Math.floor(until.getTime() / 1000))
    .encrypt(await keyOf(secret, purpose))
}

/** What was sealed, or null where it was sealed otherwise, was changed, or is good no more. */
export async function unseal(sealed: string, { secret, purpose }: Seal, now: Date): Promise<unknown> {
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(secret, purpose), {
      typ: purpose,
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
      requiredClaims: ['exp'],
      currentDate: now,
    })
    return payload
  } catch {
    return null
  }
}

async function keyOf(secret: string, purpose: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(secret)
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(purpose)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(how, material, 256))
}
