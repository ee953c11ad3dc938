import { expect, test } from 'vitest'
import { createExportStore, type ExportPace } from '../../../../web/exports/progress/export-store.ts'

const ABOUT = { what: 'CSV', rows: 100 }

function started(store = createExportStore()) {
  const work = Promise.withResolvers<string>()
  let pace: ExportPace | undefined
  const answer = store.run(ABOUT, (given) => {
    pace = given
    return work.promise
  })
  if (pace === undefined) throw new Error('The work did not start.')
  return { store, work, answer, pace }
}

test('an export is under way until it is done, and tells how far it is in steps that can be seen', async () => {
  const { store, work, answer, pace } = started()
  let changes = 0
  store.subscribe(() => changes++)
  expect(store.current()).toMatchObject({ ...ABOUT, done: 0 })
  pace.onProgress(0.005)
  expect(changes).toBe(0)
  pace.onProgress(0.5)
  pace.onProgress(0.2)
  expect([changes, store.current()?.done]).toEqual([1, 0.5])
  work.resolve('file')
  expect([await answer, store.current()]).toEqual(['file', null])
})

test('there is one export at a time', async () => {
  const { store, work, answer } = started()
  expect(await store.run(ABOUT, async () => 'another')).toBe(null)
  work.resolve('file')
  expect(await answer).toBe('file')
})

test('a canceled export answers nothing, and the next one can start', async () => {
  const { store, work, answer, pace } = started()
  store.current()?.cancel()
  expect(pace.signal.aborted).toBe(true)
  work.reject(pace.signal.reason)
  expect([await answer, store.current()]).toEqual([null, null])
  expect(await store.run(ABOUT, async () => 'next')).toBe('next')
})

test('an export that fails says so to who asked', async () => {
  const { store, work, answer } = started()
  work.reject(new Error('no room'))
  await expect(answer).rejects.toThrow('no room')
  expect(store.current()).toBe(null)
})
