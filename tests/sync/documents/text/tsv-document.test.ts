import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { tsvDocument } from '../../../../sync/documents/text/tsv-document.ts'
import { anyText, rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'

test('rows are lines and cells are apart by tabs, ready to paste', () => {
  const rows = rowsOf([makeProperty({ name: '"Big Box"\ton\r\nMain', tenant: '=1', rentPerSf: 0.5 })])
  expect(tsvDocument({ rows }, ['name', 'tenant', 'rentPerSf', 'yearBuilt'])).toBe(
    `Name\tTenant\tRent ($/SF/Mo)\tYear Built\n"""Big Box"" on Main"\t'=1\t0.5\t`,
  )
})

test('whatever a sheet said stays in its cell', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, tenant) => {
      const text = tsvDocument({ rows: rowsOf([makeProperty({ name, tenant })]) }, ['name', 'tenant'])
      const { data } = Papa.parse<string[]>(text, { delimiter: '\t', newline: '\n' })
      expect(data.map((cells) => cells.length)).toEqual([2, 2])
      for (const cell of data.flat()) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n]/u)
    }),
  )
})
