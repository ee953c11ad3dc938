import { crc32 as referenceOf } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32 } from '../../../sync/documents/xlsx/zip.ts'

const bytes = Uint8Array.from({ length: 1000 }, (_, i) => Math.imul(i, 2_654_435_761) >>> 24)

test('the checksum of a zip entry is the one that zip archives have, whatever pieces its bytes come in', () => {
  for (let length = 0; length <= 40; length++)
    expect(crc32(bytes.subarray(0, length)), `${length} bytes`).toBe(referenceOf(bytes.subarray(0, length)))
  for (let cut = 0; cut < bytes.length; cut += 37)
    expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(referenceOf(bytes))
})
