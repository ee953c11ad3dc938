import { collectBytes, concatBytes, deflateRaw } from '../../book/wire/gzip.ts'

export interface ZipEntry {
  path: string
  /** Text in chunks, made only as fast as it is compressed. */
  text: Iterable<string> | AsyncIterable<string>
}

const VERSION = 20
const NAMES_ARE_UTF8 = 0x0800
const DEFLATED = 8

/** A zip archive of texts, all dated `date` (`YYYY-MM-DD`), so that the same texts make the same archive. */
export function zip(entries: readonly ZipEntry[], date: string): Promise<Uint8Array<ArrayBuffer>> {
  return collectBytes(zipChunks(entries, date))
}

/** As `zip`, an entry at a time. */
export async function* zipChunks(
  entries: readonly ZipEntry[],
  date: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { path, text } of entries) {
    const name = new TextEncoder().encode(path)
    const figures = { crc: 0, size: 0 }
    const packed = await deflateRaw(counted(text, figures))
    const common = [
      ...u16(VERSION),
      ...u16(NAMES_ARE_UTF8),
      ...u16(DEFLATED),
      ...u16(0),
      ...u16(dosDate(date)),
      ...u32(figures.crc),
      ...u32(packed.length),
      ...u32(figures.size),
      ...u16(name.length),
      ...u16(0),
    ]
    yield concatBytes([Uint8Array.of(...u32(0x04034b50), ...common), name])
    yield packed
    const place = [...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset)]
    directory.push(Uint8Array.of(...u32(0x02014b50), ...u16(VERSION), ...common, ...place), name)
    offset += 30 + name.length + packed.length
  }
  const listed = concatBytes(directory)
  const count = u16(entries.length)
  const end = [
    ...u32(0x06054b50),
    ...u32(0),
    ...count,
    ...count,
    ...u32(listed.length),
    ...u32(offset),
    ...u16(0),
  ]
  yield concatBytes([listed, Uint8Array.of(...end)])
}

async function* counted(
  text: ZipEntry['text'],
  figures: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const chunk of text) {
    const bytes = encoder.encode(chunk)
    figures.crc = crc32(bytes, figures.crc)
    figures.size += bytes.length
    yield bytes
  }
}

function dosDate(date: string): number {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number)
  return ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day
}

function u16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff]
}

function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)]
}

/** What a byte adds to the checksum, and below it what it adds with one, two and three bytes after it. */
const TABLES = Uint32Array.from({ length: 4 * 256 }, (_, i) => {
  let rest = i & 0xff
  for (let bit = 0; bit < 8 * ((i >>> 8) + 1); bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** The checksum of a zip entry, carried on from the one of the bytes before; 0 at the start. Four bytes a step. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before
  let i = 0
  for (const end = bytes.length - 3; i < end; i += 4) {
    const first = rest ^ (bytes[i] as number)
    rest =
      (TABLES[768 + (first & 0xff)] as number) ^
      (TABLES[512 + (((first >>> 8) ^ (bytes[i + 1] as number)) & 0xff)] as number) ^
      (TABLES[256 + (((first >>> 16) ^ (bytes[i + 2] as number)) & 0xff)] as number) ^
      (TABLES[((first >>> 24) ^ (bytes[i + 3] as number)) & 0xff] as number)
  }
  for (; i < bytes.length; i++) {
    rest = (TABLES[(rest ^ (bytes[i] as number)) & 0xff] as number) ^ (rest >>> 8)
  }
  return ~rest >>> 0
}
