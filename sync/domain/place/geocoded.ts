import * as z from 'zod/mini'

/** How near the point is to what was asked for, nearest first. */
const PRECISIONS = ['coordinates', 'property', 'address', 'zip', 'city'] as const

/** A place for words. */
export const geocoded = z.object({
  /** Degrees, north positive. */
  latitude: z.number(),
  /** Degrees, east positive. */
  longitude: z.number(),
  precision: z.enum(PRECISIONS),
  /** What people are shown; the middle of a ZIP code or a city says so: `ZIP 77041, approximate`. */
  label: z.string(),
  /** The property of ours that stands there, where precision is `property`. */
  propertyId: z.optional(z.string()),
})
export type Geocoded = z.infer<typeof geocoded>

/** The result of asking for a place. */
export type GeocodeOutcome =
  | { readonly kind: 'found'; readonly place: Geocoded }
  /** Several places fit equally well, and none may be chosen for the person who asks. Two at least. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Geocoded[] }
  /** Coordinates that are no place on Earth, or none a building stands at; the sentence names what is wrong. */
  | { readonly kind: 'invalid'; readonly sentence: string }
  /** In no table. */
  | { readonly kind: 'unknown' }

/** One line offered while an address is typed. */
export interface PlaceSuggestion {
  readonly kind: 'property' | 'city' | 'zip'
  /** What the input holds once it is chosen. */
  readonly text: string
  /** Beside the text: a property's name, a ZIP code's city. Empty where there is nothing to add. */
  readonly detail: string
  readonly place: Geocoded
}

/** By these words of the server's answer the specification's page knows that it has not found an address. */
export const ADDRESS_NOT_FOUND = 'Could not find the address'
