import type { ByteSource } from './byte-source.ts'

export interface ByteRange {
  readonly offset: number
  /** At least 1. */
  readonly length: number
}

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110, section 14.2). Null for all of it, also for units
 * other than bytes. 'unsatisfiable' for an empty part, several ranges and malformed ones: files may be so large that
 * answering with all of it helps nobody.
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

/** How much of it is in memory at once, however much is asked for. */
const PIECE_BYTES = 1024 * 1024

/** A part of a file, streamed as fast as the receiver takes it. */
export function streamBytes(source: ByteSource, { offset, length }: ByteRange): ReadableStream<Uint8Array> {
  const end = offset + length
  let at = offset
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const piece = new Uint8Array(await source.read(at, Math.min(PIECE_BYTES, end - at)))
        // The length is announced already: a file that became shorter cannot be answered any more.
        if (piece.length === 0) throw new Error('The file of tiles became shorter while it was read.')
        stream.enqueue(piece)
        at += piece.length
        if (at >= end) stream.close()
      },
    },
    // Nothing is read before somebody takes it: HEAD reads nothing.
    { highWaterMark: 0 },
  )
}
