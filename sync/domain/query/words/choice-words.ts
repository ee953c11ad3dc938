import type { WordField } from '../../criteria/asked-fields.ts'
import { fieldsWhere } from '../../fields/field-list.ts'
import type { NamesOf } from '../../fields.ts'
import { phraseTable } from './phrase-table.ts'

/** The nouns of every field that is asked for whole, the one to write it with first. */
const CHOICE_NOUNS = {
  propertyType: 'type|property type',
  city: 'city|town',
  state: 'state',
  zip: 'zip|zip code',
  leaseType: 'lease|lease type',
  submarket: 'submarket|submarkets|sub market|sub markets|submkt',
  county: 'county',
  status: 'status|deal status',
  dealType: 'deal type|deal types',
  buildingClass: 'class|building class',
} as const satisfies Record<WordField, string>

/** The fields whose values a question names as the book has them. */
export type NamedField = NamesOf<{ named: true }>
export const NAMED_FIELDS = fieldsWhere<NamedField>((field) => 'named' in field)

export const choiceNouns = phraseTable<WordField>(
  (Object.keys(CHOICE_NOUNS) as WordField[]).map((field) => [field, CHOICE_NOUNS[field]]),
)

/** The nouns of a named field, each in its lower-cased words. */
export function nounsOf(field: NamedField): string {
  return CHOICE_NOUNS[field]
}

/** The noun to write a field with. */
export function nounOf(field: WordField): string {
  return CHOICE_NOUNS[field].split('|')[0] ?? field
}
