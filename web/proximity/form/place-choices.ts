import type { Geocoded, PlaceSuggestion } from '../../../sync/domain/place/geocoded.ts'

/** One line under the address field: choosing it searches around its place. */
export interface PlaceChoice {
  kind: PlaceSuggestion['kind'] | 'address'
  /** What the field holds once it is chosen. */
  text: string
  detail: string
  place: Geocoded
}

/** Places that fit equally well, as lines to choose from. */
export function choicesOf(candidates: readonly Geocoded[]): PlaceChoice[] {
  return candidates.map((place) => {
    const { precision, label } = place
    const kind = precision === 'coordinates' ? 'address' : precision
    return { kind, text: label, detail: '', place }
  })
}
