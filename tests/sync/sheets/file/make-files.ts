import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** Writes a file for the running test and removes it afterwards. Answers its path. */
export function writeTestFile(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A zip archive of texts, stored as they are or packed. */
export function zipOf(files: Readonly<Record<string, string>>, isPacked = false): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, unpacked] = [Buffer.from(path), Buffer.from(text)]
    const bytes = isPacked ? deflateRawSync(unpacked) : unpacked
    const figures = Buffer.alloc(26)
    figures.writeUInt16LE(20, 0)
    figures.writeUInt16LE(isPacked ? 8 : 0, 4)
    figures.writeUInt32LE(crc32(unpacked), 10)
    figures.writeUInt32LE(bytes.length, 14)
    figures.writeUInt32LE(unpacked.length, 18)
    figures.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\x03\x04'), figures, name, bytes)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), figures, place.subarray(0, 14), name)
    offset += 30 + name.length + bytes.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06'), end])
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet, from the XML between `<worksheet>` and its end. */
export function workbookOf(
  sheet: string,
  parts: Readonly<Record<string, string>> = {},
  isPacked = false,
): Uint8Array {
  const files = {
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Comps &amp; more" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="sheets/a.xml"/><Relationship Id="r2" Type="${RELATIONS}/sharedStrings" Target="strings.xml"/><Relationship Id="r3" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sheets/a.xml': `<?xml version="1.0"?><worksheet>${sheet}</worksheet>`,
    ...parts,
  }
  return zipOf(files, isPacked)
}
