import { inflateRaw } from '../../book/wire/gzip.ts'
import { crc32 } from '../../documents/xlsx/zip.ts'
import { WorkbookError } from '../model/workbook-error.ts'
import { type ByteSource, readChunks } from './byte-source.ts'
import { damagedZip, figuresOf, type ZipEntry } from './zip-directory.ts'

const LOCAL_HEADER_BYTES = 30
const LOCAL_MARK = 0x04034b50
const STORED = 0
const DEFLATED = 8
/** A small part of a workbook (its list of sheets, its styles) never needs more. */
const LARGEST_PART = 64 * 1024 * 1024

/**
 * The text of a file inside a zip archive, in pieces as they are asked for. Throws `WorkbookError` where the
 * bytes are not what the archive says they are; the last piece is given only after that was checked.
 */
export async function* readZipEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let crc = 0
  let size = 0
  let held = ''
  try {
    for await (const bytes of inflate(source, entry)) {
      crc = crc32(bytes, crc)
      size += bytes.length
      if (size > entry.size) throw damagedZip(source)
      if (held) yield held
      held = decoder.decode(bytes, { stream: true })
    }
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    throw damagedZip(source, error)
  }
  if (crc !== entry.crc || size !== entry.size) throw damagedZip(source)
  yield held + decoder.decode()
}

/** The whole text of a small part. */
export async function readZipText(source: ByteSource, entry: ZipEntry): Promise<string> {
  if (entry.size > LARGEST_PART) throw damagedZip(source)
  let text = ''
  for await (const piece of readZipEntry(source, entry)) {
    text += piece
    if (text.length > LARGEST_PART) throw damagedZip(source)
  }
  return text
}

async function* inflate(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) {
    throw new WorkbookError(
      'password-protected',
      `${source.name} is protected by a password. Save it without one.`,
    )
  }
  const header = figuresOf(await source.read(entry.offset, entry.offset + LOCAL_HEADER_BYTES))
  if (header.byteLength < LOCAL_HEADER_BYTES || header.getUint32(0, true) !== LOCAL_MARK)
    throw damagedZip(source)
  const start = entry.offset + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true)
  const compressed = readChunks(source, start, start + entry.compressedSize)
  if (entry.method === STORED) {
    yield* compressed
    return
  }
  if (entry.method !== DEFLATED) throw damagedZip(source)
  yield* inflateRaw(compressed)
}
