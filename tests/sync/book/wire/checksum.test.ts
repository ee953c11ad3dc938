import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksum } from '../../../../sync/book/wire/checksum.ts'

const someBytes = fc.uint8Array({ minLength: 1, maxLength: 40 })

test('the sum is that of the bytes, wherever in memory they lie, and another where a byte is', () => {
  fc.assert(
    fc.property(
      someBytes,
      fc.nat(3),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, shift, at, change) => {
        const moved = new Uint8Array(bytes.length + shift)
        moved.set(bytes, shift)
        const sum = checksum(moved.subarray(shift))
        expect(sum).toBe(checksum(bytes))
        const i = at % bytes.length
        bytes[i] = (bytes[i] as number) ^ change
        expect(checksum(bytes)).not.toBe(sum)
      },
    ),
  )
})

test('the sum of parts of whole words is that of the whole', () => {
  const bytes = Uint8Array.from({ length: 23 }, (_, i) => i * 37)
  expect(checksum(bytes.subarray(12), checksum(bytes.subarray(0, 12)))).toBe(checksum(bytes))
})
