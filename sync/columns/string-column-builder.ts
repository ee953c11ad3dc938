import { cutBytes, cutWords, growBytes, growWords } from './grow.ts'
import { createCodes, type StringColumn } from './string-column.ts'

const encoder = new TextEncoder()

export interface StringColumnBuilder {
  add(value: string | null): void
  /** The column of all added values. The builder cannot be used afterwards. */
  finish(): StringColumn
}

/** Collects the strings of one column. An empty string counts as missing. */
export function createStringColumnBuilder(kind: 'own' | 'shared'): StringColumnBuilder {
  return kind === 'own' ? ownValues() : sharedValues()
}

function ownValues(): StringColumnBuilder {
  const values = createValueList()
  return {
    add: (value) => values.push(value ?? ''),
    finish: () => ({ ...values.finish(), codes: null }),
  }
}

function sharedValues(): StringColumnBuilder {
  const values = createValueList()
  const codeOf = new Map<string, number>()
  let codes = createCodes(16, 0)
  let rows = 0

  function codeFor(value: string | null): number {
    if (value === null || value === '') return 0
    const known = codeOf.get(value)
    if (known !== undefined) return known
    values.push(value)
    codeOf.set(value, codeOf.size + 1)
    return codeOf.size
  }

  return {
    add(value) {
      const code = codeFor(value)
      // As narrow as the values so far allow: most columns have few.
      if (rows === codes.length || code >= 2 ** (8 * codes.BYTES_PER_ELEMENT)) {
        const wider = createCodes(Math.max(codes.length, 2 * rows), codeOf.size)
        wider.set(codes.subarray(0, rows))
        codes = wider
      }
      codes[rows++] = code
    },
    finish() {
      const narrow = createCodes(rows, codeOf.size)
      narrow.set(codes.subarray(0, rows))
      codes = createCodes(0, 0)
      codeOf.clear()
      return { ...values.finish(), codes: narrow }
    },
  }
}

/** Bytes of a chunk of text, once there is much of it. */
const CHUNK = 2 ** 20

/** Texts one after the other, a chunk at a time: one buffer that grows would for a moment be there twice. */
function createValueList() {
  const full: Uint8Array<ArrayBuffer>[] = []
  let chunk = new Uint8Array(256)
  let used = 0
  let offsets = new Uint32Array(16)
  let values = 0

  /** UTF-8 needs at most three bytes for a UTF-16 unit. */
  function makeRoom(units: number): void {
    const needed = used + units * 3
    if (needed <= chunk.length) return
    if (used < CHUNK / 2) {
      chunk = growBytes(chunk, needed)
      return
    }
    full.push(cutBytes(chunk, used))
    chunk = new Uint8Array(Math.max(CHUNK, units * 3))
    used = 0
  }

  return {
    push(value: string) {
      makeRoom(value.length)
      offsets = growWords(offsets, values + 2)
      const { written } = encoder.encodeInto(value, chunk.subarray(used))
      used += written
      offsets[values + 1] = (offsets[values] as number) + written
      values++
    },
    finish() {
      const last = cutBytes(chunk, used)
      const bytes = full.length === 0 ? last : joined([...full.splice(0), last])
      return { bytes, offsets: cutWords(offsets, values + 1) }
    },
  }
}

/** The chunks as one. Each gives its memory away once it is copied. */
function joined(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
    chunk.buffer.transfer(0)
  }
  return bytes
}
