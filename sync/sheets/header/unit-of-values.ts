import type { ColumnValues } from '../cells/column-values.ts'
import type { ColumnRole } from '../model/column-role.ts'

type ValueUnit = 'date' | 'time' | 'sf' | 'acres' | 'length' | 'percent' | 'money'

const FIGURE = String.raw`(?:[~±]|\+ ?/ ?-)? ?[\d,.]+k?`
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const WRITTEN: readonly [ValueUnit, RegExp][] = [
  [
    'date',
    new RegExp(
      String.raw`^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}/\d{4}|(?:${MONTH})[a-z]*\.?[ '-]+(?:\d{1,2},? )?'?\d{2,4}|\d{1,2}-(?:${MONTH})-\d{2,4})$`,
    ),
  ],
  ['time', new RegExp(String.raw`^${FIGURE} ?(?:months?|mos?\.?|mths?\.?|years?|yrs?\.?)$`)],
  ['sf', new RegExp(String.raw`^${FIGURE} ?(?:[rg]?sf|s\.f\.|sq\.? ?ft\.?|square feet)$`)],
  ['acres', new RegExp(String.raw`^${FIGURE} ?(?:acres?|acs?\.?|ha|hectares?)$`)],
  ['length', new RegExp(String.raw`^${FIGURE} ?(?:'|ft\.?|feet)(?: ?\d{1,2}")?$`)],
  ['percent', new RegExp(`^${FIGURE} ?%$`)],
  ['money', /^\$ ?[\d,.]+/],
]

/** What the cells of a role's column are counted in where they say it. */
const UNITS: Partial<Record<ColumnRole, readonly ValueUnit[]>> = {
  yearBuilt: ['date'],
  leaseTerm: ['time'],
  squareFootage: ['sf'],
  dealArea: ['sf'],
  landSizeAcres: ['acres', 'sf'],
  officeSf: ['sf', 'percent'],
  clearHeight: ['length'],
  truckCourtFeet: ['length'],
  dockDoors: [],
  gradeDoors: [],
  rentPerSf: ['money'],
  askingRent: ['money'],
  effectiveRent: ['money'],
  opexPerSf: ['money'],
  salePrice: ['money'],
  salePricePerSf: ['money'],
  capRate: ['percent'],
  percentLeased: ['percent'],
  freeRentMonths: ['time', 'percent', 'money'],
  rentEscalationPct: ['percent', 'money'],
}

/** Fewer may be of a table further down. */
const LEAST_NAMED = 0.8

/** Whether the cells of a column that say what they count in say what no column of the role does: `82,000 SF` of years. */
export function areInOtherUnit(role: ColumnRole, { texts, dates }: ColumnValues): boolean {
  const allowed = UNITS[role]
  if (!allowed) return false
  const units = texts.map(unitOf)
  if (dates === texts.length && !allowed.includes('date')) return texts.length > 1
  const named = units.filter((unit) => unit !== null)
  return (
    named.length > 1 &&
    named.length >= texts.length * LEAST_NAMED &&
    !named.some((unit) => allowed.includes(unit))
  )
}

/** What a text says that its figure counts in; null where it is no figure, or says nothing. */
export function unitOf(text: string): ValueUnit | null {
  return WRITTEN.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
