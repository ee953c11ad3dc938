import type { ByteSource } from './byte-source.ts'
import type { Merge } from './sheet.ts'
import { columnOf } from './xlsx-cells.ts'
import { attribute, tagsOf } from './xml-text.ts'
import type { ZipEntry } from './zip-directory.ts'
import { readZipEntry } from './zip-entry.ts'

/** More merges than a person makes; a sheet with more is read as if it had none. */
const MOST_MERGES = 20_000
const AFTER_ROWS = '</sheetData>'
const LONGEST_TAIL = 4 * 1024 * 1024

/**
 * The joined cells of a sheet. They stand behind all its rows, so the sheet is unpacked once more for them,
 * which costs a tenth of reading its rows.
 */
export async function readMerges(source: ByteSource, entry: ZipEntry): Promise<readonly Merge[]> {
  let tail = ''
  let isBehindRows = false
  for await (const piece of readZipEntry(source, entry)) {
    tail = isBehindRows ? tail + piece : tail.slice(-AFTER_ROWS.length * 2) + piece
    if (!isBehindRows) {
      const end = tail.search(/<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/)
      if (end === -1) continue
      isBehindRows = true
      tail = tail.slice(end)
    }
    if (tail.length > LONGEST_TAIL) return []
  }
  if (!isBehindRows) return []
  const merges = tagsOf(tail, 'mergeCell').flatMap((tag) => parseMerge(attribute(tag, 'ref') ?? ''))
  return merges.length > MOST_MERGES ? [] : merges
}

function parseMerge(reference: string): Merge[] {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference)
  if (!match) return []
  const [, firstLetters = '', firstRow, lastLetters = '', lastRow] = match
  return [
    {
      firstRow: Number(firstRow),
      lastRow: Number(lastRow),
      firstColumn: columnOf(firstLetters),
      lastColumn: columnOf(lastLetters),
    },
  ]
}
