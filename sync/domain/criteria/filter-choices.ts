import { fieldsWhere } from '../fields/field-list.ts'
import { FIELDS, type NamesOf } from '../fields.ts'

/** The fields that a filter lists values of. */
export type ChosenField = NamesOf<{ chosen: object }>
type Chosen = (typeof FIELDS)[ChosenField]['chosen']
export type ChoicePart = Chosen['part']

/** A list of the filter: its field, its names, and the values on offer whatever the book holds. */
export interface FilterChoice {
  field: ChosenField
  part: ChoicePart
  param: Chosen['param']
  title: string
  offered: readonly string[]
}

/** In the order of the filter panel. */
export const FILTER_CHOICES: readonly FilterChoice[] = fieldsWhere<ChosenField>(
  (field) => 'chosen' in field,
).map((field) => ({ field, ...FIELDS[field].chosen }))

export function isChoicePart(part: string): part is ChoicePart {
  return FILTER_CHOICES.some((choice) => choice.part === part)
}

/** Something for every list, by its name in a filter. */
export function eachChoice<T>(make: (choice: FilterChoice) => T): Record<ChoicePart, T> {
  return Object.fromEntries(FILTER_CHOICES.map((choice) => [choice.part, make(choice)])) as Record<
    ChoicePart,
    T
  >
}

/** The same, by what the address calls it. */
export function eachChoiceParam<T>(make: (choice: FilterChoice) => T): Record<Chosen['param'], T> {
  return Object.fromEntries(FILTER_CHOICES.map((choice) => [choice.param, make(choice)])) as Record<
    Chosen['param'],
    T
  >
}

/** Something for every field of such a list. */
export function eachChosenField<T>(make: (choice: FilterChoice) => T): Record<ChosenField, T> {
  return Object.fromEntries(FILTER_CHOICES.map((choice) => [choice.field, make(choice)])) as Record<
    ChosenField,
    T
  >
}
