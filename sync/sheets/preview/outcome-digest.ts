import { textDigest } from '../../domain/words/text-digest.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'

/** A short text that two readings of the same property share. It says nothing of the property. */
export function outcomeDigest({ key, property }: Extract<RowOutcome, { kind: 'property' }>): string {
  return textDigest(JSON.stringify([key, property]))
}
