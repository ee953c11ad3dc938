import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { suggestedQuestions } from '../../../edge/assistant/suggested-questions.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { askBuiltIn } from './ask-built-in.ts'

const book = overlay(
  makeBase(
    1,
    sampleProperties({ seed: 7, count: 2_000 }).sort((a, b) => (a.id < b.id ? -1 : 1)),
  ),
  [],
)
const SUMMARY = 'Draft a summary for my client'

test.each([
  'median rent by town for warehouses',
  'median rent of warehouses in Houston',
  'average TI by property type',
  'rent trend in Houston by quarter',
  'top 5 landlords by average rent',
  '75th percentile rent of warehouses',
  'Houston vs Pasadena, median warehouse rent',
])('after “%s” every further question is answered, of no other rows', async (question) => {
  const { context, found } = await askBuiltIn(book, question)
  const next = suggestedQuestions(context)
  expect(next.length).toBeGreaterThan(0)
  for (const further of next) {
    const answer = await askBuiltIn(book, question, further)
    expect(answer.words, further).not.toMatch(/did not understand|n\/a|nothing to work out/i)
    expect(answer.found, further).toBeGreaterThan(1)
    expect(answer.found, further).toBeLessThanOrEqual(found)
    if (further !== SUMMARY) expect(answer.context.findings.asked, further).not.toBeNull()
  }
})

test('after a number for each town it is asked by lease type, for another figure, over time and when leases end', async () => {
  const { context } = await askBuiltIn(book, 'median rent by town for warehouses')
  expect(suggestedQuestions(context)).toEqual([
    expect.stringMatching(/^Only (?:NNN|MG|Gross)$/),
    'Same for net effective rent',
    expect.stringMatching(/^In .+ by quarter$/),
    'Only those expiring in 2027',
    SUMMARY,
  ])
})

test('“By quarter” asks the same figure and not the rent', async () => {
  const { context } = await askBuiltIn(book, 'average TI of warehouses', 'By quarter')
  expect(context.findings.asked?.ask).toMatchObject({ kind: 'trend', figure: 'tiPerSf', of: 'mean' })
})

test('a number for each town says how its rents change a year, where that is no chance and enough are dated', async () => {
  const { context } = await askBuiltIn(book, 'median rent by town for warehouses')
  const { head = [], rows = [] } = context.findings.table ?? {}
  const paces = rows.map((row) => row[head.indexOf('A year')] ?? '')
  expect(head.at(-1)).toBe('A year')
  expect(paces.filter((pace) => /^\[[+−]?\d+\.\d%\]\(f\d+\)$/.test(pace)).length).toBeGreaterThan(0)
  expect(paces).toContain('unclear')
  expect(paces.every((pace) => pace === 'N/A' || pace === 'unclear' || pace.includes('%'))).toBe(true)
})
