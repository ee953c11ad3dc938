import { DEAL_FIELDS, type DealField } from '../../../sync/sheets/duplicates/deal-facts.ts'
import type { ProblemRow, TablePreview } from '../../../sync/sheets/preview/workbook-preview.ts'

/** More columns do not fit beside each other. */
const MOST_FIELDS = 6

const IN_COLUMNS_OF_THEIR_OWN: ReadonlySet<DealField> = new Set(['name', 'tenant'])
/** Shown also where both rows of all pairs say the same. */
const ALWAYS: ReadonlySet<DealField> = new Set(['leasedSf', 'squareFootage', 'rentPerSf', 'commencement'])

/** The fields that help to tell pairs apart: first those that differ, in the order in which a row is read. */
export function shownFields(rows: readonly ProblemRow[]): readonly DealField[] {
  const differing = new Set<DealField>()
  const said = new Set<DealField>()
  for (const { pair } of rows) {
    if (pair === null) continue
    for (const field of DEAL_FIELDS) {
      if (pair.facts[field] !== pair.earlier.facts[field]) differing.add(field)
      if (pair.facts[field] !== null) said.add(field)
    }
  }
  const others = [...ALWAYS].filter((field) => said.has(field) && !differing.has(field))
  const chosen = new Set(
    [...differing, ...others].filter((field) => !IN_COLUMNS_OF_THEIR_OWN.has(field)).slice(0, MOST_FIELDS),
  )
  return DEAL_FIELDS.filter((field) => chosen.has(field))
}

/** The letter of the column that a field is read from; empty where there is none of its own. */
export function letterOfField(tables: readonly TablePreview[], sheet: string, field: DealField): string {
  const role = field === 'leasedSf' ? 'dealArea' : field
  const columns = tables
    .filter((table) => table.sheet === sheet && table.isChosen)
    .flatMap((table) => table.columns)
  return columns.find(({ reading }) => reading.as === 'field' && reading.role === role)?.letter ?? ''
}
