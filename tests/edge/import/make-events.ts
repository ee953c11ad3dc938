import type { ImportedProperty } from '../../../sync/domain/property.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { ReadRow, RowOutcome } from '../../../sync/sheets/model/read-row-outcome.ts'
import type { WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import { makeProperty } from '../../make/property.ts'

export interface MadeRow {
  key: string
  given?: Partial<ImportedProperty>
}

const HEADER = ['ID', 'Name', 'Rent'] as const

export function makeImported(given: Partial<ImportedProperty> = {}): ImportedProperty {
  const { id: _id, sourceSheet: _sheet, createdAt: _at, ...imported } = makeProperty()
  return { ...imported, ...given }
}

/** Rows `from` to `to` of a made-up book, each with its number as key. */
export function makeRows(
  from: number,
  to: number,
  given: (n: number) => Partial<ImportedProperty> = () => ({}),
): MadeRow[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const n = from + i
    return { key: String(n), given: { name: `Building ${n}`, rentPerSf: n / 100, ...given(n) } }
  })
}

function propertyOutcome({ key, given = {} }: MadeRow): RowOutcome {
  const property = makeImported(given)
  return {
    kind: 'property',
    key,
    property,
    readings: [
      { field: 'name', column: 'Name', raw: property.name, value: property.name },
      {
        field: 'rentPerSf',
        column: 'Rent',
        raw: property.rentPerSf,
        value: property.rentPerSf,
        unit: '$/SF/mo',
      },
    ],
  }
}

/** A workbook of one sheet as the reader would yield it, its first row below a header in row 1. */
export async function* makeEvents(
  rows: readonly (MadeRow | RowOutcome)[],
  sheet = 'Buildings',
): AsyncGenerator<WorkbookEvent> {
  yield {
    kind: 'sheet',
    info: { sheet, table: 0, headerRow: 1, isAcross: false, header: HEADER, columns: [], unused: [] },
  }
  for (const [i, row] of rows.entries()) {
    yield {
      kind: 'row',
      table: 0,
      row: makeReadRow('kind' in row ? row : propertyOutcome(row), i + 2, sheet),
    }
  }
}

function makeReadRow(outcome: RowOutcome, rowNumber: number, sheet: string): ReadRow {
  const cells: Cell[] =
    outcome.kind === 'property'
      ? [outcome.key, outcome.property.name, outcome.property.rentPerSf]
      : ['', '=cmd()', 'about a dollar']
  return { sheet, rowNumber, header: HEADER, cells, outcome }
}
