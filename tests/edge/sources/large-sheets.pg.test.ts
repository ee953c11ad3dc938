import { expect, test } from 'vitest'
import { sheetsIn } from '../../../sync/sheets/file/sheets-text.ts'
import { SHEET_ID } from './fake-google.ts'
import { endOf, importOf } from './import-job.ts'
import { HEADER, rows, serverWithGoogle } from './server-with-google.ts'

const { google, server, add, fetchedOf, known, failed, leftovers } = await serverWithGoogle()

test('a sheet that changes between two pages is read anew, and one that never rests is told of', async () => {
  const tab = { title: 'Deals', rows: [HEADER, ...rows(1, 5_200)] }
  google.tabs = [tab]
  const { id } = await add('google-sheet', 'Moving', SHEET_ID)
  google.onPage = (page) => {
    if (page % 3 !== 0) return
    google.onPage = undefined
    tab.rows.splice(1, 1)
  }
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 5_199 })
  google.onPage = () => void tab.rows.splice(1, 1)
  expect(await failed(id)).toMatch(/being changed each time it was read/)
  expect(await known(id)).toMatchObject({ properties: 5_199 })
})

test('a sheet of 50,000 rows comes whole by ranges, each row once and in its order', async () => {
  const all = rows(1, 50_000)
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...all] }]
  const source = await add('google-sheet', 'Large', SHEET_ID)
  google.asked.length = 0
  const { file } = await fetchedOf(source.id)
  const addresses: unknown[] = []
  for await (const sheet of sheetsIn(file)) {
    for await (const { cells } of sheet.rows) addresses.push(cells[0])
  }
  expect(addresses).toHaveLength(50_001)
  expect(addresses.slice(1)).toEqual(all.map(([address]) => address))
  // Ranges of 5,000 rows that share one, values and texts of each, and the first once more in the end.
  expect(google.asked.filter((path) => path.includes('/values/'))).toHaveLength(2 * 11 + 1)
})

test('a slow answer is waited for with the rows that have come, and stopping it leaves nothing behind', async () => {
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...rows(1, 12_000)] }]
  const source = await add('google-sheet', 'Slow', SHEET_ID)
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: told } = Promise.withResolvers<void>()
  const first = google.asked.length
  google.onPage = () => {
    if (google.asked.slice(first).filter((path) => path.includes('/values/')).length <= 2) return
    told()
    return late
  }
  const begun = await server.post('/api/imports', { sourceId: source.id })
  const { job } = (await begun.json()) as { job: string }
  await isAsked
  await expect
    .poll(async () => await (await server.get(`/api/imports/${job}`)).json())
    .toEqual({ state: 'running', stage: 'fetching', rows: 5_000 })
  expect((await server.remove(`/api/imports/${job}`)).status).toBe(200)
  expect(await endOf(server, job)).toMatchObject({
    state: 'failed',
    sentence: expect.stringMatching(/Stopped/),
  })
  answer()
  expect(await known(source.id)).toMatchObject({ properties: 0, tries: 0 })
  await expect.poll(leftovers).toEqual([])
})
