import { type ByteSource, readChunks } from './byte-source.ts'
import { utf16Of } from './sniff-format.ts'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * How a text file's bytes are to be read: UTF-16 by its marks, UTF-8 where every byte of the file fits,
 * else Windows-1252, in which Excel for Windows writes `CSV`. Reads the whole file once.
 */
export async function detectEncoding(source: ByteSource): Promise<TextEncoding> {
  const utf16 = utf16Of(await source.read(0, 4096))
  if (utf16) return utf16
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of readChunks(source)) utf8.decode(chunk, { stream: true })
    utf8.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The file's text, without byte-order mark and with `\n` for every line end. */
export async function* decodeText(source: ByteSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let heldReturn = ''
  for await (const chunk of readChunks(source)) {
    const text = heldReturn + decoder.decode(chunk, { stream: true })
    heldReturn = text.endsWith('\r') ? '\r' : ''
    yield withNewlines(heldReturn ? text.slice(0, -1) : text)
  }
  yield withNewlines(heldReturn + decoder.decode())
}

function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
