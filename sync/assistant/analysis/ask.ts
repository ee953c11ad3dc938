import type { RangeField } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'

/** A number of a property, stated or worked out from several. */
export type AskedFigure = RangeField | 'netEffectiveRent'

export const MEASURES = ['median', 'mean', 'weighted', 'min', 'max', 'sum', 'count'] as const
export type Measure = (typeof MEASURES)[number]

/** What kind a property is, and where it lies. */
export const KINDS = [
  'propertyType',
  'leaseType',
  'city',
  'county',
  'state',
  'submarket',
  'zip',
  'buildingClass',
] as const

/** Who is part of a deal. */
export const PARTIES = [
  'tenant',
  'landlordFirm',
  'brokerFirm',
  'brokerName',
  'tenantRepFirm',
  'buyer',
  'seller',
] as const

/** What the figures are grouped by. */
export const GROUPINGS = [
  ...KINDS,
  'status',
  'dealType',
  ...PARTIES,
  'sizeBand',
  'signedMonth',
  'signedQuarter',
  'signedYear',
  'saleYear',
  'commencementYear',
  'expirationMonth',
  'expirationQuarter',
  'expirationYear',
  'decadeBuilt',
] as const
export type Grouping = (typeof GROUPINGS)[number]

/** What a figure is followed over time by. */
export const TIMES = ['signedMonth', 'signedQuarter', 'signedYear'] as const satisfies readonly Grouping[]
export type Time = (typeof TIMES)[number]

export function isTime(by: Grouping): by is Time {
  return TIMES.some((time) => time === by)
}

/** The figures of one lease as a question states them: rents a month, a term in months. */
export interface LeaseInputs {
  rentPerSf: number
  leaseTerm: number
  /** Null where the question says nothing of it. */
  freeRentMonths: number | null
  /** Counted from 1, the first unless it is said. */
  freeFromMonth?: number | undefined
  /** Dollars per square foot, once. */
  tiPerSf: number | null
  commissionPerSf?: number | null | undefined
  escalationPct: number | null
  /** Dollars per square foot and month that are added each year. */
  stepPerSf?: number | null | undefined
  /** Percent a year at which later money is worth less. */
  discountPct?: number | null | undefined
  /** What the question states besides and nothing was worked out with, in its words. */
  notCounted?: string[] | undefined
}

/** How many groups of a ranking are shown where nothing says how many; whoever asks for one sees what it is ahead of. */
const USUAL_RANK = 10

export function groupsShown(limit: number | null): number {
  return limit === null || limit === 1 ? USUAL_RANK : limit
}

/** As many as a ranking may be asked for. */
export const MOST_RANKED = 50

/** Asked for beside the first figure, of the same properties. */
export interface FurtherFigure {
  /** Null where the properties are counted. */
  figure: AskedFigure | null
  of: Measure
}

/** A question for a figure. Over which properties is said by criteria beside it. */
export type Ask =
  | { kind: 'statistic'; figure: AskedFigure | null; of: Measure; also?: FurtherFigure[] | undefined }
  | { kind: 'inputs'; inputs: LeaseInputs }
  /** How many different ones: tenants, landlords, towns. */
  | { kind: 'distinct'; by: Grouping; also?: FurtherFigure[] | undefined }
  /** How much of the properties, or of a sum over them, meets further criteria. */
  | { kind: 'share'; figure: AskedFigure | null; part: Criterion[] }
  /** From where to where, with the quartiles. */
  | { kind: 'spread'; figure: AskedFigure }
  /** What became of the properties since a moment. */
  | { kind: 'changes'; from: string | null; to: string | null }
  | {
      kind: 'group'
      figure: AskedFigure | null
      of: Measure
      by: Grouping
      also?: FurtherFigure[] | undefined
    }
  | { kind: 'trend'; figure: AskedFigure | null; of: Measure; by: Time; also?: FurtherFigure[] | undefined }
  | {
      kind: 'rank'
      figure: AskedFigure | null
      of: Measure
      by: Grouping
      limit: number | null
      descending: boolean
      also?: FurtherFigure[] | undefined
      /** Only groups of so many properties and more. */
      atLeast?: number | undefined
    }
  /** The first properties by a figure. */
  | { kind: 'best'; figure: AskedFigure; limit: number; descending: boolean }
  | {
      kind: 'compare'
      figure: AskedFigure | null
      of: Measure
      sets: ComparedSet[]
      also?: FurtherFigure[] | undefined
    }
  /** The figure at one or several percentiles, or where a quoted one stands. */
  | { kind: 'percentile'; figure: AskedFigure; p: number; also?: number[] | undefined }
  | { kind: 'standing'; figure: AskedFigure; value: number }
  | { kind: 'similar'; to: string; limit?: number | undefined; but?: SimilarBut | undefined }

/** Alike, and yet better by one matter. */
export const SIMILAR_BUT = ['newer', 'older', 'larger', 'smaller', 'taller', 'cheaper'] as const
export type SimilarBut = (typeof SIMILAR_BUT)[number]

export interface ComparedSet {
  criteria: Criterion[]
}

/** A question for a figure, and the words that say of which properties. */
export interface AskRead {
  ask: Ask
  /** Empty where the question stands for itself. */
  rest: string
  /** Further criteria of the properties, which were read already. */
  within?: readonly Criterion[]
}
