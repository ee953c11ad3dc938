import type { ByteSource } from './byte-source.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { readXlsxCells, type XlsxLookups } from './xlsx-cells.ts'
import { readMerges } from './xlsx-merges.ts'
import { readSharedStrings } from './xlsx-strings.ts'
import { parseStyles } from './xlsx-styles.ts'
import { readXlsxWorkbook } from './xlsx-workbook.ts'
import { xmlElements } from './xml-elements.ts'
import { attribute } from './xml-text.ts'
import { damagedZip, readZipDirectory, type ZipEntry } from './zip-directory.ts'
import { readZipEntry, readZipText } from './zip-entry.ts'

/** The worksheets of an XLSX workbook in their order. Only its strings and one row at a time are in memory. */
export async function* xlsxSheets(source: ByteSource): AsyncGenerator<Sheet> {
  const workbook = await readXlsxWorkbook(source, await readZipDirectory(source))
  const { date1904, sharedStrings, styles } = workbook
  const lookups: XlsxLookups = {
    strings: sharedStrings ? await readSharedStrings(source, sharedStrings) : [],
    styles: styles ? parseStyles(await readZipText(source, styles)) : [],
    date1904,
  }
  for (const { name, isHidden, entry } of workbook.sheets) {
    const merges = await readMerges(source, entry)
    yield { name, isHidden, date1904, merges, rows: xlsxRows(source, entry, lookups) }
  }
}

async function* xlsxRows(
  source: ByteSource,
  entry: ZipEntry,
  lookups: XlsxLookups,
): AsyncGenerator<SheetRow> {
  let rowNumber = 0
  const rows = xmlElements(readZipEntry(source, entry), 'row', () => damagedZip(source))
  for await (const { attributes, inner } of rows) {
    const stated = Number(attribute(attributes, 'r'))
    rowNumber = stated > rowNumber ? stated : rowNumber + 1
    yield { rowNumber, cells: readXlsxCells(inner, lookups) }
  }
}
