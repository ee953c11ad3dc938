import type { RowOutcome } from '../model/read-row-outcome.ts'

const encoder = new TextEncoder()
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A short text that two readings of the same property share. It says nothing of the property. */
export function outcomeDigest({ key, property }: Extract<RowOutcome, { kind: 'property' }>): string {
  let low = OFFSET
  let high = OFFSET ^ PRIME
  for (const byte of encoder.encode(JSON.stringify([key, property]))) {
    low = Math.imul(low ^ byte, PRIME)
    high = Math.imul(high ^ byte, PRIME) ^ (low >>> 15)
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
