/** What a rent is counted in. `null` is unsaid. */
export interface SheetRentUnit {
  /** What the amount pays for: a square foot or meter, an acre, or the whole. */
  readonly per: 'sf' | 'm2' | 'acre' | 'whole' | null
  readonly period: 'month' | 'year' | null
  /** An ISO code; `null` is unsaid and taken for dollars. */
  readonly currency: string | null
}

export const UNSAID: SheetRentUnit = { per: null, period: null, currency: null }

/** `unit`, with its missing parts taken from `fallback`. */
export function orElse(unit: SheetRentUnit, fallback: SheetRentUnit): SheetRentUnit {
  return {
    per: unit.per ?? fallback.per,
    period: unit.period ?? fallback.period,
    currency: unit.currency ?? fallback.currency,
  }
}

/** As people write it: `$/SF/yr`. */
export function rentUnitName({ per, period, currency }: SheetRentUnit): string {
  const money = currency === null || currency === 'USD' ? '$' : currency
  const of = per === 'sf' ? '/SF' : per === 'm2' ? '/m²' : per === 'acre' ? '/acre' : ''
  return `${money}${of}${period === null ? '' : period === 'month' ? '/mo' : '/yr'}`
}

const PAID_FOR = ['m2', 'sf', 'acre', 'whole'] as const

/** What an amount pays for, by the units named with it. */
export function perOf(named: ReadonlySet<string>): SheetRentUnit['per'] {
  return PAID_FOR.find((area) => named.has(area)) ?? null
}
