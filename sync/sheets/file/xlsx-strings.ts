import { cellText } from '../model/cell.ts'
import type { ByteSource } from './byte-source.ts'
import { xmlElements } from './xml-elements.ts'
import { decodeWorkbookText } from './xml-text.ts'
import { damagedZip, unpacksToTooMuch, type ZipEntry } from './zip-directory.ts'
import { readZipEntry } from './zip-entry.ts'

/** Bytes that the strings may take in memory. */
const MOST_BYTES = 256 * 1024 * 1024
/** What each takes beside its characters. */
const BYTES_EACH = 32

/** The strings that cells of a workbook refer to by their position. */
export async function readSharedStrings(source: ByteSource, entry: ZipEntry): Promise<readonly string[]> {
  const strings: string[] = []
  let bytes = 0
  for await (const { inner } of xmlElements(readZipEntry(source, entry), 'si', () => damagedZip(source))) {
    const text = textOfRuns(inner)
    bytes += text.length + BYTES_EACH
    if (bytes > MOST_BYTES) throw unpacksToTooMuch(source)
    strings.push(cellText(text))
  }
  return strings
}

const PHONETIC = /<(?:\w+:)?rPh[\s>].*?<\/(?:\w+:)?rPh>/gs
const RUN = /<(?:\w+:)?t(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?t>/gs

/** The text of a string that may be cut into runs of different fonts; reading aids are left out. */
export function textOfRuns(xml: string): string {
  const spoken = xml.includes('rPh') ? xml.replace(PHONETIC, '') : xml
  let text = ''
  for (const run of spoken.matchAll(RUN)) text += run[1]
  return decodeWorkbookText(text)
}
