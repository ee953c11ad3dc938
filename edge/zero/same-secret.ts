/** Compares in time that depends on the lengths alone. */
export function isSameSecret(given: string, secret: string): boolean {
  const a = new TextEncoder().encode(given)
  const b = new TextEncoder().encode(secret)
  let difference = a.length ^ b.length
  for (let i = 0; i < b.length; i++) difference |= (a[i] ?? 0) ^ (b[i] as number)
  return difference === 0
}
