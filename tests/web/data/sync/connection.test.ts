import { expect, test } from 'vitest'
import { type Connection, followConnection } from '../../../../web/data/sync/connection.ts'
import type { ProductZero } from '../../../../web/data/zero/open-zero.ts'

type State = ProductZero['connection']['state']['current']

/** The sync engine's connection as it shows itself to the page, put into one state after the other. */
function start() {
  const listeners = new Set<(state: State) => void>()
  const told: Connection[] = []
  const pauses: number[] = []
  let state: State = { name: 'connecting' }
  let connects = 0
  let now = 0
  let well = Promise.resolve(false)
  let isThere = true
  const connection = {
    state: {
      get current() {
        return state
      },
      subscribe(listener: (state: State) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    connect: async () => void connects++,
  } as unknown as ProductZero['connection']
  followConnection({ connection }, (connection) => told.push(connection), {
    isWell: async () => isThere,
    untilWell: () => well,
    pause: async (ms) => void pauses.push(ms),
    now: () => now,
  })
  return {
    told,
    pauses,
    connects: () => connects,
    /** Ends when all that follows from it has been done. */
    async become(next: State, forMs = 0) {
      state = next
      for (const listener of listeners) listener(next)
      await new Promise((resolve) => setTimeout(resolve))
      now += forMs
    },
    serverIs(answer: Promise<boolean>) {
      well = answer
    },
    serverAnswers(answers: boolean) {
      isThere = answers
    },
  }
}

const ERROR: State = { name: 'error', reason: 'refused' }

test('while a well server refuses, the pauses between tries grow, also where each connection holds for a moment', async () => {
  const { become, pauses, connects } = start()
  for (let i = 0; i < 5; i++) {
    await become({ name: 'connected' }, 500)
    await become(ERROR)
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 6_000, 6_000])
  expect(connects()).toBe(5)
})

test('after a connection that lasted the first pause is short again', async () => {
  const { become, pauses } = start()
  for (const heldMs of [500, 500, 60_000, 500]) {
    await become({ name: 'connected' }, heldMs)
    await become(ERROR)
  }
  expect(pauses).toEqual([1_000, 2_000, 1_000, 2_000])
})

test('a server that was away is asked again the moment it is well, and not before', async () => {
  const { become, serverIs, pauses, connects } = start()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  serverIs(promise)
  await become(ERROR)
  expect(connects()).toBe(0)
  resolve(true)
  await promise
  await new Promise((done) => setTimeout(done))
  expect({ connects: connects(), pauses }).toEqual({ connects: 1, pauses: [] })
})

const MISSED: State = { name: 'connecting', reason: 'Server ping request failed' }

test('a page that missed a ping while it was busy does not say that the server is away', async () => {
  const { become, told } = start()
  await become({ name: 'connected' })
  await become({ ...MISSED })
  await become({ name: 'connected' })
  expect(told).toEqual(['connecting', 'live', 'connecting', 'connecting', 'live'])
})

test('a server that does not answer when asked is away at the first ping that is missed', async () => {
  const { become, told, serverAnswers } = start()
  await become({ name: 'connected' })
  serverAnswers(false)
  await become({ ...MISSED })
  expect(told.at(-1)).toBe('offline')
  await become({ name: 'connected' })
  expect(told.at(-1)).toBe('live')
})

test('where a server answers and no connection comes about, that is told after the third try', async () => {
  const { become, told } = start()
  await become({ name: 'connected' })
  const afterEach: (Connection | undefined)[] = []
  for (let i = 0; i < 4; i++) {
    await become({ ...MISSED })
    afterEach.push(told.at(-1))
  }
  expect(afterEach).toEqual(['connecting', 'connecting', 'offline', 'offline'])
})
