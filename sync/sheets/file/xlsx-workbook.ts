import { WorkbookError } from '../model/workbook-error.ts'
import type { ByteSource } from './byte-source.ts'
import { readRelations } from './xlsx-relations.ts'
import { attribute, MOST_TAGS, tagsOf } from './xml-text.ts'
import { damagedZip, unpacksToTooMuch, type ZipEntry } from './zip-directory.ts'
import { readZipText } from './zip-entry.ts'

export interface XlsxSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly entry: ZipEntry
}

export interface XlsxWorkbook {
  readonly sheets: readonly XlsxSheet[]
  readonly date1904: boolean
  readonly sharedStrings: ZipEntry | undefined
  readonly styles: ZipEntry | undefined
}

/** Finds the parts of a workbook in its archive; charts and macro sheets are left out. */
export async function readXlsxWorkbook(
  source: ByteSource,
  entries: ReadonlyMap<string, ZipEntry>,
): Promise<XlsxWorkbook> {
  const root = await readRelations(source, entries, '')
  const path = root.find((relation) => relation.type === 'officeDocument')?.path
  const entry = path === undefined ? undefined : entries.get(path)
  if (!path || !entry || !path.endsWith('.xml')) throw refuseArchive(source, entries)
  const xml = await readZipText(source, entry)
  const relations = await readRelations(source, entries, path)
  const part = (type: string) => entries.get(relations.find((relation) => relation.type === type)?.path ?? '')
  const properties = tagsOf(xml, 'workbookPr')[0] ?? ''
  const named = tagsOf(xml, 'sheet')
  if (named.length === MOST_TAGS) throw unpacksToTooMuch(source)
  const sheets = named.flatMap((tag) => {
    const relation = relations.find(({ id }) => id === attribute(tag, 'id'))
    if (relation?.type !== 'worksheet') return []
    const sheetEntry = entries.get(relation.path)
    if (!sheetEntry) throw damagedZip(source)
    const state = attribute(tag, 'state') ?? 'visible'
    return { name: attribute(tag, 'name') ?? relation.path, isHidden: state !== 'visible', entry: sheetEntry }
  })
  if (sheets.length === 0) throw refuseArchive(source, entries)
  return {
    sheets,
    date1904: ['1', 'true'].includes(attribute(properties, 'date1904') ?? ''),
    sharedStrings: part('sharedStrings'),
    styles: part('styles'),
  }
}

function refuseArchive(source: ByteSource, entries: ReadonlyMap<string, ZipEntry>): WorkbookError {
  const { name } = source
  if (entries.has('xl/workbook.bin') || entries.has('content.xml') || entries.has('Index/Document.iwa')) {
    return new WorkbookError(
      'not-a-workbook',
      `${name} is a workbook of another kind. Save it as .xlsx or CSV.`,
    )
  }
  if (entries.has('word/document.xml')) {
    return new WorkbookError('not-a-workbook', `${name} is not a workbook: it is a text document.`)
  }
  return new WorkbookError('not-a-workbook', `${name} is not a workbook: it is an archive. Unpack it first.`)
}
