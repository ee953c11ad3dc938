import {
  COMPUTED_NAMES,
  COMPUTED_RANGES,
  type ComputedRange,
  isComputedRange,
} from '../economics/computed-names.ts'
import type { Field } from '../fields/field-kinds.ts'
import { fieldsWhere, shortLabel } from '../fields/field-list.ts'
import type { FigureUnit } from '../fields/figure-units.ts'
import { FIELDS, type FieldName, type NamesOf } from '../fields.ts'

/** Fields with few different values, matched whole and without regard to case. */
export type WordField = NamesOf<{ asked: 'word' }>
export const WORD_FIELDS = fieldsWhere<WordField>((field) => askedAs(field) === 'word')

/** Fields that name a person or a firm, matched as a case-insensitive substring. */
export type PartyField = NamesOf<{ asked: 'party' }>
export const PARTY_FIELDS = fieldsWhere<PartyField>((field) => askedAs(field) === 'party')

/** Figures a range can bound, in the units of `Property`. */
export type RangeField = NamesOf<{ kind: 'figure'; asked: true }>
export const RANGE_FIELDS = fieldsWhere<RangeField>((field) => askedAs(field) === true)

/** All that a range can bound. */
export type BoundFigure = RangeField | ComputedRange
export const BOUND_FIGURES: readonly BoundFigure[] = [...RANGE_FIELDS, ...COMPUTED_RANGES]

/** What is called by what name, as chips have it, and the unit it is counted in. */
export function boundFigureOf(figure: BoundFigure): { label: string; short: string; unit: FigureUnit } {
  if (isComputedRange(figure)) return { ...COMPUTED_NAMES[figure], unit: 'rent' }
  const { label, unit } = FIELDS[figure]
  return { label, short: shortLabel(figure), unit }
}

export function isRangeField(field: FieldName): field is RangeField {
  return (RANGE_FIELDS as readonly FieldName[]).includes(field)
}

/** When something became of the property in the book, milliseconds since 1970. */
export type MomentField = NamesOf<{ asked: 'moment' }>
export const MOMENT_FIELDS = fieldsWhere<MomentField>((field) => askedAs(field) === 'moment')

/** When a lease was signed, begins and ends. */
export type DateField = NamesOf<{ asked: 'date' }>
export const DATE_FIELDS = fieldsWhere<DateField>((field) => askedAs(field) === 'date')

function askedAs(field: Field) {
  return 'asked' in field ? field.asked : undefined
}

export function isPartyField(field: FieldName): field is PartyField {
  return (PARTY_FIELDS as readonly FieldName[]).includes(field)
}

export function isDateField(field: FieldName): field is DateField {
  return (DATE_FIELDS as readonly FieldName[]).includes(field)
}

export function isMomentField(field: FieldName): field is MomentField {
  return (MOMENT_FIELDS as readonly FieldName[]).includes(field)
}
