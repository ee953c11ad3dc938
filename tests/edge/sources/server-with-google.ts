import { beforeEach, expect } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import type { ApiSource } from '../../../sync/api/sources.ts'
import type { ByteSource } from '../../../sync/sheets/file/byte-source.ts'
import { appUnderTest } from '../app-under-test.ts'
import { type FakeCell, fakeGoogle } from './fake-google.ts'
import { endOf, jobOf } from './import-job.ts'

export const HEADER = ['Address', 'City', 'State', 'Type', 'Size (SF)', 'Rent/SF', 'Commencement']
export const row = (n: number, rent: FakeCell = { value: 11.4, text: '$11.40/yr' }): FakeCell[] => [
  `${n} Gessner Rd`,
  'Houston',
  'TX',
  'Warehouse',
  { value: 20_000 + n, text: (20_000 + n).toLocaleString('en-US') },
  rent,
  { value: 45_731, text: '3/15/2025' },
]
export const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => row(from + i))

/** A server that reads sheets and files of a Google of this machine, which is as usual again before each test. */
export async function serverWithGoogle() {
  const google = await fakeGoogle()
  const server = await appUnderTest({
    fetch: (request) => google.fetch(request),
    sources: google.settings,
  })

  beforeEach(async () => {
    await seedDemoTeam(server.db)
    google.title = 'Houston comps'
    google.script()
    google.onPage = undefined
  })

  async function add(kind: ApiSource['kind'], name: string, address: string, more = {}): Promise<ApiSource> {
    const answer = await server.post('/api/sources', { kind, name, address, ...more })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as ApiSource
  }

  /** What the server fetched of a source, as the page opens it. */
  async function fetchedOf(sourceId: number): Promise<{ file: ByteSource; form: string }> {
    const begun = await server.post(`/api/sources/${sourceId}/fetch`, {})
    expect(begun.status).toBe(202)
    const ended = await endOf(server, ((await begun.json()) as { job: string }).job)
    if (ended.state !== 'fetched') throw new Error(`Not fetched: ${JSON.stringify(ended)}`)
    const bytes = new Uint8Array(await (await server.get(`/api/uploads/${ended.upload}`)).arrayBuffer())
    const read = async (start: number, end: number) => bytes.subarray(start, end)
    return { file: { name: ended.name, size: bytes.length, read }, form: ended.form }
  }

  async function known(id: number): Promise<ApiSource | undefined> {
    const { sources } = (await (await server.get('/api/sources')).json()) as { sources: ApiSource[] }
    return sources.find((source) => source.id === id)
  }

  async function failed(sourceId: number): Promise<string> {
    const state = await jobOf(server, '/api/imports', { sourceId })
    return state.state === 'failed' ? state.sentence : JSON.stringify(state)
  }

  const leftovers = () => server.filesIn('fetched')

  return { google, server, add, fetchedOf, known, failed, leftovers }
}
