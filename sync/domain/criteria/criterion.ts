import * as z from 'zod/mini'
import { AMENITY_IDS } from '../amenities/amenities.ts'
import { isDay } from '../dates/days.ts'
import { isMoment } from '../dates/moments.ts'
import { FIELD_NAMES } from '../fields/field-list.ts'
import { BOUND_FIGURES, DATE_FIELDS, MOMENT_FIELDS, PARTY_FIELDS, WORD_FIELDS } from './asked-fields.ts'
import { TEXT_FIELDS } from './text-fields.ts'

const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isCalendarDay)))
const moment = z.nullable(z.string().check(z.refine(isMoment)))

function isCalendarDay(text: string): boolean {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return isDay(year, month, date)
}

/** Both ends are inclusive unless said to be exclusive; `null` is no bound. */
const range = z.object({
  kind: z.literal('range'),
  field: z.enum(BOUND_FIGURES),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  exclusiveMin: z.optional(z.literal(true)),
  exclusiveMax: z.optional(z.literal(true)),
})
/** Served by rail. */
const rail = z.object({ kind: z.literal('rail'), not: z.boolean() })
const amenity = z.object({ kind: z.literal('amenity'), amenity: z.enum(AMENITY_IDS), not: z.boolean() })
const word = z.object({
  kind: z.literal('word'),
  field: z.enum(WORD_FIELDS),
  anyOf: z.array(z.string()),
  not: z.boolean(),
})
/** A feature of a building or a lease. "Either of several" is made of these. */
/** The field says something, whatever it is; with `not` it is empty. */
const stated = z.object({ kind: z.literal('stated'), field: z.enum(FIELD_NAMES), not: z.boolean() })
const feature = z.discriminatedUnion('kind', [range, rail, amenity, word, stated])
export type Feature = z.infer<typeof feature>
/** Features that go together: "NNN under 80 cents" in "NNN under 80 cents or gross under $1.10". */
const together = z.object({ kind: z.literal('together'), of: z.array(feature) })
const choice = z.discriminatedUnion('kind', [range, rail, amenity, word, stated, together])
export type Choice = z.infer<typeof choice>

/**
 * One thing asked of a property: a chip on the screen, a bound in a filter. All criteria of a question
 * combine. A property without the field fails. `not` is the exact complement, so there it passes.
 */
export const criterion = z.discriminatedUnion('kind', [
  word,
  /** Part of a name, or of one of several: other firms, or other ways the same firm is written. */
  z.object({
    kind: z.literal('party'),
    field: z.enum(PARTY_FIELDS),
    text: z.string(),
    or: z.optional(z.array(z.string())),
    not: z.boolean(),
  }),
  /**
   * A part of what a field says. `column` names one of the columns that sources have of their own: field `custom`. With
   * `min` or `max`, both inclusive, the figure it says lies between them, and `anyOf` is empty.
   */
  z.object({
    kind: z.literal('holds'),
    field: z.enum(TEXT_FIELDS),
    column: z.optional(z.string()),
    anyOf: z.array(z.string()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    not: z.boolean(),
  }),
  range,
  /**
   * Days, both ends inclusive; `null` is no bound. `or` are later days that will do as well: "2027 or 2029". A date
   * without day or month passes where all its days do.
   */
  z.object({
    kind: z.literal('date'),
    field: z.enum(DATE_FIELDS),
    from: day,
    to: day,
    or: z.optional(z.array(z.object({ from: day, to: day }))),
  }),
  /** When something became of it in the book: moments, both ends inclusive; `null` is no bound. */
  z.object({
    kind: z.literal('moment'),
    field: z.enum(MOMENT_FIELDS),
    from: moment,
    to: moment,
    not: z.boolean(),
  }),
  stated,
  rail,
  amenity,
  /** Any of these will do: "crane or 3-phase". */
  z.object({ kind: z.literal('either'), of: z.array(choice) }),
  z.object({
    kind: z.literal('near'),
    place: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    miles: z.number(),
  }),
  /**
   * Places named in words, any of which is enough, each as one or more circles. Unknown places exclude nothing.
   * `around` is the radius around them in miles; null where the places are areas that a property has to be in.
   */
  z.object({
    kind: z.literal('zone'),
    names: z.array(z.string()),
    circles: z.array(z.object({ latitude: z.number(), longitude: z.number(), miles: z.number() })),
    around: z.nullable(z.number()),
    not: z.boolean(),
  }),
  /** Drawn on a map: a `Ring`. No words ask for it, nor for a view. */
  z.object({
    kind: z.literal('area'),
    ring: z.readonly(z.array(z.object({ latitude: z.number(), longitude: z.number() }))),
  }),
  /** What is seen of a map, edges included. */
  z.object({
    kind: z.literal('view'),
    south: z.number(),
    west: z.number(),
    north: z.number(),
    east: z.number(),
  }),
  /** Words to search. `similar` lets in what holds only similar words. */
  z.object({ kind: z.literal('text'), text: z.string(), similar: z.optional(z.literal(true)) }),
])
export type Criterion = z.infer<typeof criterion>

/** The features that one of several alternatives asks for. */
export function featuresIn(one: Choice): readonly Feature[] {
  return one.kind === 'together' ? one.of : [one]
}
