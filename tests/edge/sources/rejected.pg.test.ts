import { beforeEach, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { RejectedRow } from '../../../web/sources/rejected/rejected-row.ts'
import { type MendedCell, withMended } from '../../../web/sources/rejected/with-mended.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { importOf, NO_DECISIONS, planOf, sendFile } from './import-job.ts'

const server: AppUnderTest = await appUnderTest()
beforeEach(() => seedDemoTeam(server.db))

const CSV = `Address,City,State,Type,Rent/SF/Mo,Lease Signed
1 Gessner Rd,Houston,TX,Warehouse,0.55,3/4/2025
,Houston,TX,Warehouse,about a dollar,3/5/2025
2 Gessner Rd,Houston,TX,Warehouse,0.6,signed w/ ext.
2 Gessner Rd,Houston,TX,Warehouse,0.7,signed w/ ext.
`
const REJECTING: ImportDecisions = {
  ...NO_DECISIONS,
  groups: [{ sheet: 'deals', header: 'Lease Signed', group: 'date', decision: { do: 'reject' } }],
}

async function rejected(sourceId: number): Promise<readonly RejectedRow[]> {
  const answer = await server.get(`/api/sources/${sourceId}/rejected`)
  return ((await answer.json()) as { rows: RejectedRow[] }).rows
}

test('rows are mended where they are listed and read again, whether the reading or a decision rejected them', async () => {
  const upload = await sendFile(server, 'deals.csv', CSV)
  const plan = await planOf(server, { upload, decisions: REJECTING })
  const { sourceId, counts } = await importOf(server, { upload, decisions: REJECTING })
  expect(counts).toMatchObject({ new: 1, rejected: 3 })
  const rows = await rejected(sourceId)
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([3, 4, 5])
  expect(new Set(rows.map(({ ref }) => ref)).size).toBe(3)
  expect(plan.rejected.map(({ ref }) => ref)).toEqual(rows.map(({ ref }) => ref))
  const mended = rows.flatMap((row): MendedCell[] =>
    row.rowNumber === 3
      ? [
          { row, column: 0, text: '3 Gessner Rd' },
          { row, column: 4, text: '0.9' },
        ]
      : [{ row, column: 5, text: `${row.rowNumber}/1/2025` }],
  )
  await server.put(`/api/sources/${sourceId}`, { decisions: withMended(REJECTING, mended) })
  expect((await importOf(server, { sourceId })).counts).toMatchObject({ new: 3, unchanged: 1, rejected: 0 })
  expect(await rejected(sourceId)).toEqual([])
})

test('a decision that no longer fits is named in the plan once', async () => {
  const upload = await sendFile(server, 'later.csv', CSV)
  const decisions: ImportDecisions = {
    columns: [{ sheet: 'later', header: 'Gone', use: { as: 'ignored' } }],
    groups: [],
    cells: [{ sheet: 'later', row: 'row 3', header: 'Rent/SF/Mo', was: 'a dollar', text: '1' }],
  }
  const plan = await planOf(server, { upload, decisions })
  expect(plan.stale).toEqual([
    'The answer about column “Gone” of “later” fits no column of it.',
    'No cell of “Rent/SF/Mo” in “later” says “a dollar” at row 3 any more.',
  ])
})
