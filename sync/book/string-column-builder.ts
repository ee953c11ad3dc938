import { growBytes } from './grow.ts'
import type { StringColumn } from './string-column.ts'

const encoder = new TextEncoder()

export interface StringColumnBuilder {
  add(value: string | null): void
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
  const codes: number[] = []
  return {
    add(value) {
      if (value === null || value === '') {
        codes.push(0)
        return
      }
      let code = codeOf.get(value)
      if (code === undefined) {
        values.push(value)
        code = codeOf.size + 1
        codeOf.set(value, code)
      }
      codes.push(code)
    },
    finish: () => ({ ...values.finish(), codes: Uint32Array.from(codes) }),
  }
}

function createValueList() {
  let bytes = new Uint8Array(4096)
  const offsets = [0]
  let end = 0
  return {
    push(value: string) {
      // UTF-8 needs at most three bytes for a UTF-16 unit.
      bytes = growBytes(bytes, end + value.length * 3)
      end += encoder.encodeInto(value, bytes.subarray(end)).written
      offsets.push(end)
    },
    finish: () => ({ bytes: bytes.slice(0, end), offsets: Uint32Array.from(offsets) }),
  }
}
