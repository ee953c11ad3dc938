import type { Property } from '../property.ts'
import { hasQualifiers, isClaimed } from './note-claims.ts'

/** Less the places where it means something else: a handrail, the rail yard next door, Rail Road. */
const RAIL =
  /(?<!\b(?:hand|guard|light|commuter)[- ]?)\brail(?:road)?\b(?![- ]?(?:yards?|rd|road|st|street|ln|lane|cars?|lines?|crossings?|tracks?|stations?|corridor)\b)/gi

/** Whether rail comes to the building: its own column says so, or where that is empty, the notes claim it. */
export function hasRail({ rail, notes }: Pick<Property, 'rail' | 'notes'>): boolean {
  return rail ?? (notes !== null && isInNotes(notes))
}

function isInNotes(notes: string): boolean {
  const isQualified = hasQualifiers(notes)
  for (const { index, 0: word } of notes.matchAll(RAIL)) {
    if (!isQualified || isClaimed(notes, index, index + word.length)) return true
  }
  return false
}
