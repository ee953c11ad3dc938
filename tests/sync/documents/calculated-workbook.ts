import { HyperFormula, type RawCellContent } from 'hyperformula'
import { decodeWorkbookText } from '../../../sync/sheets/file/xml-text.ts'
import { readZipDirectory } from '../../../sync/sheets/file/zip-directory.ts'
import { readZipText } from '../../../sync/sheets/file/zip-entry.ts'

/** A cell that holds a formula, and what the file keeps as its result. */
export interface FormulaCell {
  readonly sheet: string
  readonly ref: string
  readonly kept: string | number
}

/** A workbook in a spreadsheet engine, which works out its formulas anew. */
export interface CalculatedWorkbook {
  readonly sheets: readonly string[]
  readonly formulas: readonly FormulaCell[]
  valueAt(sheet: string, ref: string): unknown
  /** The place of the first cell of a sheet that holds a text. */
  find(sheet: string, text: string): string
  set(sheet: string, ref: string, value: string | number | null): void
  /**
   * Sorts the rows of the sheet's filter by the column with this header, as Excel does: the cells of the filtered
   * columns move, hidden ones too, and formulas that name cells of their own row go on to do so.
   */
  sort(sheet: string, header: string, direction?: 'rising' | 'falling'): void
}

const SHEET = /<sheet [^>]*?name="([^"]*)"/g
const CELL =
  /<c r="([A-Z]+)(\d+)"([^>]*?)>(?:<f([^>]*)>(.*?)<\/f>)?(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)?<\/c>/gs

/** Opens a workbook that we wrote. Only what is marked as a formula of arrays is worked out as one. */
export async function calculatedWorkbook(bytes: Uint8Array): Promise<CalculatedWorkbook> {
  const source = {
    name: 'comps.xlsx',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const directory = await readZipDirectory(source)
  const textOf = async (path: string) => {
    const entry = directory.get(path)
    return entry ? await readZipText(source, entry) : ''
  }
  const names = [...(await textOf('xl/workbook.xml')).matchAll(SHEET)].map(([, name = '']) =>
    decodeWorkbookText(name),
  )
  const formulas: FormulaCell[] = []
  const filters: Record<string, string> = {}
  const sheets: Record<string, (string | number | null)[][]> = {}
  for (const [i, name] of names.entries()) {
    const rows: (string | number | null)[][] = []
    const xml = await textOf(`xl/worksheets/sheet${i + 1}.xml`)
    filters[name] = /<autoFilter ref="([^"]*)"/.exec(xml)?.[1] ?? ''
    for (const cell of xml.matchAll(CELL)) {
      const [, letters = '', row = '', attributes = '', kind = '', formula, value, text] = cell
      const isText = attributes.includes('t="str"')
      const kept =
        value === undefined
          ? decodeWorkbookText(text ?? '')
          : isText
            ? decodeWorkbookText(value)
            : Number(value)
      if (formula !== undefined) formulas.push({ sheet: name, ref: `${letters}${row}`, kept })
      const own = rows[Number(row) - 1] ?? []
      rows[Number(row) - 1] = own
      own[columnOf(letters)] =
        formula === undefined ? asIs(kept) : formulaOf(decodeWorkbookText(formula), kind)
    }
    sheets[name] = Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? null))
  }
  const engine = HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3' })
  const place = (sheet: string, ref: string) => {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(ref) ?? []
    return { sheet: engine.getSheetId(sheet) ?? -1, row: Number(row) - 1, col: columnOf(letters) }
  }
  return {
    sheets: names,
    formulas,
    valueAt: (sheet, ref) => engine.getCellValue(place(sheet, ref)),
    find(sheet, text) {
      for (const [row, cells] of engine.getSheetValues(engine.getSheetId(sheet) ?? -1).entries())
        for (const [column, value] of cells.entries())
          if (value === text) return `${lettersOf(column)}${row + 1}`
      throw new Error(`No cell of ${sheet} says ${text}`)
    },
    sort(sheet, header, direction = 'rising') {
      const [, last = '', end = ''] = /^A1:([A-Z]+)(\d+)$/.exec(filters[sheet] ?? '') ?? []
      if (last === '') throw new Error(`${sheet} has no filter`)
      const letters = Array.from({ length: columnOf(last) + 1 }, (_, column) => lettersOf(column))
      const id = engine.getSheetId(sheet) ?? -1
      const by = letters.findIndex((letter) => engine.getCellValue(place(sheet, `${letter}1`)) === header)
      const rows = Array.from({ length: Number(end) - 1 }, (_, i) => {
        const row = i + 2
        const cells = letters.map((letter) => engine.getCellSerialized(place(sheet, `${letter}${row}`)))
        return { row, cells, key: engine.getCellValue(place(sheet, `${letters[by]}${row}`)) }
      })
      const sorted = rows.toSorted((a, b) => inOrder(a.key, b.key, direction))
      engine.setCellContents(
        { sheet: id, row: 1, col: 0 },
        sorted.map(({ row, cells }, i) => cells.map((cell) => movedTo(cell, row, i + 2))),
      )
    },
    set: (sheet, ref, value) => {
      engine.setCellContents(place(sheet, ref), value)
    },
  }
}

/** Numbers come before words, and empty cells last whichever way. */
function inOrder(a: unknown, b: unknown, direction: 'rising' | 'falling'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const sign = direction === 'rising' ? 1 : -1
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  if (typeof a !== typeof b) return sign * (typeof a === 'number' ? -1 : 1)
  return sign * (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0)
}

/** A cell that went from one row to another. */
function movedTo(cell: RawCellContent, from: number, to: number): RawCellContent {
  if (typeof cell !== 'string' || !cell.startsWith('=')) return cell
  if (/ARRAY/.test(cell)) throw new Error('Rows with an array formula cannot be sorted')
  return cell.replaceAll(/(?<![!$A-Z\d"])(\$?[A-Z]{1,3})(\d+)\b/g, (ref, letters: string, row: string) =>
    Number(row) === from ? `${letters}${to}` : ref,
  )
}

function formulaOf(formula: string, kind: string): string {
  return kind.includes('t="array"') ? `=ARRAYFORMULA(${formula})` : `=${formula}`
}

/** A text is none of the engine's formulas, numbers or dates. */
function asIs(value: string | number): string | number {
  return typeof value === 'string' ? `'${value}` : value
}

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}
