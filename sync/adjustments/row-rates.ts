import type { Property } from '../domain/property.ts'
import type { CompAdjustments } from '../domain/records/adjustment.ts'
import {
  MEASURED,
  type MeasuredCharacteristic,
  type RowRate,
  type RowRates,
} from '../domain/records/grid-terms.ts'
import { MEASURES, type Measure } from './measures.ts'
import type { Subject } from './subject-of.ts'
import type { Rate } from './suggest.ts'

/** What a typed rate is for: time is adjusted by the month, all else by the unit that the set's rate is told for. */
export const STEP_WORDS: Readonly<Record<MeasuredCharacteristic, string>> = {
  dateSigned: 'a month',
  size: MEASURES.size.perWords,
  clearHeight: MEASURES.clearHeight.perWords,
  yearBuilt: MEASURES.yearBuilt.perWords,
  office: MEASURES.office.perWords,
}

/** By how many such steps the subject is beyond a comp; null where one of them does not say. `today` is `YYYY-MM-DD`. */
export function stepsTo(
  name: MeasuredCharacteristic,
  comp: Property,
  subject: Subject,
  today: string,
): number | null {
  if (name === 'dateSigned') {
    const [own, wanted] = [monthAt(comp.dateSigned), monthAt(subject.dateSigned ?? today)]
    return own === null || wanted === null ? null : wanted - own
  }
  const measure: Measure = MEASURES[name]
  const [own, wanted] = [measure.of(comp), measure.ofSubject(subject, today)]
  return own === null || wanted === null ? null : (wanted - own) / measure.per
}

/** Months since year 0: the day of a signature tells nothing. Null where the month is not known. */
function monthAt(partialDate: string | null): number | null {
  const [year, month] =
    /^(\d{4})-(\d\d)/
      .exec(partialDate ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return year === undefined || month === undefined ? null : year * 12 + month
}

/** What the rates of the rows make of a comp: each where the comp and the subject say enough. */
export function adjustmentsByRate(
  rates: RowRates,
  comp: Property,
  subject: Subject | null,
  today: string,
): CompAdjustments {
  if (subject === null) return {}
  return Object.fromEntries(
    MEASURED.flatMap((name) => {
      const rate = rates[name]
      const steps = rate === undefined ? null : stepsTo(name, comp, subject, today)
      if (rate === undefined || steps === null) return []
      // No minus on a zero.
      return [[name, { kind: rate.kind, amount: rate.amount * steps + 0, reason: null }]]
    }),
  )
}

/** The set's rate as one that can be typed, to a hundredth of a percent a step. */
export function typedRate(name: MeasuredCharacteristic, { percent }: Rate): RowRate {
  const aStep = name === 'dateSigned' ? percent / 12 : percent * MEASURES[name].per
  return { kind: 'percent', amount: Number(aStep.toFixed(2)) + 0 }
}
