import type { CDPSession, Page } from 'playwright-core'

export interface PageMemory {
  pageMb: number
  workersMb: number
}

/** What a page and its workers hold after a collection: their heaps and the buffers behind typed arrays. */
export async function pageMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page)
  const workersMb = await workersHeap(session)
  await session.send('HeapProfiler.collectGarbage')
  const pageMb = megabytes(await session.send('Runtime.getHeapUsage'))
  await session.detach()
  return { pageMb, workersMb }
}

interface HeapUsage {
  usedSize: number
  backingStorageSize?: number
}

function megabytes({ usedSize, backingStorageSize = 0 }: HeapUsage): number {
  return (usedSize + backingStorageSize) / 2 ** 20
}

/** Messages to a worker travel inside messages to its page. */
async function workersHeap(session: CDPSession): Promise<number> {
  const workers: string[] = []
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId))
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  let sum = 0
  for (const sessionId of workers) {
    await ask(session, sessionId, 'HeapProfiler.collectGarbage')
    sum += megabytes((await ask(session, sessionId, 'Runtime.getHeapUsage')) as HeapUsage)
  }
  return sum
}

let lastId = 0

function ask(session: CDPSession, sessionId: string, method: string): Promise<unknown> {
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const onMessage = (event: { sessionId: string; message: string }): void => {
      const answer = JSON.parse(event.message) as { id?: number; result?: unknown; error?: unknown }
      if (event.sessionId !== sessionId || answer.id !== id) return
      session.off('Target.receivedMessageFromTarget', onMessage)
      if (answer.error === undefined) resolve(answer.result)
      else reject(new Error(`${method}: ${JSON.stringify(answer.error)}`))
    }
    session.on('Target.receivedMessageFromTarget', onMessage)
    session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .catch(reject)
  })
}
