import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { compassOf, townTalkedOf } from './moved-place.ts'

type Read = (words: string) => readonly Criterion[]

/** "the Southwest" after the Northwest submarket: a place named as the one that stands is. Null where none is. */
export function inKnownPlace(known: readonly Criterion[], words: string, read: Read): Criterion[] | null {
  const part = compassOf(words)
  const isOfSubmarkets = known.some((one) => one.kind === 'word' && one.field === 'submarket' && !one.not)
  const town = townTalkedOf(known)
  const tries = [
    ...(isOfSubmarkets ? [`in the ${part ?? words} submarket`] : []),
    ...(part !== null && town !== null ? [`in ${part} ${town}`] : []),
  ]
  const found = tries
    .map(read)
    .find((places) => places.length > 0 && places.every(({ kind }) => kind !== 'text'))
  return found === undefined ? null : [...found]
}
