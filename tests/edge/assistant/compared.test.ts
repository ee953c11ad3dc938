import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'
import { askBuiltIn } from './ask-built-in.ts'

const properties = sampleProperties({ seed: 29, count: 900 }).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])

const countIn = (...cities: string[]) => properties.filter(({ city }) => cities.includes(city ?? '')).length

test.each([
  ['median rent Houston vs Katy', ['Houston', 'Katy']],
  ['Houston vs Katy vs Pasadena, average size', ['Houston', 'Katy', 'Pasadena']],
])('what “%s” compares is found together', async (words, cities) => {
  const { context } = await askBuiltIn(book, words)
  expect(context.findings.found?.count).toBe(countIn(...cities))
})

test('what follows a comparison is asked of all that was compared', async () => {
  const { context } = await askBuiltIn(book, 'median rent Houston vs Katy', 'how many are there?')
  const { rows } = context.findings.found ?? {}
  expect(rows && slotsOf(book, rows).length).toBe(countIn('Houston', 'Katy'))
})

test('sets that differ in more than the words of one field leave the last one found', async () => {
  const { context } = await askBuiltIn(book, 'median rent: warehouses in Houston vs manufacturing in Katy')
  const last = properties.filter(
    ({ city, propertyType }) => city === 'Katy' && propertyType === 'Manufacturing',
  )
  expect(context.findings.found?.count).toBe(last.length)
})

test('a lease type keeps its capitals within a sentence', async () => {
  const { words } = await askBuiltIn(book, 'median NNN rent Houston vs Katy')
  expect(words).toMatch(/% above NNN properties in /)
})

test('nothing is told as a share of a figure below zero', async () => {
  const lease = { leaseTerm: 12, freeRentMonths: 0, rentEscalationPct: 0, propertyType: 'Warehouse' }
  const rows = [
    makeProperty({ id: 'a', name: 'A', city: 'Houston', rentPerSf: 0.6, tiPerSf: 1, ...lease }),
    makeProperty({ id: 'b', name: 'B', city: 'Katy', rentPerSf: 0.5, tiPerSf: 12, ...lease }),
  ]
  const { words } = await askBuiltIn(overlay(makeBase(1, rows), []), 'net effective rent Houston vs Katy')
  expect(words).toMatch(/Houston is higher at \$0\.5\d\/SF\/mo, properties in Katy at −\$0\.50/)
})

test('each set of a comparison leads to its rows, and so do its count and its figure', async () => {
  const { context, figures } = await askBuiltIn(book, 'median rent Houston vs Katy')
  const rows = context.findings.table?.rows ?? []
  expect(rows).toHaveLength(2)
  for (const [set = '', n = '', value = ''] of rows) {
    const [named, counted, worked] = [set, n, value].map((cell) => {
      const id = /\]\((f\d+)\)$/.exec(cell)?.[1]
      return figures.find((figure) => figure.id === id)
    })
    const count = Number(counted?.text.replaceAll(',', ''))
    for (const figure of [named, counted, worked])
      expect(figure && slotsOf(book, figure.rows).length).toBe(count)
  }
})
