import type { DateField } from '../../criteria/asked-fields.ts'
import type { When } from '../quantities/years-of-deals.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** Tokens: "still going to expire". */
const MOST_STILL = 4

/** "still going to expire this year", "yet to roll before June": what is past is not meant. */
export function ifStillAhead({ tokens, today }: Reading, at: number, field: DateField, when: When): When {
  const before = tokens.slice(Math.max(at - MOST_STILL, 0), at).map(({ text }) => text)
  if (field !== 'expiration' || today === undefined || !before.some((word) => /^(?:still|yet)$/.test(word)))
    return when
  const isPast = when.from === null || when.from < today
  return isPast && (when.to === null || when.to >= today) ? { ...when, from: today } : when
}
