import { expect, test, vi } from 'vitest'
import type { Sent } from '../../../../web/data/attachments/send-attachment.ts'
import type { WaitingFile } from '../../../../web/data/attachments/stored-files.ts'
import { createWaitingFiles } from '../../../../web/data/attachments/waiting-files.ts'

const file = (id: string): WaitingFile => ({
  id,
  propertyId: 'p1',
  name: `${id}.pdf`,
  type: 'application/pdf',
  content: new Blob(['%PDF-']),
  refusal: null,
  at: 0,
})

/** A browser whose tabs share what is kept, and a server that answers as it is told to. */
function browser({ hasRoom = true } = {}) {
  const kept = new Map<string, WaitingFile>()
  const told: (() => void)[] = []
  const locked = new Set<string>()
  const server: { answer: Sent | Promise<Sent>; got: string[]; back(): void } = {
    answer: 'sent',
    got: [],
    back: () => undefined,
  }
  const stored = {
    all: async () => [...kept.values()],
    async add(one: WaitingFile) {
      if (!hasRoom) throw new DOMException('There is no room.', 'QuotaExceededError')
      kept.set(one.id, one)
    },
    async refuse(id: string, refusal: string) {
      const one = kept.get(id)
      if (one) kept.set(id, { ...one, refusal })
    },
    remove: async (id: string) => void kept.delete(id),
  }
  const openTab = () =>
    createWaitingFiles({
      stored,
      async send({ id }, _onProgress, signal) {
        server.got.push(id)
        const stopped = new Promise<Sent>((resolve) => {
          signal.addEventListener('abort', () => resolve('unreached'))
        })
        return await Promise.race([server.answer, stopped])
      },
      lockOf: (id) => ({
        async runIfFree(work) {
          if (locked.has(id)) return null
          locked.add(id)
          return await work().finally(() => locked.delete(id))
        },
      }),
      untilWorthATry: () => new Promise((resolve) => (server.back = resolve)),
      tellTabs: () => {
        for (const tell of told) tell()
      },
      onTold: (listener) => told.push(listener),
    })
  return { kept, server, openTab }
}

test('a file that does not arrive waits, over a reload too, and goes once the server is back', async () => {
  const { kept, server, openTab } = browser()
  server.answer = 'unreached'
  await openTab().add(file('a'))
  const reloaded = openTab()
  await vi.waitFor(() => expect(reloaded.all()).toMatchObject([{ id: 'a', part: null, isKept: true }]))
  await reloaded.sendWaiting()
  expect(kept.size).toBe(1)

  server.answer = 'sent'
  server.back()
  await vi.waitFor(() => expect(reloaded.all()).toEqual([]))
  expect(kept.size).toBe(0)
})

test('a file is sent by one tab, and gone in the others once it has arrived', async () => {
  const { server, openTab } = browser()
  const { promise, resolve } = Promise.withResolvers<Sent>()
  server.answer = promise
  const [first, second] = [openTab(), openTab()]
  const added = first.add(file('a'))
  await vi.waitFor(() => expect(server.got).toEqual(['a']))
  await second.sendWaiting()
  expect(second.all()).toMatchObject([{ id: 'a' }])
  resolve('sent')
  await added
  expect(server.got).toEqual(['a'])
  await vi.waitFor(() => expect([...first.all(), ...second.all()]).toEqual([]))
})

test('a refused file stays with the sentence until it is discarded, and is not sent again', async () => {
  const { kept, server, openTab } = browser()
  server.answer = { refusal: 'There is no such property.' }
  const files = openTab()
  await files.add(file('a'))
  expect(files.all()).toMatchObject([{ id: 'a', refusal: 'There is no such property.' }])
  await files.sendWaiting()
  expect(server.got).toEqual(['a'])
  await files.drop('a')
  expect([files.all(), kept.size]).toEqual([[], 0])
})

test('a file on its way is stopped by discarding it, and those behind it go on', async () => {
  const { kept, server, openTab } = browser()
  server.answer = new Promise(() => undefined)
  const files = openTab()
  const added = [files.add(file('a')), files.add(file('b'))]
  await vi.waitFor(() => expect(server.got).toEqual(['a']))
  server.answer = 'sent'
  await files.drop('a')
  await Promise.all(added)
  expect(server.got).toEqual(['a', 'b'])
  expect([files.all(), kept.size]).toEqual([[], 0])
})

test('without room a file waits as long as the page is open, and says so', async () => {
  const { server, openTab } = browser({ hasRoom: false })
  server.answer = 'unreached'
  const files = openTab()
  await files.add(file('a'))
  expect(files.all()).toMatchObject([{ id: 'a', isKept: false }])
  server.answer = 'sent'
  await files.sendWaiting()
  expect(files.all()).toEqual([])
})

test('nothing is sent for a user who is leaving', async () => {
  const { server, openTab } = browser()
  const files = openTab()
  files.end()
  await files.add(file('a'))
  expect(server.got).toEqual([])
})

test('a file that comes while another is on its way is sent behind it, even if the first never arrives', async () => {
  const { server, openTab } = browser()
  const { promise, resolve } = Promise.withResolvers<Sent>()
  server.answer = promise
  const files = openTab()
  const first = files.add(file('a'))
  await vi.waitFor(() => expect(server.got).toEqual(['a']))
  const second = files.add(file('b'))
  server.answer = 'sent'
  resolve('unreached')
  await Promise.all([first, second])
  await vi.waitFor(() => expect(server.got).toEqual(['a', 'b']))
  expect(files.all()).toMatchObject([{ id: 'a' }])
})
