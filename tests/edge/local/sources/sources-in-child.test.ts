import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAddressInChild, runTasksInChild } from '../../../../edge/local/sources/sources-in-child.ts'
import type { ImportTask } from '../../../../edge/services/import-jobs.ts'
import { NO_OUTSIDE_SOURCES } from '../../../../edge/settings/source-settings.ts'

/** A database that takes connections and never answers: whoever asks it is under way until it is ended. */
async function silentDatabase(): Promise<{ url: string; server: Server }> {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return { url: `postgres://app@127.0.0.1:${address.port}/clearheight`, server }
}

const task: ImportTask = {
  kind: 'run',
  team: 'demo',
  by: 'demo-user',
  upload: null,
  sourceId: 1,
  name: 'Deals',
  force: false,
}

/** The process that this one has started to read sources. */
function reader(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.map(Number).find((pid) => {
    try {
      const isOurs =
        readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1] === `${process.pid}`
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('sources-child')
    } catch {
      return false
    }
  })
  if (found === undefined) throw new Error('No process reads sources.')
  return found
}

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function here() {
  const { url, server } = await silentDatabase()
  opened.push(server)
  const connected = new Promise<void>((resolve) => {
    server.once('connection', () => resolve())
  })
  const sources = NO_OUTSIDE_SOURCES
  return { connected, here: { databaseUrl: url, dataDir: '/nowhere', sources, network: false } }
}

test.skipIf(process.platform !== 'linux')(
  'an import whose process is ended from outside, or crashes, says so and blames no file',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    for (const [signal, sentence] of [
      [
        'SIGTERM',
        'The server was interrupted while it read the file. Please try again. Nothing was changed.',
      ],
      ['SIGSEGV', 'The server failed while it read the file. Please try again. Nothing was changed.'],
    ] as const) {
      const { connected, here: world } = await here()
      const outcome = runTasksInChild(world)(task, {
        onProgress: () => {},
        stopping: new AbortController().signal,
      })
      await connected
      process.kill(reader(), signal)
      expect(await outcome).toEqual({ kind: 'failed', sentence })
    }
  },
)

test.skipIf(process.platform !== 'linux')(
  'a look at an address whose process is ended from outside blames nothing that is there',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { connected, here: world } = await here()
    const check = checkAddressInChild(world)({
      team: 'demo',
      kind: 'url',
      address: 'https://example.com/a.csv',
    })
    await connected
    process.kill(reader(), 'SIGTERM')
    expect(await check).toEqual({
      kind: 'failed',
      sentence: 'The server was interrupted while it read what is at the address. Please try again.',
    })
  },
)
