import * as z from 'zod/mini'
import {
  DATE_FIELDS,
  type DateField,
  MOMENT_FIELDS,
  type MomentField,
  RANGE_FIELDS,
  type RangeField,
} from '../domain/criteria/asked-fields.ts'
import { type BoundedField, FILTER_BOUNDS } from '../domain/criteria/filter-bounds.ts'
import { daysOf, isDay } from '../domain/dates/days.ts'
import {
  COMPUTED_NAMES,
  COMPUTED_RANGES,
  type ComputedRange,
  isComputedRange,
} from '../domain/economics/computed-names.ts'
import { FIELD_NAMES, fieldOf } from '../domain/fields/field-list.ts'
import { described } from './described.ts'
import { dayOrInstant } from './moment-input.ts'
import { latitude, longitude, numberOrDigits } from './number-input.ts'

type FurtherFigure = Exclude<RangeField, BoundedField>
export type FurtherField = FurtherFigure | ComputedRange | DateField | MomentField | 'latitude' | 'longitude'
/** The names of both ends: `minCapRate`, `maxCapRate`. */
type FurtherBound<Name extends FurtherField> = `${'min' | 'max'}${Capitalize<Name>}`

/** Figures that a question can bound, and a filter panel does not by itself. */
export const FURTHER_FIGURES = RANGE_FIELDS.filter(
  (field): field is FurtherFigure => !FILTER_BOUNDS.some((bounds) => bounds.field === field),
)

export function boundOf<Name extends FurtherField>(end: 'min' | 'max', field: Name): FurtherBound<Name> {
  return `${end}${field.charAt(0).toUpperCase()}${field.slice(1)}` as FurtherBound<Name>
}

const partialDate = z
  .string()
  .check(
    z.refine(
      isPartialDate,
      'must be a day, a month, a quarter or a year: 2026-11-22, 2026-11, 2026-Q4, 2026',
    ),
  )

function isPartialDate(text: string): boolean {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return daysOf(text) !== null && (/Q/i.test(text) || isDay(year, month, date))
}

const FIGURE = numberOrDigits(z.number().check(z.nonnegative()))
/** What concessions leave of a rent may be below zero. */
const WORKED_OUT = numberOrDigits(z.number())

/**
 * What callers can ask of a field besides the panel's filters: its ends, of a date the first day of the one and the last
 * day of the other, and whether it is stated.
 */
export const furtherBounds = {
  ...eachEnd(FURTHER_FIGURES, (): z.ZodMiniType<number> => FIGURE),
  ...eachEnd(COMPUTED_RANGES, (): z.ZodMiniType<number> => WORKED_OUT),
  ...eachEnd(['latitude'], (): z.ZodMiniType<number> => latitude),
  ...eachEnd(['longitude'], (): z.ZodMiniType<number> => longitude),
  ...eachEnd(DATE_FIELDS, (): z.ZodMiniType<string> => partialDate),
  ...eachEnd(MOMENT_FIELDS, (): z.ZodMiniType<string> => dayOrInstant),
  stated: described('Fields that say something, whatever it is.', z.optional(z.array(z.enum(FIELD_NAMES)))),
  notStated: described('Fields that are empty.', z.optional(z.array(z.enum(FIELD_NAMES)))),
}
const furtherBoundsInput = z.object(furtherBounds)
export type FurtherBounds = z.infer<typeof furtherBoundsInput>

/** What a bound is of, in words. */
export function namesOf(field: FurtherField): { label: string; header?: string | null | undefined } {
  return isComputedRange(field) ? COMPUTED_NAMES[field] : fieldOf(field)
}

function eachEnd<Name extends FurtherField, T extends z.ZodMiniType>(
  fields: readonly Name[],
  schemaOf: () => T,
): Record<FurtherBound<Name>, z.ZodMiniOptional<T>> {
  const entries = fields.flatMap((field) => {
    const { header, label } = namesOf(field)
    const name = header ?? label
    return [
      [boundOf('min', field), described(`${name}, at least.`, z.optional(schemaOf()))] as const,
      [boundOf('max', field), described(`${name}, at most.`, z.optional(schemaOf()))] as const,
    ]
  })
  return Object.fromEntries(entries) as Record<FurtherBound<Name>, z.ZodMiniOptional<T>>
}
