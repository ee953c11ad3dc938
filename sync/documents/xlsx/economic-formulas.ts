import type { AssumedTerms } from '../../domain/economics/assumptions.ts'
import { computedField } from '../../domain/economics/computed-fields.ts'
import type { ComputedFieldName } from '../../domain/economics/computed-names.ts'
import { LONGEST_LEASE_MONTHS } from '../../domain/economics/lease-terms.ts'
import { missingWords } from '../../domain/economics/missing-words.ts'
import { type EconomicField, type MissingTerm, statedTerms } from '../../domain/economics/stated-terms.ts'
import type { Property } from '../../domain/property.ts'
import { levelToday } from './level-today.ts'
import { steppedFormulas } from './step-formulas.ts'

const TERMS = ['rentPerSf', 'leaseTerm', 'rentEscalationPct', 'rentSteps', 'freeRentMonths'] as const
const FOOTING = ['rentPerSf', 'leaseType', 'opexPerSf'] as const

/** The columns that a rent is worked out from: a sheet that has it has them as well. */
export const ECONOMIC_PARTS: Readonly<Record<ComputedFieldName, readonly EconomicField[]>> = {
  effectiveOverTerm: TERMS,
  netEffectiveRent: [...TERMS, 'tiPerSf'],
  netRent: FOOTING,
  grossRent: FOOTING,
}

interface LiveFigure {
  formula: string
  /** What it comes to now: dollars per square foot per month, or what is missing. */
  value: number | string
}

/** The cell of a field in the row. */
type RefOf = (field: EconomicField) => string

/**
 * A rent that no source states as a formula over the cells of its row: whoever changes one of them there, or fills one
 * in, sees it follow. Free months are the first ones, as in `computedField`.
 */
export function economicFormula(
  name: ComputedFieldName,
  property: Property,
  refOf: RefOf,
  assumed: AssumedTerms = {},
): LiveFigure {
  const { figure, missing } = computedField(name, property, assumed)
  return {
    formula: FORMULAS[name](refOf, property, assumed),
    value: figure ?? missingWords(missing.slice(0, 1)),
  }
}

type ToFormula = (refOf: RefOf, property: Property, assumed: AssumedTerms) => string

const FORMULAS: Readonly<Record<ComputedFieldName, ToFormula>> = {
  effectiveOverTerm: (refOf, property) => overTerm(refOf, property, null),
  netEffectiveRent: overTerm,
  netRent: (refOf, _, assumed) => onFooting(refOf, 'NNN', assumed),
  grossRent: (refOf, _, assumed) => onFooting(refOf, 'Gross', assumed),
}

/** `costs`: what is assumed of a net effective rent; null for one before costs. */
function overTerm(refOf: RefOf, property: Property, costs: AssumedTerms | null): string {
  const [rent, free] = [refOf('rentPerSf'), refOf('freeRentMonths')]
  const stated = refOf('leaseTerm')
  const counted = countedTerm(property)
  const term = counted === null ? stated : `IF(ISNUMBER(${stated}),${stated},${counted})`
  const [percent, steps] = [refOf('rentEscalationPct'), refOf('rentSteps')]
  const stepped = steppedFormulas(property.rentSteps, { rent, percent, steps, term })
  const { discountPercent = 0, commissionPerSf = 0 } = costs ?? {}
  const yearly = 1 + discountPercent / 100
  const level = (months: string) => (discountPercent === 0 ? months : levelToday(months, yearly))
  const worth = (months: string) => {
    if (discountPercent === 0) return stepped?.rentOf(months) ?? rentOf(rent, percent, months)
    return stepped?.rentToday(months, yearly) ?? rentToday(rent, percent, months, yearly)
  }
  const spent = [
    ...(costs === null ? [] : [refOf('tiPerSf')]),
    ...(commissionPerSf === 0 ? [] : [commissionPerSf]),
  ]
  const paid = [worth(term), worth(`MIN(${free},${term})`), ...spent].join('-')
  return unlessMissing(
    [
      ['rentPerSf', `OR(NOT(ISNUMBER(${rent})),${rent}<=0)`],
      ['leaseTerm', `OR(NOT(ISNUMBER(${term})),${term}<=0,${term}>${LONGEST_LEASE_MONTHS})`],
      // Steps that somebody writes into their cell are read by nothing there.
      ['rentSteps', stepped?.isInDoubt ?? `${steps}<>""`],
      ...(stepped ? [] : [['rentEscalationPct', `AND(NOT(ISNUMBER(${percent})),${term}>12)`] as const]),
      ['freeRentMonths', `OR(NOT(ISNUMBER(${free})),${free}<0)`],
      ...(costs !== null ? [['tiPerSf', `NOT(ISNUMBER(${refOf('tiPerSf')}))`] as const] : []),
    ],
    `(${paid})/(${level(term)})`,
  )
}

/** The rent of so many months from the first, rising by a percentage at the end of each year. */
function rentOf(rent: string, percent: string, months: string): string {
  const rise = `(1+${percent}/100)^INT((${months})/12)`
  return `${rent}*IF(${percent}=0,${months},12*(${rise}-1)/(${percent}/100)+MOD(${months},12)*${rise})`
}

/** The same at what it is worth at the start, a dollar a year later being worth `yearly` times less. */
function rentToday(rent: string, percent: string, months: string, yearly: number): string {
  const years = `INT((${months})/12)`
  const growth = `((1+${percent}/100)/${yearly})`
  const whole = `IF(ABS(${growth}-1)<0.000000001,${years},(${growth}^${years}-1)/(${growth}-1))`
  const rest = levelToday(`MOD(${months},12)`, yearly)
  return `${rent}*(${levelToday('12', yearly)}*${whole}+${growth}^${years}*${rest})`
}

function onFooting(refOf: RefOf, footing: 'NNN' | 'Gross', assumed: AssumedTerms): string {
  const [rent, type, stated] = [refOf('rentPerSf'), refOf('leaseType'), refOf('opexPerSf')]
  const other = footing === 'NNN' ? 'Gross' : 'NNN'
  const { opexPerSf, modifiedGrossPercent } = assumed
  const expenses = opexPerSf === undefined ? stated : `IF(ISNUMBER(${stated}),${stated},${opexPerSf})`
  const shiftOfMg =
    modifiedGrossPercent === undefined ? null : (footing === 'Gross' ? 100 : 0) - modifiedGrossPercent
  // Under MG a part of the expenses, which may be none or all of them.
  const part = shiftOfMg === null ? '0' : `IF(${type}="MG",${shiftOfMg}/100,0)`
  const shift = `IF(${type}="${other}",${footing === 'NNN' ? '-1' : '1'},${part})`
  return unlessMissing(
    [
      ['rentPerSf', `NOT(ISNUMBER(${rent}))`],
      ...(shiftOfMg === null ? [['modifiedGrossPercent', `${type}="MG"`] as const] : []),
      ['leaseType', `AND(${type}<>"NNN",${type}<>"Gross"${shiftOfMg === null ? '' : `,${type}<>"MG"`})`],
      ['opexPerSf', `AND(${shift}<>0,NOT(ISNUMBER(${expenses})))`],
    ],
    `IF(${shift}=0,${rent},${rent}+${shift}*${expenses})`,
  )
}

/** The first that is missing is named in place of the figure. */
function unlessMissing(
  missing: readonly (readonly [term: MissingTerm, isMissing: string])[],
  figure: string,
): string {
  return missing.reduceRight(
    (otherwise, [term, isMissing]) => `IF(${isMissing},"${missingWords([term])}",${otherwise})`,
    figure,
  )
}

/** Months from commencement to expiration, where only the dates say how long a lease is. */
function countedTerm(property: Property): number | null {
  const { terms, termCounted } = statedTerms(
    { ...property, rentPerSf: 1 },
    { freeRent: { months: 0 }, escalation: { kind: 'percent', percentAYear: 0 } },
  )
  return termCounted !== null && terms !== null ? terms.months : null
}
