import type { ByteSource } from './byte-source.ts'
import { type NumberFormat, numberFormat } from './number-format.ts'
import { MOST_ROWS, type Sheet, type SheetRow } from './sheet.ts'
import { readXlsxCells, type XlsxLookups } from './xlsx-cells.ts'
import { readSharedStrings } from './xlsx-strings.ts'
import { readSheetTail, type SheetTail } from './xlsx-tail.ts'
import { readXlsxWorkbook } from './xlsx-workbook.ts'
import { xmlElements } from './xml-elements.ts'
import { attribute, MOST_TAGS, tagsOf } from './xml-text.ts'
import {
  damagedZip,
  mostUnpacked,
  readZipDirectory,
  unpacksToTooMuch,
  type ZipEntry,
} from './zip-directory.ts'
import { readZipEntry, readZipText } from './zip-entry.ts'

/** Distinct rows take at least this many bytes each in a packed file. A small file may hold rows that take less. */
const LEAST_ROW_BYTES = 2
const FEW_ROWS = 10_000

/** The worksheets of an XLSX workbook in their order. Only its strings and one row at a time are in memory. */
export async function* xlsxSheets(source: ByteSource): AsyncGenerator<Sheet> {
  const entries = await readZipDirectory(source)
  const workbook = await readXlsxWorkbook(source, entries)
  const { date1904, sharedStrings, styles } = workbook
  const lookups: XlsxLookups = {
    strings: sharedStrings ? await readSharedStrings(source, sharedStrings) : [],
    styles: styles ? parseStyles(source, await readZipText(source, styles)) : [],
    date1904,
  }
  for (const { name, isHidden, entry } of workbook.sheets) {
    const { merges, links } = await readSheetTail(source, entries, entry)
    yield {
      name,
      among: workbook.sheets.map((sheet) => sheet.name),
      isHidden,
      date1904,
      isDelimited: false,
      merges,
      rows: xlsxRows(source, entry, lookups, links),
    }
  }
}

async function* xlsxRows(
  source: ByteSource,
  entry: ZipEntry,
  lookups: XlsxLookups,
  links: SheetTail['links'],
): AsyncGenerator<SheetRow> {
  const mostRows = Math.min(MOST_ROWS, FEW_ROWS + source.size / LEAST_ROW_BYTES)
  let rowNumber = 0
  let given = 0
  let characters = 0
  const rows = xmlElements(readZipEntry(source, entry), 'row', () => damagedZip(source))
  for await (const { attributes, inner } of rows) {
    const stated = Number(attribute(attributes, 'r'))
    rowNumber = stated > rowNumber ? stated : rowNumber + 1
    const cells = readXlsxCells(inner, lookups)
    for (const cell of cells) if (typeof cell === 'string') characters += cell.length
    given++
    if (given > mostRows || rowNumber > MOST_ROWS || characters > mostUnpacked(source)) {
      throw unpacksToTooMuch(source)
    }
    const linked = links.get(rowNumber)
    yield linked ? { rowNumber, cells, links: linked } : { rowNumber, cells }
  }
}

/** The number format of each cell style, by the style's position. */
function parseStyles(source: ByteSource, xml: string): readonly NumberFormat[] {
  const formats = tagsOf(xml, 'numFmt')
  const styles = tagsOf(/<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(xml)?.[0] ?? '', 'xf')
  if (Math.max(formats.length, styles.length) === MOST_TAGS) throw unpacksToTooMuch(source)
  const codes = new Map(
    formats.map((tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode')]),
  )
  return styles.map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    return numberFormat(id, codes.get(id))
  })
}
