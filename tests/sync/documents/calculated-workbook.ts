import { HyperFormula } from 'hyperformula'
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
  const sheets: Record<string, (string | number | null)[][]> = {}
  for (const [i, name] of names.entries()) {
    const rows: (string | number | null)[][] = []
    for (const cell of (await textOf(`xl/worksheets/sheet${i + 1}.xml`)).matchAll(CELL)) {
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
    set: (sheet, ref, value) => {
      engine.setCellContents(place(sheet, ref), value)
    },
  }
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
