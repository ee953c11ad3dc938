import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { askBuiltIn } from './ask-built-in.ts'

const properties = sampleProperties({ seed: 23, count: 400 }).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])

test.each([
  ['How does that compare by town, and where is it going?', 'Town', 'median rent by quarter signed'],
  [
    'how does that compare by lease type and which way is it trending by year',
    'Lease type',
    'median rent by year signed',
  ],
])('“%s” answers with the groups in a table and the way of all in a chart', async (words, head, title) => {
  const { words: said, context } = await askBuiltIn(book, 'What do manufacturing buildings lease for?', words)
  const { table, chart, beware } = context.findings
  expect([table?.head[0], chart?.title]).toEqual([head, title])
  expect(said).toMatch(/^By [a-z ]+, the median rent is highest for /)
  expect(said).toContain('the trend line through all of them is ')
  expect(new Set(beware).size).toBe(beware.length)
})

test('what was worked out last is what is compared', async () => {
  const { context } = await askBuiltIn(book, 'average opex in Houston', 'how does it look by lease type')
  expect(context.findings.asked?.ask).toEqual({
    kind: 'group',
    figure: 'opexPerSf',
    of: 'mean',
    by: 'leaseType',
  })
})

test('of no rows nothing is worked out, and none is said to lack a figure', async () => {
  const { words } = await askBuiltIn(book, 'What do warehouses with cranes lease for?')
  expect(words).toMatch(/^There are 0 warehouses with crane, so there is no rent to work out\./)
})
