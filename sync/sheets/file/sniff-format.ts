import { WorkbookError } from '../model/workbook-error.ts'
import { type ByteSource, readChunks } from './byte-source.ts'

const HEAD_BYTES = 4096
const OLE_CONTAINER = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
/** As UTF-16, each byte a character. */
const ENCRYPTED_PACKAGE = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('')

/** What a file's first bytes say it is, where that is no workbook. */
const OTHERS: readonly { readonly starts: RegExp; readonly what: string }[] = [
  { starts: /^%PDF/, what: 'a PDF. Export the table as CSV or XLSX' },
  { starts: /^\s*<(?:!doctype html|html|head|body|table|meta)\b/i, what: 'a web page, often a sign-in page' },
  { starts: /^\s*(?:<\?xml|<Workbook\b|<svg\b)/i, what: 'an XML file. Save it as XLSX or CSV' },
  { starts: /^\s*(?:\{\s*"|\[\s*[{["])/, what: 'a JSON file' },
  { starts: /^\{\\rtf/, what: 'a text document' },
  { starts: /^(?:\x89PNG|\xff\xd8\xff|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP)/s, what: 'an image' },
  { starts: /^(?:7z\xbc\xaf|Rar!|BZh)/, what: 'a compressed archive. Unpack it first' },
  { starts: /^PAR1/, what: 'a Parquet file' },
  { starts: /^SQLite format 3\0/, what: 'a database' },
]

/**
 * Tells a zipped workbook from delimited text by the file's content, whatever its name. Throws `WorkbookError`
 * where it is neither.
 */
export async function recognize(source: ByteSource): Promise<'zip' | 'text'> {
  const { name } = source
  const head = await source.read(0, HEAD_BYTES)
  if (head.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))) {
    throw new WorkbookError('empty', `${name} is empty.`)
  }
  const start = latin1(head).replace(/^\xef\xbb\xbf/, '')
  if (start.startsWith('PK\x03\x04')) return 'zip'
  if (start.startsWith(OLE_CONTAINER)) throw await refuseOleContainer(source)
  const other = OTHERS.find(({ starts }) => starts.test(start))
  if (other) throw new WorkbookError('not-a-workbook', `${name} is not a workbook: it is ${other.what}.`)
  if (looksBinary(head)) throw new WorkbookError('not-a-workbook', `${name} is not a workbook.`)
  return 'text'
}

/** Excel keeps its old format and its encrypted workbooks in the same kind of container. */
async function refuseOleContainer(source: ByteSource): Promise<WorkbookError> {
  let tail = ''
  for await (const chunk of readChunks(source)) {
    const joined = tail + latin1(chunk)
    if (joined.includes(ENCRYPTED_PACKAGE)) {
      return new WorkbookError(
        'password-protected',
        `${source.name} is protected by a password. Save it without one.`,
      )
    }
    tail = joined.slice(-ENCRYPTED_PACKAGE.length)
  }
  return new WorkbookError(
    'old-xls',
    `${source.name} is in the old Excel format (.xls). Open it and save it as .xlsx or CSV.`,
  )
}

/** Control characters that no table of text has; UTF-16 is told by its marks or by its regular zero bytes. */
function looksBinary(head: Uint8Array): boolean {
  if (utf16Of(head)) return false
  const controls = head.filter((byte) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0).length
  const zeros = head.filter((byte) => byte === 0).length
  return controls + zeros > head.length / 50 + 2
}

/** The byte order of UTF-16 text, by its mark or by the zero half of its ASCII characters; else `null`. */
export function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(head.length / 2)
  let zeroFirst = 0
  let zeroSecond = 0
  for (let i = 0; i < pairs; i++) {
    if (head[2 * i] === 0) zeroFirst++
    if (head[2 * i + 1] === 0) zeroSecond++
  }
  if (zeroSecond > pairs * 0.7 && zeroFirst < pairs * 0.05) return 'utf-16le'
  if (zeroFirst > pairs * 0.7 && zeroSecond < pairs * 0.05) return 'utf-16be'
  return null
}

/** Each byte as the character of its number. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += HEAD_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + HEAD_BYTES))
  }
  return text
}
