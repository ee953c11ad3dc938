import { expect, test } from 'vitest'
import type { ImportOutcome, ImportTask } from '../../../../edge/services/import-jobs.ts'
import { createImportJobs } from '../../../../edge/sources/run/create-import-jobs.ts'

const task = (team: string): ImportTask => ({
  kind: 'plan',
  team,
  by: 'demo-user',
  upload: null,
  sourceId: 1,
  name: 'Deals',
  force: false,
})
const failed: ImportOutcome = { kind: 'failed', sentence: 'Gone.' }

test('a job is said to wait for another import of its team only where there is one', async () => {
  const ends: ((outcome: ImportOutcome) => void)[] = []
  const jobs = createImportJobs(
    () => new Promise((resolve) => ends.push(resolve)),
    () => {},
  )
  const stageOf = async (team: string, id: string) => {
    const state = await jobs.get(team, id)
    return state?.state === 'running' ? state.stage : state?.state
  }
  const first = await jobs.start(task('demo'))
  const second = await jobs.start(task('demo'))
  const elsewhere = await jobs.start(task('other'))
  expect(await stageOf('demo', first)).toBe('starting')
  expect(await stageOf('demo', second)).toBe('waiting')
  expect(await stageOf('other', elsewhere)).toBe('starting')

  ends[0]?.(failed)
  await expect.poll(() => stageOf('demo', second)).toBe('starting')
  expect(await stageOf('demo', first)).toBe('failed')
  ends[2]?.(failed)
  await expect.poll(() => stageOf('demo', second)).toBe('failed')
  expect(await stageOf('demo', await jobs.start(task('demo')))).toBe('starting')
})
