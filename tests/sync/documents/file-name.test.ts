import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition, fileName } from '../../../sync/documents/file-name.ts'
import { anyText } from '../../make/comps.ts'

test.each([
  ['properties', 'properties-2026-11-21.csv'],
  ['Tanner Rd / 3 mi: "A" & B?', 'Tanner-Rd-3-mi-A-B-2026-11-21.csv'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21.csv'],
  ['Склад № 5 🏭 مستودع', 'Склад-№-5-🏭-مستودع-2026-11-21.csv'],
  ['   ', 'comps-2026-11-21.csv'],
  ['🏭'.repeat(10_000), `${'🏭'.repeat(56)}-2026-11-21.csv`],
])('a file is named after what it holds and its day: %j', (stem, name) => {
  expect(fileName(stem, '2026-11-21', 'csv')).toBe(name)
})

test('a download says its name to every client', () => {
  expect(contentDisposition('Peña "A" 🏭.csv')).toBe(
    `attachment; filename="Pe_a _A_ _.csv"; filename*=UTF-8''Pe%C3%B1a%20%22A%22%20%F0%9F%8F%AD.csv`,
  )
})

test('no name leaves its folder or its header, whatever a list is called', () => {
  fc.assert(
    fc.property(anyText, (stem) => {
      const name = fileName(stem, '2026-11-21', 'html')
      expect(name).toMatch(/^[^/\\:*?"<>|\p{C}.-][^/\\:*?"<>|\p{C}]*-2026-11-21\.html$/u)
      const header = contentDisposition(name)
      expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/)
      const [, exact = ''] = header.split("UTF-8''")
      expect(decodeURIComponent(exact)).toBe(name)
    }),
  )
})
