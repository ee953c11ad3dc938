import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { GoogleApi, GoogleValue, Spreadsheet } from './google-api.ts'
import { googleCell } from './google-cell.ts'

/** Rows of one request. */
const PAGE_ROWS = 5_000

export type GoogleTab = Spreadsheet['sheets'][number]

/** Empty rows at its end are left out. */
export interface GridPage {
  /** 1-based. */
  readonly firstRow: number
  readonly rows: readonly (readonly Cell[])[]
}

/** The sheet was written to while it was read, so that its pages do not fit together. */
export class SheetChanged extends Error {
  override readonly name = 'SheetChanged'
}

/**
 * All rows of a tab, a page at a time, from its values and their texts. Each page begins with the last row of the one
 * before, which tells whether rows have moved in between; in the end the first is compared once more.
 * @throws SheetChanged, FetchProblem
 */
export async function* fetchGrid(api: GoogleApi, { properties }: GoogleTab): AsyncGenerator<GridPage> {
  const { rowCount, columnCount } = properties.gridProperties ?? { rowCount: 0, columnCount: 0 }
  const rangeOf = (first: number) => {
    const last = Math.min(first + PAGE_ROWS - 1, rowCount)
    return `${quotedTitle(properties.title)}!A${first}:${letters(columnCount)}${last}`
  }
  let begin: string | undefined
  let lastRow: string | undefined
  for (let first = 1; first === 1 || first < rowCount; first += PAGE_ROWS - 1) {
    if (rowCount === 0 || columnCount === 0) return
    const range = rangeOf(first)
    const [values, texts] = await Promise.all([
      api.values(range, 'UNFORMATTED_VALUE'),
      api.values(range, 'FORMATTED_VALUE'),
    ])
    if (values.length !== texts.length) throw new SheetChanged()
    if (lastRow !== undefined && lastRow !== JSON.stringify(values[0] ?? [])) throw new SheetChanged()
    begin ??= JSON.stringify(values)
    lastRow = JSON.stringify(values[PAGE_ROWS - 1] ?? [])
    const known = first === 1 ? 0 : 1
    yield { firstRow: first + known, rows: rowsOf(values, texts).slice(known) }
  }
  if (begin !== JSON.stringify(await api.values(rangeOf(1), 'UNFORMATTED_VALUE'))) throw new SheetChanged()
}

function rowsOf(values: GoogleValue[][], texts: GoogleValue[][]): Cell[][] {
  return values.map((row, i) => row.map((value, column) => googleCell(value, texts[i]?.[column])))
}

function quotedTitle(title: string): string {
  return `'${title.replaceAll("'", "''")}'`
}

/** `AB` for the 28th column. */
function letters(column: number): string {
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
