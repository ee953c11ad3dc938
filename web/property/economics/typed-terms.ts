import type { Escalation } from '../../../sync/domain/economics/lease-terms.ts'
import type { SetTerms } from '../../../sync/domain/economics/stated-terms.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { readNumber } from '../../ui/fields/read-number.ts'

export const ESCALATION_KINDS = ['stated', 'percent', 'step', 'schedule'] as const
export type EscalationKind = (typeof ESCALATION_KINDS)[number]

/** What a person set over a lease, rents in the unit that is shown. Absent: as the source states it. */
export interface TypedTerms {
  months?: number | undefined
  freeMonths?: number | undefined
  freeFrom?: number | undefined
  tiPerSf?: number | undefined
  commissionPerSf?: number | undefined
  opexPerSf?: number | undefined
  modifiedGrossPercent?: number | undefined
  discountPercent?: number | undefined
  escalation: EscalationKind
  /** A percentage, a step in dollars, or the rents of the years with commas between them. */
  escalationText: string
}

export const NOTHING_TYPED: TypedTerms = { escalation: 'stated', escalationText: '' }

/** The terms as they are worked with: rents per month. `unit` is what they were typed in. */
export function termsOfTyped(typed: TypedTerms, unit: RentUnit): SetTerms {
  const { months, freeMonths, freeFrom, tiPerSf, commissionPerSf, modifiedGrossPercent, discountPercent } =
    typed
  const opexPerSf = typed.opexPerSf === undefined ? undefined : perMonth(typed.opexPerSf, unit)
  const escalation = escalationOf(typed, unit)
  const freeRent = known({
    months: freeMonths,
    fromMonth: freeFrom === undefined ? undefined : wholeMonth(freeFrom),
  })
  return known({
    ...{ months, tiPerSf, commissionPerSf, opexPerSf, modifiedGrossPercent, discountPercent },
    escalation: escalation ?? undefined,
    freeRent: Object.keys(freeRent).length === 0 ? undefined : freeRent,
  }) as SetTerms
}

/** Null where the source's own holds, or what is typed is none. */
function escalationOf({ escalation, escalationText }: TypedTerms, unit: RentUnit): Escalation | null {
  const figures = escalationText.split(/[,;]\s+|[;\s]+|,(?!\d{3}\b)/).flatMap((text) => {
    const read = readNumber(text.replace('%', ''))
    return read.kind === 'number' ? [read.value] : []
  })
  const [first] = figures
  if (first === undefined) return null
  switch (escalation) {
    case 'stated':
      return null
    case 'percent':
      return { kind: 'percent', percentAYear: first }
    case 'step':
      return { kind: 'step', dollarsAYear: perMonth(first, unit) }
    case 'schedule':
      return {
        kind: 'schedule',
        rents: figures.map((rent, year) => ({ fromMonth: year * 12 + 1, rent: perMonth(rent, unit) })),
      }
  }
}

function perMonth(rent: number, unit: RentUnit): number {
  return unit === 'year' ? rent / 12 : rent
}

function wholeMonth(month: number): number {
  return Math.max(1, Math.trunc(month))
}

function known<T extends object>(of: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as never
}
