import { computedField } from '../../domain/economics/computed-fields.ts'
import type { ComputedFieldName } from '../../domain/economics/computed-names.ts'
import { LONGEST_LEASE_MONTHS } from '../../domain/economics/lease-terms.ts'
import { missingWords } from '../../domain/economics/missing-words.ts'
import { type EconomicField, type MissingTerm, statedTerms } from '../../domain/economics/stated-terms.ts'
import type { Property } from '../../domain/property.ts'
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
export function economicFormula(name: ComputedFieldName, property: Property, refOf: RefOf): LiveFigure {
  const { figure, missing } = computedField(name, property)
  return {
    formula: FORMULAS[name](refOf, property),
    value: figure ?? missingWords(missing.slice(0, 1)),
  }
}

const FORMULAS: Readonly<Record<ComputedFieldName, (refOf: RefOf, property: Property) => string>> = {
  effectiveOverTerm: (refOf, property) => overTerm(refOf, property, false),
  netEffectiveRent: (refOf, property) => overTerm(refOf, property, true),
  netRent: (refOf) => onFooting(refOf, 'NNN'),
  grossRent: (refOf) => onFooting(refOf, 'Gross'),
}

function overTerm(refOf: RefOf, property: Property, afterTi: boolean): string {
  const [rent, free] = [refOf('rentPerSf'), refOf('freeRentMonths')]
  const stated = refOf('leaseTerm')
  const counted = countedTerm(property)
  const term = counted === null ? stated : `IF(ISNUMBER(${stated}),${stated},${counted})`
  const percent = refOf('rentEscalationPct')
  const steps = refOf('rentSteps')
  const stepped = steppedFormulas(property.rentSteps, { rent, percent, steps, term })
  const rents = stepped?.rentOf ?? ((months: string) => rentOf(rent, percent, months))
  const sum = `${rents(term)}-${rents(`MIN(${free},${term})`)}${afterTi ? `-${refOf('tiPerSf')}` : ''}`
  return unlessMissing(
    [
      ['rentPerSf', `OR(NOT(ISNUMBER(${rent})),${rent}<=0)`],
      ['leaseTerm', `OR(NOT(ISNUMBER(${term})),${term}<=0,${term}>${LONGEST_LEASE_MONTHS})`],
      // Steps that somebody writes into their cell are read by nothing there.
      ['rentSteps', stepped?.isInDoubt ?? `${steps}<>""`],
      ...(stepped ? [] : [['rentEscalationPct', `AND(NOT(ISNUMBER(${percent})),${term}>12)`] as const]),
      ['freeRentMonths', `OR(NOT(ISNUMBER(${free})),${free}<0)`],
      ...(afterTi ? [['tiPerSf', `NOT(ISNUMBER(${refOf('tiPerSf')}))`] as const] : []),
    ],
    `(${sum})/${term}`,
  )
}

/** The rent of so many months from the first, rising by a percentage at the end of each year. */
function rentOf(rent: string, percent: string, months: string): string {
  const rise = `(1+${percent}/100)^INT((${months})/12)`
  return `${rent}*IF(${percent}=0,${months},12*(${rise}-1)/(${percent}/100)+MOD(${months},12)*${rise})`
}

function onFooting(refOf: RefOf, footing: 'NNN' | 'Gross'): string {
  const [rent, type, expenses] = [refOf('rentPerSf'), refOf('leaseType'), refOf('opexPerSf')]
  const other = footing === 'NNN' ? 'Gross' : 'NNN'
  const sign = footing === 'NNN' ? '-' : '+'
  return unlessMissing(
    [
      ['rentPerSf', `NOT(ISNUMBER(${rent}))`],
      ['modifiedGrossPercent', `${type}="MG"`],
      ['leaseType', `AND(${type}<>"NNN",${type}<>"Gross")`],
      ['opexPerSf', `AND(${type}="${other}",NOT(ISNUMBER(${expenses})))`],
    ],
    `IF(${type}="${other}",${rent}${sign}${expenses},${rent})`,
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
