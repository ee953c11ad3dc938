interface ComputedName {
  label: string
  /** For heads of tables. */
  short: string
  /** For the first line of a spreadsheet. */
  header: string
}

/** The names of rents that no source states and that are worked out. */
export const COMPUTED_NAMES = {
  effectiveOverTerm: {
    label: 'Effective rent over the term',
    short: 'Eff. rent',
    header: 'Effective Rent over Term ($/SF/Mo)',
  },
  netEffectiveRent: {
    label: 'Net effective rent',
    short: 'NER',
    header: 'Net Effective Rent ($/SF/Mo)',
  },
  netRent: {
    label: 'Rent on a net footing',
    short: 'NNN rent',
    header: 'Rent, NNN Footing ($/SF/Mo)',
  },
  grossRent: {
    label: 'Rent on a gross footing',
    short: 'Gross rent',
    header: 'Rent, Gross Footing ($/SF/Mo)',
  },
} as const satisfies Record<string, ComputedName>

export type ComputedFieldName = keyof typeof COMPUTED_NAMES

export const COMPUTED_FIELD_NAMES = Object.keys(COMPUTED_NAMES) as readonly ComputedFieldName[]

export function isComputedField(name: string): name is ComputedFieldName {
  return Object.hasOwn(COMPUTED_NAMES, name)
}

/** Rents that no source states and a range can bound all the same. */
export const COMPUTED_RANGES = [
  'netEffectiveRent',
  'effectiveOverTerm',
] as const satisfies readonly ComputedFieldName[]
export type ComputedRange = (typeof COMPUTED_RANGES)[number]

export function isComputedRange(figure: string): figure is ComputedRange {
  return (COMPUTED_RANGES as readonly string[]).includes(figure)
}
