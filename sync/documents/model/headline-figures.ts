import {
  formatCount,
  formatRange,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import { differenceOf } from '../../domain/records/difference.ts'
import type { CompsStatistics } from './comps-statistics.ts'
import { QUARTILES, TOP_DECILE, withRentSentence } from './statistics-words.ts'

/** Said under figures where a rent weighs by the area of its deal. */
export const LEASED_WEIGHT =
  'The SF-weighted mean weighs by the leased area where it is known, else by the building.'

/** A figure as a person reads it, and one line of what it is worth. */
export interface HeadlineFigure {
  label: string
  value: string
  hint: string
}

/** The figures over a table of comps, each against the subject where there is one. */
export function headlineFigures(
  { count, rents }: CompsStatistics,
  unit: RentUnit,
  subject: Pick<Property, 'rentPerSf'> | null,
): HeadlineFigure[] {
  const versus = (value: number | null) => {
    const difference =
      value === null || !subject?.rentPerSf ? null : differenceOf(subject.rentPerSf, value, 'rentPerSf')
    return difference === null ? '' : difference === 'same' ? 'same as subject' : `${difference} vs subject`
  }
  const unitWords = `$${RENT_UNITS[unit]}`
  return [
    { label: 'Count', value: formatCount(count), hint: withRentSentence(rents.withRent, count) },
    { label: 'Mean', value: rentOrNone(rents.mean, unit), hint: versus(rents.mean) },
    {
      label: 'SF-weighted mean',
      value: rentOrNone(rents.weightedMean, unit),
      hint: versus(rents.weightedMean) || `over ${formatSquareFeet(rents.weightedSquareFeet)}`,
    },
    { label: 'Median', value: rentOrNone(rents.median, unit), hint: versus(rents.median) },
    { label: QUARTILES, value: rentSpan(rents.p25, rents.p75, unit), hint: unitWords },
    { label: TOP_DECILE, value: rentOrNone(rents.p90, unit), hint: versus(rents.p90) || unitWords },
    { label: 'Range', value: rentSpan(rents.min, rents.max, unit), hint: unitWords },
  ]
}

/** `perMonth` in dollars per square foot; shown per `unit`. */
export function rentOrNone(perMonth: number | null, unit: RentUnit): string {
  return perMonth === null ? NOT_AVAILABLE : formatRent(perMonth, unit)
}

/** `$0.45 – $0.85`, from $/SF/month. */
export function rentSpan(from: number | null, to: number | null, unit: RentUnit): string {
  return from === null || to === null
    ? NOT_AVAILABLE
    : formatRange(formatRent(from, unit), formatRent(to, unit))
}
