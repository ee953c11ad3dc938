import { expect } from 'vitest'
import type { JobState } from '../../../edge/services/import-jobs.ts'
import type { ImportCounts, ImportPlan } from '../../../sync/api/imports.ts'
import { type AppUnderTest, ORIGIN } from '../app-under-test.ts'

type Headers = Record<string, string>

/** Sends a file as a page does, and answers its id. */
export async function sendFile(
  server: AppUnderTest,
  name: string,
  text: string,
  headers: Headers = {},
): Promise<string> {
  const answer = await postFile(server, name, text, headers)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { id: string }).id
}

export async function postFile(
  server: AppUnderTest,
  name: string,
  body: string | ReadableStream<Uint8Array>,
  headers: Headers = {},
): Promise<Response> {
  const path = `/api/uploads?name=${encodeURIComponent(name)}`
  return await server.app.request(ORIGIN + path, {
    method: 'POST',
    body,
    headers: { Origin: ORIGIN, 'Content-Type': 'application/octet-stream', ...headers },
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } as RequestInit)
}

/** Begins a job, and answers its state once it has ended. */
export async function jobOf(
  server: AppUnderTest,
  path: '/api/imports' | '/api/imports/plan',
  asked: object,
  headers: Headers = {},
): Promise<JobState> {
  const begun = await server.post(path, asked, headers)
  expect(begun.status, await begun.clone().text()).toBe(202)
  return await endOf(server, ((await begun.json()) as { job: string }).job, headers)
}

/** The state of a job once it has ended. */
export async function endOf(server: AppUnderTest, job: string, headers: Headers = {}): Promise<JobState> {
  let state: JobState | undefined
  // Large sheets take long on a busy machine.
  await expect
    .poll(
      async () => {
        state = (await (await server.get(`/api/imports/${job}`, headers)).json()) as JobState
        return state.state
      },
      { timeout: 90_000 },
    )
    .not.toBe('running')
  if (state === undefined) throw new Error('The job has no state.')
  return state
}

export async function planOf(
  server: AppUnderTest,
  asked: object,
  headers: Headers = {},
): Promise<ImportPlan> {
  const state = await jobOf(server, '/api/imports/plan', asked, headers)
  if (state.state !== 'planned') throw new Error(`Not planned: ${JSON.stringify(state)}`)
  return state.plan
}

/** Imports, and answers the source's id and how it came out. */
export async function importOf(
  server: AppUnderTest,
  asked: object,
  headers: Headers = {},
): Promise<{ sourceId: number; counts: ImportCounts }> {
  const state = await jobOf(server, '/api/imports', asked, headers)
  if (state.state !== 'done') throw new Error(`Not imported: ${JSON.stringify(state)}`)
  return state
}

export const NO_DECISIONS = { columns: [], groups: [], cells: [] }
