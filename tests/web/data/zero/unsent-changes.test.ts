import type { MutatorResult } from '@rocicorp/zero'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createUnsentChanges, type UnsentChanges } from '../../../../web/data/zero/unsent-changes.ts'

type Answer = Awaited<MutatorResult['server']>
const OK: Answer = { type: 'success' }
const AWAY: Answer = { type: 'error', error: { type: 'zero', message: 'offline' } }
const REFUSED: Answer = { type: 'error', error: { type: 'app', message: 'no', details: undefined } }

/** Tabs of one browser. */
function browser() {
  const kept = new Map<string, string>()
  const tabs: ((key: string | null) => void)[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const holds = new Set<object>()
  const holdPage = () => {
    const hold = {}
    holds.add(hold)
    return () => holds.delete(hold)
  }
  const openTab = () =>
    createUnsentChanges({ storage, key: 'changes', onStorage: (listener) => tabs.push(listener), holdPage })
  const tellTabs = () => {
    for (const tell of tabs) tell('changes')
  }
  return { kept, holds, openTab, tellTabs }
}

/** A change that was taken, and the way to answer it. */
function change(unsent: UnsentChanges) {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const written = unsent.written({ client: Promise.resolve(OK), server: promise })
  return async (answer: Answer) => {
    resolve(answer)
    return (await written).outcome
  }
}

test('a change counts until the server takes or refuses it', async () => {
  const unsent = browser().openTab()
  const [first, second] = [change(unsent), change(unsent)]
  expect(unsent.count()).toBe(2)
  expect([await first(OK), unsent.count()]).toEqual(['saved', 1])
  expect([await second(REFUSED), unsent.count()]).toEqual(['failed', 0])
})

test('a change that was not taken does not wait', async () => {
  const unsent = browser().openTab()
  const away = Promise.resolve(AWAY)
  expect((await unsent.written({ client: away, server: away })).outcome).toBe('unsent')
  expect(unsent.count()).toBe(0)
})

test('what nobody confirmed counts in every tab and after a reload, until the server has answered for a while', async () => {
  const { kept, openTab, tellTabs } = browser()
  const [unsent, other] = [openTab(), openTab()]
  expect(await change(unsent)(AWAY)).toBe('unconfirmed')
  tellTabs()
  const reloaded = openTab()
  expect([unsent, other, reloaded].map((tab) => tab.count())).toEqual([1, 1, 1])
  const answer = change(reloaded)
  reloaded.settle()
  expect(reloaded.count()).toBe(1)
  await answer(OK)
  expect([reloaded.count(), kept.size]).toEqual([0, 0])
})

test('a browser without storage counts for this visit', async () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  const nothing = () => undefined
  const unsent = createUnsentChanges({ storage, key: 'changes', onStorage: nothing, holdPage: () => nothing })
  const answer = change(unsent)
  expect(unsent.count()).toBe(1)
  await answer(OK)
  expect(unsent.count()).toBe(0)
})

test('who would leave is asked first while a change may be neither stored nor with the server', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { holds, openTab } = browser()
  const unsent = openTab()
  const [first, second] = [change(unsent), change(unsent)]
  expect(holds.size).toBe(2)
  await first(OK)
  expect(holds.size).toBe(1)
  await second(AWAY)
  expect(holds.size).toBe(1)
  vi.advanceTimersByTime(3_000)
  expect(holds.size).toBe(0)
})
