import type { ByteRange } from './byte-range.ts'
import type { ByteSource } from './byte-source.ts'

/** However much is asked for, so much of it is in memory. */
const PIECE_BYTES = 1024 * 1024

/** A part of a file, read piece by piece as the receiver takes it. */
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
