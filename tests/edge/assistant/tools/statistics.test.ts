import { expect, test } from 'vitest'
import { createFindings } from '../../../../edge/assistant/tools/findings.ts'
import { statisticsOutput } from '../../../../edge/assistant/tools/statistics.ts'
import type { ToolContext } from '../../../../edge/assistant/tools/tool-context.ts'
import { slotsOf } from '../../../../sync/assistant/row-set.ts'
import { overlay } from '../../../../sync/book/book.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const ROWS = [
  { rentPerSf: 9, status: 'Subject', leaseType: 'NNN' },
  { rentPerSf: 0.5, leaseType: 'NNN' },
  { rentPerSf: 0.9, leaseType: 'NNN' },
  { rentPerSf: null, leaseType: 'Gross' },
  { rentPerSf: 0.7, leaseType: null },
] as const

test('a count opens as many rows as it says, and no rent that it does not count', () => {
  const properties = ROWS.map((facts, i) => makeProperty({ id: `p${i}`, name: `Depot ${i}`, ...facts }))
  const book = overlay(makeBase(1, properties), [])
  const findings = createFindings()
  const rows = { criteria: [], ids: null, order: null, limit: null }
  statisticsOutput(
    { book, findings } as unknown as ToolContext,
    {
      ...{ rows, notUnderstood: null, told: [], unknownIds: [] },
    } as unknown as Parameters<typeof statisticsOutput>[1],
  )
  // The set itself is told with its subject.
  const [all, ...counted] = findings.figures.filter(({ text }) => /^\d+( propert|$)/.test(text))
  expect([all?.text, counted.length]).toEqual(['5 properties', 7])
  for (const { text, rows } of counted)
    expect([text, slotsOf(book, rows).length]).toEqual([text, Number.parseInt(text, 10)])
})
