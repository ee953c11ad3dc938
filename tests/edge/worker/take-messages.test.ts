import { expect, test } from 'vitest'
import { OFFLINE_MAPS } from '../../../edge/settings/map-settings.ts'
import { NO_OUTSIDE_SOURCES } from '../../../edge/settings/source-settings.ts'
import { noFileStore } from '../../../edge/worker/no-file-store.ts'
import type { JobServices } from '../../../edge/worker/source-services.ts'
import { takeMessages } from '../../../edge/worker/take-messages.ts'

test('a message that names no team is refused in the log, and keeps none of the others', async () => {
  const log: string[] = []
  const services: JobServices = {
    databaseUrl: 'postgres://nobody:nothing@127.0.0.1:9/none',
    slices: { rows: 1, seconds: 0 },
    jobs: undefined,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    files: noFileStore,
    log: ({ event }) => void log.push(String(event)),
    now: () => new Date(),
    settings: { maps: OFFLINE_MAPS, sources: NO_OUTSIDE_SOURCES } as JobServices['settings'],
  }
  const messages = [{ body: null }, { body: { team: '' } }, { body: { team: 7 } }, { body: { team: 'demo' } }]
  await takeMessages({ messages }, services)
  // No Postgres answers there.
  expect(log).toEqual(['message_refused', 'message_refused', 'message_refused', 'jobs_not_done'])
})
