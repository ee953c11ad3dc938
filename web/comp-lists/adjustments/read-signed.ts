import { readNumber } from '../../ui/fields/read-number.ts'

/** A typed figure with its sign: `+3.0`, `-0.10`, `−2%`. Null where it is none; nothing typed is 0. */
export function readSigned(text: string): number | null {
  const bare = text.trim().replace(/%$/, '')
  const isNegative = /^\$?[-\u2212]/.test(bare)
  const read = readNumber(bare.replace(/^(\$?)[-\u2212+]/, '$1'))
  switch (read.kind) {
    case 'empty':
      return 0
    case 'unreadable':
      return null
    case 'number':
      return isNegative ? -read.value : read.value
  }
}
