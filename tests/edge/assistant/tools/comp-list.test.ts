import { expect, test } from 'vitest'
import { readList } from '../../../../edge/assistant/tools/comp-list.ts'
import { createFindings } from '../../../../edge/assistant/tools/findings.ts'
import type { ToolContext } from '../../../../edge/assistant/tools/tool-context.ts'
import { rowSet, slotsOf } from '../../../../sync/assistant/row-set.ts'
import { overlay } from '../../../../sync/book/book.ts'
import { MAX_COMPS } from '../../../../sync/domain/records/comp-list.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

test('the rows behind the figure of a comp list are all of its comps, as many as a list holds', async () => {
  const ids = Array.from({ length: MAX_COMPS }, (_, i) => `p${i + 1_000}`)
  const book = overlay(
    makeBase(
      1,
      ids.map((id) => makeProperty({ id })),
    ),
    [],
  )
  const findings = createFindings()
  const entries = ids.map((propertyId) => ({ propertyId, isIncluded: true, whyExcluded: null, note: null }))
  const compLists = async () => [{ id: 1, name: 'Big', includedCount: MAX_COMPS, entries }]
  await readList({ book, findings, compLists } as unknown as ToolContext, 'Big', 0)
  const rows = rowSet.parse(findings.found?.rows)
  expect(slotsOf(book, rows)).toHaveLength(MAX_COMPS)
  expect(findings.found?.count).toBe(MAX_COMPS)
})
