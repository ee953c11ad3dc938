import { storedKeys } from './session/stored-keys.ts'

/** Removes from the browser's storage the keys that are a prefix and the id of anyone but this user. */
export function forgetKeys(prefix: string, { butOf }: { butOf: string | null }): void {
  const kept = butOf === null ? null : prefix + butOf
  const keys = storedKeys().filter((key) => key.startsWith(prefix) && key !== kept)
  for (const key of keys) localStorage.removeItem(key)
}
