import { WorkbookError } from '../model/workbook-error.ts'
import type { ByteSource } from './byte-source.ts'

/**
 * The most an archive may unpack to: a multiple of its file, and an absolute limit that is always allowed. Sheets of
 * brokers unpack to about ten times their file, and formatted empty ones to fifty; what is made to fill a disk, to a
 * thousand.
 */
const MOST_UNPACKED_TIMES = 100
const ALWAYS_UNPACKED = 64 * 1024 * 1024

/** The bytes that an archive may unpack to. */
export function mostUnpacked(source: ByteSource): number {
  return Math.max(ALWAYS_UNPACKED, MOST_UNPACKED_TIMES * source.size)
}

/** One file inside a zip archive. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly compressedSize: number
  readonly size: number
  readonly offset: number
}

const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const END_MARK = 0x06054b50
const END64_LOCATOR_MARK = 0x07064b50
const CENTRAL_MARK = 0x02014b50
const SENTINEL = 0xffffffff
const LARGEST_DIRECTORY = 16 * 1024 * 1024

/**
 * The archive's table of contents, which stands at its end. Throws `WorkbookError` where it is not there, or names
 * files that would unpack to far more than a workbook does.
 */
export async function readZipDirectory(source: ByteSource): Promise<ReadonlyMap<string, ZipEntry>> {
  const { offset, size } = await findDirectory(source)
  if (size > LARGEST_DIRECTORY || offset + size > source.size) throw damagedZip(source)
  const bytes = await source.read(offset, offset + size)
  const figures = figuresOf(bytes)
  const entries = new Map<string, ZipEntry>()
  let unpacked = 0
  for (let at = 0; at + 46 <= bytes.length && figures.getUint32(at, true) === CENTRAL_MARK; ) {
    const nameEnd = at + 46 + figures.getUint16(at + 28, true)
    const extraEnd = nameEnd + figures.getUint16(at + 30, true)
    if (extraEnd > bytes.length) throw damagedZip(source)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)).replaceAll('\\', '/')
    const large = largeFigures(bytes.subarray(nameEnd, extraEnd))
    const figure = (from: number) => {
      const short = figures.getUint32(from, true)
      return short === SENTINEL ? (large.shift() ?? short) : short
    }
    const entry: ZipEntry = {
      name,
      method: figures.getUint16(at + 10, true),
      isEncrypted: (figures.getUint16(at + 8, true) & 1) === 1,
      crc: figures.getUint32(at + 16, true),
      size: figure(at + 24),
      compressedSize: figure(at + 20),
      offset: figure(at + 42),
    }
    entries.set(name, entry)
    unpacked += entry.size
    if (unpacked > mostUnpacked(source)) throw unpacksToTooMuch(source)
    at = extraEnd + figures.getUint16(at + 32, true)
  }
  return entries
}

/** What is thrown where a small file would unpack to a huge one. */
export function unpacksToTooMuch(source: ByteSource): WorkbookError {
  return new WorkbookError(
    'too-large',
    `${source.name} holds far more than a workbook of its size does, and is refused. Save it again, or as CSV.`,
  )
}

/** What is thrown where a file is no whole ZIP. */
export function damagedZip(source: ByteSource, cause?: unknown): WorkbookError {
  return new WorkbookError('damaged', `${source.name} is damaged or was cut short.`, { cause })
}

async function findDirectory(source: ByteSource): Promise<{ offset: number; size: number }> {
  const tailStart = Math.max(0, source.size - END_BYTES - LONGEST_COMMENT)
  const tail = figuresOf(await source.read(tailStart, source.size))
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END_MARK) continue
    const size = tail.getUint32(at + 12, true)
    const offset = tail.getUint32(at + 16, true)
    if (size !== SENTINEL && offset !== SENTINEL) return { offset, size }
    if (at < 20 || tail.getUint32(at - 20, true) !== END64_LOCATOR_MARK) break
    const end64 = Number(tail.getBigUint64(at - 12, true))
    const record = figuresOf(await source.read(end64, end64 + 56))
    if (record.byteLength < 56) break
    return { offset: Number(record.getBigUint64(48, true)), size: Number(record.getBigUint64(40, true)) }
  }
  throw damagedZip(source)
}

/** The 64-bit sizes and offset of an entry, in the order the format gives them. */
function largeFigures(bytes: Uint8Array): number[] {
  const extra = figuresOf(bytes)
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const length = extra.getUint16(at + 2, true)
    if (extra.getUint16(at, true) === 1) {
      const figures: number[] = []
      for (let from = at + 4; from + 8 <= Math.min(at + 4 + length, extra.byteLength); from += 8) {
        figures.push(Number(extra.getBigUint64(from, true)))
      }
      return figures
    }
    at += 4 + length
  }
  return []
}

/** Bytes to read figures from. */
export function figuresOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
