/** The fields a portfolio is filtered by, in the order that breaks ties between suggestions. */
export const PORTFOLIO_FIELDS = [
  'propertyType',
  'city',
  'brokerFirm',
  'size',
  'rent',
  'clearHeight',
  'yearBuilt',
  'amenity',
  'leaseType',
  'zip',
] as const
export type PortfolioField = (typeof PORTFOLIO_FIELDS)[number]

/** A property has one value of each of these, and may have several amenities. */
export type SingleField = Exclude<PortfolioField, 'amenity'>
export const SINGLE_FIELDS: readonly SingleField[] = PORTFOLIO_FIELDS.filter((field) => field !== 'amenity')

/** The label of each field, and what its values mean. */
export const FIELD_WORDS: Readonly<Record<PortfolioField, { label: string; hint: string }>> = {
  propertyType: { label: 'Property Type', hint: 'What the building is for' },
  city: { label: 'City', hint: 'Where it is' },
  brokerFirm: { label: 'Broker Firm', hint: 'Who lists it' },
  size: { label: 'Size', hint: 'Square footage band' },
  rent: { label: 'Rent', hint: 'Rent band' },
  clearHeight: { label: 'Clear Height', hint: 'Room under the eaves' },
  yearBuilt: { label: 'Year Built', hint: 'When it was built' },
  amenity: { label: 'Amenity', hint: 'What it has' },
  leaseType: { label: 'Lease Type', hint: 'Who pays operating costs' },
  zip: { label: 'ZIP Code', hint: 'Which part of town' },
}
