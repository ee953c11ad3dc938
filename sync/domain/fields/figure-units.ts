import {
  formatAcres,
  formatCount,
  formatFeet,
  formatMoney,
  formatPercent,
  formatPrice,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  numberFormat,
  RENT_UNITS,
  type RentUnit,
} from '../format.ts'

/** What a figure is counted in, and how it is kept and written everywhere. */
interface Unit {
  /** As a remark on a source names it; empty for a plain number. */
  name: string
  /** As assistive technology says it, where that is not its name. */
  spoken?: string
  /** How many of them a figure is kept to. */
  decimals: number
  /** How a spreadsheet writes it. */
  numberFormat: string
  /**
   * With its unit, except the part that `beside` gives: that part is in a column's head, or follows after a blank.
   */
  show(figure: number | null, unit: RentUnit): string
  beside?(unit: RentUnit): string
  /** A bound as exactly as it was asked for, without its unit. */
  bound(figure: number, unit: RentUnit): string
  /** What stands after a bound. */
  after(figure: number, unit: RentUnit): string
}

const upToTwo = numberFormat({ maximumFractionDigits: 2 })
/** A bound a month is shown to a tenth of a cent: bars of the rent histogram are $0.025 wide. */
const monthly = numberFormat({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})
const yearly = numberFormat({ style: 'currency', currency: 'USD' })

const asWritten = (figure: number | null) => figure?.toString() ?? NOT_AVAILABLE
const nothing = () => ''

/** `1 ton`, `7.5 tons`. */
function counted(one: string, many: string): Pick<Unit, 'show' | 'bound' | 'after'> {
  const after = (figure: number) => (figure === 1 ? ` ${one}` : ` ${many}`)
  return {
    show: (figure) => (figure === null ? NOT_AVAILABLE : `${upToTwo(figure)}${after(figure)}`),
    bound: upToTwo,
    after,
  }
}

const MONEY = { bound: formatPrice, after: nothing }
const PRICE_PER_SF = { name: '$/SF', decimals: 2, numberFormat: '0.00', show: formatPrice, ...MONEY }
const PLAIN = { show: asWritten, bound: String, after: nothing }

const FIGURE_UNITS = {
  rent: {
    name: '$/SF/mo',
    // A twelfth of a rent in cents a year, times twelve, is that rent again.
    decimals: 6,
    numberFormat: '0.00##',
    // Nobody is asked here to call for a price.
    show: (perMonth, unit) => (perMonth === null ? NOT_AVAILABLE : formatRent(perMonth, unit)),
    beside: (unit) => RENT_UNITS[unit],
    bound: (perMonth, unit) => (unit === 'month' ? monthly(perMonth) : yearly(perMonth * 12)),
    after: (_, unit) => RENT_UNITS[unit],
  },
  dollars: { name: '$', decimals: 2, numberFormat: '#,##0', show: formatMoney, ...MONEY },
  dollarsPerSf: { ...PRICE_PER_SF, beside: () => '/SF' },
  /** What it is per stands in its name. */
  pricePerSf: PRICE_PER_SF,
  squareFeet: {
    name: 'SF',
    spoken: 'square feet',
    decimals: 0,
    numberFormat: '#,##0',
    show: formatSquareFeet,
    bound: formatCount,
    after: () => ' SF',
  },
  acres: {
    ...counted('acre', 'acres'),
    name: 'acres',
    decimals: 3,
    numberFormat: '#,##0.0##',
    show: formatAcres,
  },
  feet: { ...counted('ft', 'ft'), name: 'ft', decimals: 1, numberFormat: '#,##0.##', show: formatFeet },
  tons: { ...counted('ton', 'tons'), name: 'tons', decimals: 2, numberFormat: '#,##0.##' },
  months: { ...counted('month', 'months'), name: 'months', decimals: 2, numberFormat: '#,##0.##' },
  percentAYear: {
    name: '%/yr',
    decimals: 4,
    numberFormat: '0.00##',
    show: formatPercent,
    beside: () => 'annually',
    bound: upToTwo,
    after: () => '%',
  },
  percent: {
    name: '%',
    spoken: 'percent',
    decimals: 2,
    numberFormat: '#,##0.##',
    show: formatPercent,
    bound: upToTwo,
    after: () => '%',
  },
  perThousandSf: {
    ...counted('per 1,000 SF', 'per 1,000 SF'),
    name: '/1,000 SF',
    spoken: 'spaces per 1,000 square feet',
    decimals: 2,
    numberFormat: '0.0##',
  },
  count: {
    name: '',
    decimals: 0,
    numberFormat: '#,##0',
    show: formatCount,
    bound: formatCount,
    after: nothing,
  },
  year: { ...PLAIN, name: '', decimals: 0, numberFormat: '0' },
  degrees: { ...PLAIN, name: '', decimals: 6, numberFormat: '0.000000' },
  moment: { ...PLAIN, name: '', decimals: 0, numberFormat: '0' },
} as const satisfies Record<string, Unit>

export type FigureUnit = keyof typeof FIGURE_UNITS

export function unitOf(unit: FigureUnit): Unit {
  return FIGURE_UNITS[unit]
}

/** A figure to as many decimals as it is kept to. */
export function keptIn(unit: FigureUnit, figure: number): number {
  return Number(figure.toFixed(FIGURE_UNITS[unit].decimals))
}
