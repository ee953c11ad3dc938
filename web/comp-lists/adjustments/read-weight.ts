import { readNumber } from '../../ui/fields/read-number.ts'

/** A typed weight, of 100; null for nothing typed. Else what is wrong with it. */
export type TypedWeight = { weight: number | null; problem: null } | { problem: string }

export function readWeight(text: string): TypedWeight {
  const read = readNumber(text.trim().replace(/%$/, ''))
  if (read.kind === 'unreadable') return { problem: 'Weight must be a number from 0 to 100.' }
  if (read.kind === 'empty') return { weight: null, problem: null }
  if (read.value > 100) return { problem: 'Weight must be at most 100%.' }
  return { weight: read.value, problem: null }
}
