const encoder = new TextEncoder()
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A short text that two equal texts share. It says nothing of the text. */
export function textDigest(text: string): string {
  let low = OFFSET
  let high = OFFSET ^ PRIME
  for (const byte of encoder.encode(text)) {
    low = Math.imul(low ^ byte, PRIME)
    high = Math.imul(high ^ byte, PRIME) ^ (low >>> 15)
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
