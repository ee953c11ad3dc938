import type { Geocoded } from '../../sync/domain/geocoded.ts'

/** What a service outside says of an address. */
export type ProviderAnswer =
  /** One at least; several that fit equally well. */
  | { readonly kind: 'found'; readonly places: readonly Geocoded[] }
  | { readonly kind: 'nothing' }
  /** No answer, or none that can be used. */
  | { readonly kind: 'failed' }

/** What a provider that did answer has found. */
export function answerOf(places: readonly Geocoded[]): ProviderAnswer {
  return places.length === 0 ? { kind: 'nothing' } : { kind: 'found', places }
}
