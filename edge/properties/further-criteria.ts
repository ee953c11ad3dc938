import {
  boundOf,
  FURTHER_FIGURES,
  type FurtherBounds,
  type FurtherField,
  namesOf,
} from '../../sync/api/further-bounds.ts'
import { DATE_FIELDS, MOMENT_FIELDS } from '../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { crossedBounds } from '../../sync/domain/criteria/filter-problems.ts'
import { daysOf } from '../../sync/domain/dates/days.ts'
import { isMoment, type Moment, millisecondsOf, minuteHere } from '../../sync/domain/dates/moments.ts'
import { COMPUTED_RANGES } from '../../sync/domain/economics/computed-names.ts'
import type { FieldName } from '../../sync/domain/fields.ts'
import { ApiError } from '../http/api-error.ts'

/** All that callers ask and no filter panel has, as criteria. */
export function furtherCriteria(bounds: FurtherBounds): Criterion[] {
  return [
    ...[...FURTHER_FIGURES, ...COMPUTED_RANGES].flatMap((field): Criterion[] => {
      const ends = endsOf(field, bounds[boundOf('min', field)], bounds[boundOf('max', field)])
      return ends === null ? [] : [{ kind: 'range', field, ...ends }]
    }),
    ...DATE_FIELDS.flatMap((field): Criterion[] => {
      const from = daysOf(bounds[boundOf('min', field)] ?? '')?.first
      const to = daysOf(bounds[boundOf('max', field)] ?? '')?.last
      const ends = endsOf(field, from, to)
      return ends === null ? [] : [{ kind: 'date', field, from: ends.min, to: ends.max }]
    }),
    ...MOMENT_FIELDS.flatMap((field): Criterion[] => {
      const from = momentOf(bounds[boundOf('min', field)]) ?? null
      const to = momentOf(bounds[boundOf('max', field)]) ?? null
      if (from === null && to === null) return []
      const { first, last } = millisecondsOf({ from, to })
      if (first > last) throw crossed(field)
      return [{ kind: 'moment', field, from, to, not: false }]
    }),
    ...frameOf(bounds),
    ...statedOf(bounds.stated, false),
    ...statedOf(bounds.notStated, true),
  ]
}

/** A time that callers give, as criteria have it. */
export function momentOf(given: string | undefined): Moment | undefined {
  if (given === undefined || isMoment(given)) return given
  return minuteHere(new Date(given))
}

/** All that lies between some degrees. */
function frameOf({ minLatitude, maxLatitude, minLongitude, maxLongitude }: FurtherBounds): Criterion[] {
  const upright = endsOf('latitude', minLatitude, maxLatitude)
  const across = endsOf('longitude', minLongitude, maxLongitude)
  if (upright === null && across === null) return []
  const frame = {
    south: upright?.min ?? -90,
    north: upright?.max ?? 90,
    west: across?.min ?? -180,
    east: across?.max ?? 180,
  }
  return [{ kind: 'view', ...frame }]
}

function statedOf(fields: readonly FieldName[] = [], not: boolean): Criterion[] {
  return [...new Set(fields)].map((field) => ({ kind: 'stated', field, not }))
}

/** Null where neither end is given. */
function endsOf<T extends number | string>(field: FurtherField, min: T | undefined, max: T | undefined) {
  if (min === undefined && max === undefined) return null
  if (min !== undefined && max !== undefined && min > max) throw crossed(field)
  return { min: min ?? null, max: max ?? null }
}

function crossed(field: FurtherField): ApiError {
  return new ApiError('bad_request', crossedBounds(namesOf(field).label))
}
