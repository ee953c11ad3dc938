export interface ByteRange {
  readonly offset: number
  /** At least 1. */
  readonly length: number
}

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110, section 14.2): null for all of it, which is also
 * the answer to units other than bytes; 'unsatisfiable' where there is nothing, for several ranges, and for words
 * that are no range: files may be so large that answering with all of it helps nobody.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  if (!/^bytes=/i.test(header ?? '')) return null
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length }
  }
  const offset = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return last < offset ? 'unsatisfiable' : { offset, length: last - offset + 1 }
}
