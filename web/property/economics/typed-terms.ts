import type { Escalation } from '../../../sync/domain/economics/lease-terms.ts'
import type { SetTerms } from '../../../sync/domain/economics/stated-terms.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { readNumber } from '../../ui/fields/read-number.ts'

export const ESCALATION_KINDS = ['stated', 'percent', 'step', 'schedule'] as const
export type EscalationKind = (typeof ESCALATION_KINDS)[number]

/** What a person set over a lease. Absent: as the source states it. */
export interface TypedTerms {
  months?: number | undefined
  freeMonths?: number | undefined
  freeFrom?: number | undefined
  tiPerSf?: number | undefined
  commissionPerSf?: number | undefined
  /** $/SF/month, in whatever unit it was typed. */
  opexPerSf?: number | undefined
  modifiedGrossPercent?: number | undefined
  discountPercent?: number | undefined
  escalation: EscalationKind
  /** A percentage, a step in dollars, or the rents of the years with commas between them. */
  escalationText: string
  /** What the text is in. It stays so when rents are shown in the other unit. */
  escalationUnit: RentUnit
}

export const NOTHING_TYPED: TypedTerms = {
  escalation: 'stated',
  escalationText: '',
  escalationUnit: 'year',
}

/** The terms as they are worked with: rents per month. */
export function termsOfTyped(typed: TypedTerms): SetTerms {
  const { months, freeMonths, freeFrom, tiPerSf, commissionPerSf, opexPerSf } = typed
  const { modifiedGrossPercent, discountPercent } = typed
  const escalation = escalationOf(typed)
  const freeRent = known({
    months: freeMonths,
    fromMonth: freeFrom === undefined ? undefined : wholeMonth(freeFrom),
  })
  return known({
    ...{ months, tiPerSf, commissionPerSf, opexPerSf, modifiedGrossPercent, discountPercent },
    escalation: escalation === 'unreadable' ? undefined : (escalation ?? undefined),
    freeRent: Object.keys(freeRent).length === 0 ? undefined : freeRent,
  }) as SetTerms
}

/** Null where the source's own holds. Text with any part that cannot be read is no escalation at all. */
export function escalationOf(typed: TypedTerms): Escalation | 'unreadable' | null {
  const { escalation, escalationText, escalationUnit } = typed
  const text = escalationText.trim()
  if (escalation === 'stated' || text === '') return null
  const figures = figuresIn(escalation === 'percent' ? text.replace(/\s*%$/, '') : text)
  const [first] = figures ?? []
  if (figures === null || first === undefined) return 'unreadable'
  if (escalation === 'schedule') {
    const rents = figures.map((rent, year) => ({
      fromMonth: year * 12 + 1,
      rent: perMonth(rent, escalationUnit),
    }))
    return { kind: 'schedule', rents }
  }
  if (figures.length > 1) return 'unreadable'
  return escalation === 'percent'
    ? { kind: 'percent', percentAYear: first }
    : { kind: 'step', dollarsAYear: perMonth(first, escalationUnit) }
}

const FIGURE = /^\$?(?:\d{1,3}(?:,\d{3})+|0|[1-9]\d*)?(?:\.\d*)?$/
/** Says that a comma in the text is no decimal one: `25.00,25.50`. */
const DECIMAL_POINT = /\.\d{1,2}(?!\d)|\..*\./

/** `25, 25.50, 26`; null where a part is no figure. A comma without a blank may be a decimal one: `25,50`. */
function figuresIn(text: string): number[] | null {
  const bare = text.replace(/[\s,;]+$/, '').replaceAll(/\$\s+/g, '$')
  const isByComma = !/[\s;]/.test(bare) && DECIMAL_POINT.test(bare)
  const parts = bare.split(isByComma ? /,(?!\d{3}(?!\d))/ : /\s*[,;]\s+|\s*;\s*|\s+,?/)
  const figures: number[] = []
  for (const part of parts) {
    const read = readNumber(part)
    if (!FIGURE.test(part) || read.kind !== 'number') return null
    figures.push(read.value)
  }
  return figures
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
