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

function createValueList() {
  let bytes = new Uint8Array(256)
  let offsets = new Uint32Array(16)
  let values = 0
  return {
    push(value: string) {
      const start = offsets[values] as number
      // UTF-8 needs at most three bytes for a UTF-16 unit.
      bytes = growBytes(bytes, start + value.length * 3)
      offsets = growWords(offsets, values + 2)
      offsets[++values] = start + encoder.encodeInto(value, bytes.subarray(start)).written
    },
    finish() {
      return { bytes: cutBytes(bytes, offsets[values] as number), offsets: cutWords(offsets, values + 1) }
    },
  }
}
