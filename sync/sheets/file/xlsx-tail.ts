import type { ByteSource } from './byte-source.ts'
import type { Merge } from './sheet.ts'
import { columnOf } from './xlsx-cells.ts'
import { readRelations } from './xlsx-relations.ts'
import { attribute, tagsOf } from './xml-text.ts'
import type { ZipEntry } from './zip-directory.ts'
import { readZipEntry } from './zip-entry.ts'

/** The part of a sheet after its rows. */
export interface SheetTail {
  readonly merges: readonly Merge[]
  /** The addresses that cells link to, by row number and column. */
  readonly links: ReadonlyMap<number, ReadonlyMap<number, string>>
}

/** More merges than a person makes; a sheet with more is read as if it had none. */
const MOST_MERGES = 20_000
const LONGEST_TAIL = 32 * 1024 * 1024
const END_OF_ROWS = /<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/
const LONGEST_END = 64

/**
 * The merged cells and the links of a sheet. They come after all its rows, so the sheet is unpacked a second time for
 * them, which costs a tenth of reading its rows.
 */
export async function readSheetTail(
  source: ByteSource,
  entries: ReadonlyMap<string, ZipEntry>,
  sheet: ZipEntry,
): Promise<SheetTail> {
  const tail = await textBehindRows(source, sheet)
  const merges = tagsOf(tail, 'mergeCell').flatMap((tag) => mergeOf(attribute(tag, 'ref') ?? ''))
  const linked = tagsOf(tail, 'hyperlink')
  const targets = new Map(
    linked.length === 0
      ? []
      : (await readRelations(source, entries, sheet.name)).map(({ id, target }) => [id, target]),
  )
  const links = new Map<number, Map<number, string>>()
  for (const tag of linked) {
    const place = placeOf(attribute(tag, 'ref')?.split(':')[0] ?? '')
    const target = targets.get(attribute(tag, 'id') ?? '')
    if (!place || target === undefined) continue
    const row = links.get(place.row) ?? new Map<number, string>()
    links.set(place.row, row.set(place.column, target))
  }
  return { merges: merges.length > MOST_MERGES ? [] : merges, links }
}

async function textBehindRows(source: ByteSource, sheet: ZipEntry): Promise<string> {
  let tail = ''
  let isBehindRows = false
  for await (const piece of readZipEntry(source, sheet)) {
    tail = (isBehindRows ? tail : tail.slice(-LONGEST_END)) + piece
    if (!isBehindRows) {
      const end = tail.search(END_OF_ROWS)
      if (end === -1) continue
      isBehindRows = true
      tail = tail.slice(end)
    }
    if (tail.length > LONGEST_TAIL) return ''
  }
  return isBehindRows ? tail : ''
}

function mergeOf(reference: string): Merge[] {
  const [first, last] = reference.split(':').map(placeOf)
  if (!first || !last) return []
  return [{ firstRow: first.row, lastRow: last.row, firstColumn: first.column, lastColumn: last.column }]
}

function placeOf(reference: string): { row: number; column: number } | null {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference)
  return match && { row: Number(match[2]), column: columnOf(match[1] ?? '') }
}
