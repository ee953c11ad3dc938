import { effectiveOver, footed, netEffectiveOver, type WorkedOut } from './lease-economics.ts'
import type { LeaseFacts, SetTerms } from './stated-terms.ts'

interface ComputedField {
  label: string
  /** For heads of tables. */
  short: string
  /** For the first line of a spreadsheet. */
  header: string
  /** Dollars per square foot per month, or what is missing; and how it was worked out. */
  of(lease: LeaseFacts, set?: SetTerms): WorkedOut
}

/** Rents that no source states and that follow from what it states. Each is dollars per square foot per month. */
export const COMPUTED_FIELDS = {
  effectiveOverTerm: {
    label: 'Effective rent over the term',
    short: 'Eff. rent',
    header: 'Effective Rent over Term ($/SF/Mo)',
    of: effectiveOver,
  },
  netEffectiveRent: {
    label: 'Net effective rent',
    short: 'NER',
    header: 'Net Effective Rent ($/SF/Mo)',
    of: (lease, set) => netEffectiveOver(lease, set),
  },
  netRent: {
    label: 'Rent on a net footing',
    short: 'NNN rent',
    header: 'Rent, NNN Footing ($/SF/Mo)',
    of: (lease, set) => footed(lease, 'NNN', set),
  },
  grossRent: {
    label: 'Rent on a gross footing',
    short: 'Gross rent',
    header: 'Rent, Gross Footing ($/SF/Mo)',
    of: (lease, set) => footed(lease, 'Gross', set),
  },
} as const satisfies Record<string, ComputedField>

export type ComputedFieldName = keyof typeof COMPUTED_FIELDS

export const COMPUTED_FIELD_NAMES = Object.keys(COMPUTED_FIELDS) as readonly ComputedFieldName[]

export function isComputedField(name: string): name is ComputedFieldName {
  return Object.hasOwn(COMPUTED_FIELDS, name)
}

/** An entry by its own type, whichever figure it is of. */
export function computedField(name: ComputedFieldName): ComputedField {
  return COMPUTED_FIELDS[name]
}
