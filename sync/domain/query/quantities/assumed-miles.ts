import type { Criterion } from '../../criteria/criterion.ts'
import { MILES_PER_MINUTE } from './readers/read-distance.ts'

const MINUTES = /\b(?:mins?|minutes?|hours?|hrs?)\b/i

/** The miles in a straight line that "10 minutes from Hobby" was read as. Null where no minutes were said. */
export function assumedMiles(words: string, criterion: Criterion): { minutes: number; miles: number } | null {
  const miles =
    criterion.kind === 'near' ? criterion.miles : criterion.kind === 'zone' ? criterion.around : null
  if (miles === null || !MINUTES.test(words)) return null
  return { minutes: Math.round(miles / MILES_PER_MINUTE), miles }
}
