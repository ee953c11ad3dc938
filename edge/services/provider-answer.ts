import type { Geocoded } from '../../sync/domain/place/geocoded.ts'

/** The answer of an outside service about an address. */
export type ProviderAnswer =
  /** At least one; several where they fit equally well. */
  | { readonly kind: 'found'; readonly places: readonly Geocoded[] }
  | { readonly kind: 'nothing' }
  /** No answer, or none that can be used. */
  | { readonly kind: 'failed' }

/** What a provider that did answer has found. */
export function answerOf(places: readonly Geocoded[]): ProviderAnswer {
  return places.length === 0 ? { kind: 'nothing' } : { kind: 'found', places }
}
