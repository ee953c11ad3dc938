import type { Property } from '../domain/property.ts'

/** Where a changed property stands among the others, which are in order of id. */
export function placeOf({ extraProperties }: { extraProperties: readonly Property[] }, id: string): number {
  let low = 0
  let high = extraProperties.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((extraProperties[middle]?.id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}
