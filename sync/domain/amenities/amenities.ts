/** What the amenity filter offers, in the order it is shown. */
export const AMENITIES = [
  { id: 'crane', label: 'Crane Ready' },
  { id: 'sprinkler', label: 'Sprinkler System' },
  { id: 'dock', label: 'Dock Doors' },
  { id: 'office', label: 'Office Space' },
  { id: 'yard', label: 'Yard Storage' },
  { id: 'power', label: '3-Phase Power' },
] as const

export type AmenityId = (typeof AMENITIES)[number]['id']

/** What the filter calls an amenity; another word stays as it is. */
export function amenityLabel(id: string): string {
  return AMENITIES.find((one) => one.id === id)?.label ?? id
}

export const AMENITY_IDS = [
  'crane',
  'sprinkler',
  'dock',
  'office',
  'yard',
  'power',
] as const satisfies readonly AmenityId[]

export function isAmenityId(text: string): text is AmenityId {
  return (AMENITY_IDS as readonly string[]).includes(text)
}
