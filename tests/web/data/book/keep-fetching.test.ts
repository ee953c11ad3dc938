import { expect, test } from 'vitest'
import type { BookFailure } from '../../../../web/data/book/book-messages.ts'
import { keepFetching } from '../../../../web/data/book/keep-fetching.ts'

/** Tries that end when told to, and pauses that end when they are cut short or `passTime` is called. */
function start() {
  const pauses: number[] = []
  const reported: (BookFailure | null)[] = []
  const tries: { wanted: number; end(failure: BookFailure | null): Promise<void> }[] = []
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  let seq = -1
  let endPause = () => {}
  const fetching = keepFetching({
    attempt: (wanted) =>
      new Promise((resolve) => {
        tries.push({
          wanted,
          end(failure) {
            resolve(failure)
            return settle()
          },
        })
      }),
    seq: () => seq,
    report: (outcome) => reported.push(outcome),
    pause(ms, end) {
      pauses.push(ms)
      return new Promise((resolve) => {
        endPause = resolve
        end.addEventListener('abort', () => resolve())
      })
    },
  })
  return {
    fetching,
    pauses,
    reported,
    tries,
    settle,
    hold(next: number) {
      seq = next
    },
    passTime() {
      endPause()
      return settle()
    },
  }
}

test('a book that fails to come is tried for again with pauses from one second, doubling, to five', async () => {
  const { fetching, tries, pauses, passTime } = start()
  fetching.want(0)
  for (let i = 0; i < 7; i++) {
    await tries.at(-1)?.end('offline')
    await passTime()
  }
  expect({ pauses, tries: tries.length }).toEqual({
    pauses: [1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000],
    tries: 8,
  })
})

test('once the wanted book is here nothing more is asked, until a newer one is wanted', async () => {
  const { fetching, tries, reported, hold, pauses } = start()
  fetching.want(0)
  hold(5)
  await tries[0]?.end(null)
  fetching.want(6)
  hold(6)
  await tries[1]?.end(null)
  expect({ wanted: tries.map(({ wanted }) => wanted), reported, pauses }).toEqual({
    wanted: [0, 6],
    reported: [null, null],
    pauses: [],
  })
})

test('a server that answers with an older book than wanted is not asked without a pause', async () => {
  const { fetching, tries, pauses, hold, passTime } = start()
  fetching.want(9)
  hold(8)
  await tries[0]?.end(null)
  await passTime()
  await tries[1]?.end(null)
  expect({ tries: tries.length, pauses }).toEqual({ tries: 2, pauses: [1_000, 2_000] })
})

test('waking ends a pause at once and begins with short ones again; what is wanted already does neither', async () => {
  const { fetching, tries, pauses, passTime, settle } = start()
  fetching.want(3)
  await tries[0]?.end('server')
  await passTime()
  await tries[1]?.end('server')
  fetching.want(3)
  fetching.want(2)
  await settle()
  expect(tries.length).toBe(2)
  fetching.wake()
  await settle()
  await tries[2]?.end('server')
  fetching.want(4)
  await settle()
  expect({ wanted: tries.map(({ wanted }) => wanted), pauses }).toEqual({
    wanted: [3, 3, 3, 4],
    pauses: [1_000, 2_000, 1_000],
  })
})

test('there is one try at a time, however often it is asked for', async () => {
  const { fetching, tries } = start()
  fetching.want(0)
  fetching.want(1)
  fetching.wake()
  fetching.want(2)
  expect(tries.length).toBe(1)
})
