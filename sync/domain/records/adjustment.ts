import * as z from 'zod/mini'
import { daysOf } from '../dates/days.ts'
import { LEASE_TYPES } from '../known-types.ts'
import { personLine } from '../words/person-text.ts'
import { CHARACTERISTICS, type Characteristic } from './characteristics.ts'
import { compNotes } from './comp-list.ts'

export const characteristic = z.enum(CHARACTERISTICS)

/** Larger ones are a slip of the hand. */
export const MOST_ADJUSTED_PERCENT = 500
export const MOST_ADJUSTED_DOLLARS = 100

const amounts = { kind: z.enum(['percent', 'dollars']), amount: z.number() }
type Amount = { kind: 'percent' | 'dollars'; amount: number }
const withinReach = <T extends Amount>() =>
  z.refine<T>(
    ({ kind, amount }) =>
      Math.abs(amount) <= (kind === 'percent' ? MOST_ADJUSTED_PERCENT : MOST_ADJUSTED_DOLLARS),
    {
      path: ['amount'],
      params: { problem: `must be at most ${MOST_ADJUSTED_PERCENT}% or $${MOST_ADJUSTED_DOLLARS}` },
    },
  )

/** Percent of a rent, or dollars per square foot per month. */
export const adjustmentAmount = z.object(amounts).check(withinReach())
export type AdjustmentAmount = z.infer<typeof adjustmentAmount>

/** What a comp's rent is changed by, so that it stands for the subject. */
export const adjustment = z.object({ ...amounts, reason: compNotes }).check(withinReach())
export type Adjustment = z.infer<typeof adjustment>

/** An adjustment as it is kept: with when it was made, in milliseconds since 1970; absent of old ones. */
export type MadeAdjustment = Adjustment & { readonly at?: number }

/** Those of one comp. Absent: none. */
export type CompAdjustments = { readonly [C in Characteristic]?: MadeAdjustment }

/** Of 100. */
export const compWeight = z.number().check(z.minimum(0), z.maximum(100))

const figure = z.nullable(z.number().check(z.positive(), z.maximum(100_000_000)))
const words = z.nullable(personLine(200))

/** What comps are compared with where it is no property of the book, or is to be read otherwise. Null: not said. */
export const typedSubject = z.object({
  name: words,
  address: words,
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  propertyType: words,
  /** Dollars per square foot per month. */
  rentPerSf: figure,
  leaseType: z.nullable(z.enum(LEASE_TYPES)),
  squareFootage: figure,
  clearHeight: figure,
  yearBuilt: z.nullable(z.int().check(z.minimum(1700), z.maximum(2200))),
  officePercent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** The day that its rent is asked for: `2026-11`. */
  dateSigned: z.nullable(
    z.string().check(z.refine((day) => daysOf(day) !== null, { params: { problem: 'must be a date' } })),
  ),
})
export type TypedSubject = z.infer<typeof typedSubject>
