import type { LatLng } from '../../area/coordinates.ts'
import type { Property } from '../../property.ts'
import type { NameAlias } from '../../words/name-alias.ts'
import type { NamedField } from '../words/choice-words.ts'

/** Where a place named in a query is: the middle of the properties that carry its name. */
export interface Place {
  /** As it is written in the book: `Houston`, `77041`. */
  name: string
  latitude: number
  longitude: number
}

/**
 * The words the query language recognizes because the book holds them. All values as written in the book;
 * a reader compares them without regard to case.
 */
export interface Vocabulary {
  /** Types of building, those every book may have among them. */
  propertyTypes: readonly string[]
  cities: readonly string[]
  states: readonly string[]
  zips: readonly string[]
  tenants: readonly string[]
  landlordFirms: readonly string[]
  brokerNames: readonly string[]
  brokerFirms: readonly string[]
  buyers: readonly string[]
  sellers: readonly string[]
  /** Other names that the team has for firms and persons. */
  aliases?: readonly NameAlias[] | undefined
  /** The values of other fields that are named in questions. */
  named?: Readonly<Partial<Record<NamedField, readonly string[]>>>
  /** How far deals are: `Asking`, `Executed`. */
  statuses?(): readonly string[]
  /** The properties with a name, whatever its case; of many the first. */
  propertiesNamed?(name: string): readonly Property[]
  /** The first names of properties that begin with some letters, each once. */
  namesBeginning?(letters: string, most: number): readonly string[]
  /** Where the properties are whose address or notes hold the words; a few of them stand for all. */
  pointsAt?(words: string): readonly LatLng[]
  /** A county as the book writes it, by its name with the word or without; null where no property states it. */
  countyNamed?(name: string): string | null
  /** The town that the book lies around; null where it has no such town. */
  mainTown?(): string | null
  /** The place of a city or a ZIP code, or null where no property there has coordinates. */
  placeOf(name: string): Place | null
}
