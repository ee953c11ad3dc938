import type { WorkbookError } from '../model/workbook-error.ts'

export interface XmlElement {
  /** The inside of the start tag. */
  readonly attributes: string
  /** What stands between start and end tag. */
  readonly inner: string
}

/** A longer one is no row and no string of a workbook. */
const LONGEST_ELEMENT = 16 * 1024 * 1024

/**
 * The elements of one name in a stream of XML, one at a time, with or without a namespace prefix. They must not
 * nest. Throws `tooLong()` where one has no end.
 */
export async function* xmlElements(
  pieces: AsyncIterable<string>,
  name: string,
  tooLong: () => WorkbookError,
): AsyncGenerator<XmlElement> {
  const open = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, 'g')
  const close = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g')
  let text = ''
  let enough = 0
  for await (const piece of pieces) {
    text += piece
    // A long element is searched again only when it has doubled, because the work would otherwise grow with the
    // square of its length.
    if (text.length < enough) continue
    yield* whole()
    if (text.length > LONGEST_ELEMENT) throw tooLong()
    enough = 2 * text.length
  }
  yield* whole()

  /** The elements that are all there; what follows them stays in `text`. */
  function* whole(): Generator<XmlElement> {
    let at = 0
    for (;;) {
      open.lastIndex = at
      const start = open.exec(text)
      if (!start) {
        at = Math.max(at, text.lastIndexOf('<'))
        break
      }
      const tagEnd = text.indexOf('>', open.lastIndex)
      if (tagEnd === -1) {
        at = start.index
        break
      }
      if (text[tagEnd - 1] === '/') {
        yield { attributes: text.slice(open.lastIndex, tagEnd - 1), inner: '' }
        at = tagEnd + 1
        continue
      }
      close.lastIndex = tagEnd + 1
      const end = close.exec(text)
      if (!end) {
        at = start.index
        break
      }
      yield {
        attributes: text.slice(open.lastIndex, tagEnd),
        inner: withoutCdata(text.slice(tagEnd + 1, end.index)),
      }
      at = close.lastIndex
    }
    text = at > 0 ? text.slice(at) : text
  }
}

function withoutCdata(xml: string): string {
  if (!xml.includes('<![CDATA[')) return xml
  return xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
}
