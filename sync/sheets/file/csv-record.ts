/** A longer quoted cell means that its opening mark was never closed. */
const LONGEST_QUOTED = 12 * 1024 * 1024

export interface CsvRecord {
  readonly cells: string[]
  /** The position where the next record starts. */
  readonly next: number
}

/**
 * Reads the record of delimited text that starts at `start`; `null` where it is not all there yet. Line ends
 * are `\n`. A quotation mark opens a quoted cell only where one closes it just before a delimiter, a line end
 * or the end of the text: in `"Big Box" on Main, Houston` it is a mark like any other, so that a stray one
 * never swallows the rows after it.
 */
export function readCsvRecord(
  text: string,
  start: number,
  delimiter: string,
  isLast: boolean,
): CsvRecord | null {
  const cells: string[] = []
  let lineEnd = -1
  let at = start
  for (;;) {
    if (lineEnd < at) lineEnd = indexOrEnd(text, '\n', at)
    if (text[at] === '"') {
      const quoted = readQuoted(text, at, delimiter, isLast)
      if (quoted === null) return null
      if (quoted !== 'literal') {
        cells.push(quoted.value)
        if (text[quoted.end] !== delimiter) return { cells, next: quoted.end + 1 }
        at = quoted.end + 1
        continue
      }
    }
    if (lineEnd === text.length && !isLast) return null
    const end = text.indexOf(delimiter, at)
    if (end === -1 || end > lineEnd) {
      cells.push(text.slice(at, lineEnd))
      return { cells, next: lineEnd + 1 }
    }
    cells.push(text.slice(at, end))
    at = end + 1
  }
}

/** `end` is where the delimiter or line end after the closing mark stands. */
function readQuoted(
  text: string,
  open: number,
  delimiter: string,
  isLast: boolean,
): { value: string; end: number } | 'literal' | null {
  for (let from = open + 1; ; ) {
    const close = text.indexOf('"', from)
    if (close === -1) return isLast || text.length - open > LONGEST_QUOTED ? 'literal' : null
    if (close - open > LONGEST_QUOTED) return 'literal'
    if (text[close + 1] === '"') {
      from = close + 2
      continue
    }
    let end = close + 1
    while (text[end] === ' ') end++
    if (end >= text.length && !isLast) return null
    if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return 'literal'
    return { value: text.slice(open + 1, close).replaceAll('""', '"'), end }
  }
}

function indexOrEnd(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from)
  return index === -1 ? text.length : index
}
