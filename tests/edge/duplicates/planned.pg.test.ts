import { expect, test } from 'vitest'
import { planRows } from '../../../edge/import/plan/plan-rows.ts'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { type MadeRow, makeEvents } from '../import/make-events.ts'
import { openBook } from '../import/open-book.ts'
import { A, B, WORKS } from './two-sources.ts'

const ELSEWHERE = { ...WORKS, name: 'Elsewhere', address: '1 Oak St', zip: '77002', squareFootage: 5_000 }

test('a plan names the new rows that another source may have, and what both say otherwise', async () => {
  const { db, importMade } = await openBook()
  await importMade(
    [
      { key: 'A', given: A },
      { key: 'E', given: ELSEWHERE },
    ],
    { source: 'comps' },
  )
  const plan = (rows: readonly MadeRow[], source: string): Promise<ImportPlan> =>
    planRows({ db, team: 'demo', source, workbook: `${source}.csv`, events: makeEvents(rows) })
  const { alike } = await plan(
    [
      { key: 'B', given: B },
      { key: 'X', given: { ...ELSEWHERE, address: '9 Elm St', zip: '77003' } },
    ],
    'feed',
  )
  expect(alike).toMatchObject([
    {
      property: { name: B.name, address: B.address },
      other: { name: A.name, address: A.address, source: 'comps' },
      differences: [
        { field: 'address', here: B.address, there: A.address },
        { field: 'clearHeight', here: 24, there: 26 },
        { field: 'dockDoors', here: 10, there: 8 },
        { field: 'name', here: B.name, there: A.name },
        { field: 'rentPerSf', here: 0.99, there: 0.95 },
      ],
    },
  ])
  expect(alike[0]?.reasons).toContain('same size')

  // Rows that are properties already come up among the possible duplicates, not at every import.
  await importMade([{ key: 'B', given: B }], { source: 'feed' })
  expect((await plan([{ key: 'B', given: B }], 'feed')).alike).toEqual([])
  // A source's own properties are no duplicates of its rows.
  const { alike: ofOthers } = await plan(
    [
      { key: 'A', given: A },
      { key: 'A2', given: A },
    ],
    'comps',
  )
  expect(ofOthers.map(({ other }) => other.source)).not.toContain('comps')
})
