import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Book } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { createBookFeed } from '../../../../web/data/book/book-feed.ts'
import type { BookCommit } from '../../../../web/data/sync/book-commit.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

/** The name of each property that is there, by id. */
type State = ReadonlyMap<string, string>

const IDS = ['a', 'b', 'c', 'd', 'e']

/** The server's side: all states the book had, and what each of its commits says to the sync engine. */
function createServer() {
  const states: State[] = [new Map()]
  /** The newest state's number is the seq of its last change; `seqs[i]` belongs to `states[i]`. */
  const seqs = [0]
  let tail = new Map<string, { changeSeq: number; name: string | null }>()
  const snapshots: number[] = [0]
  const commits: BookCommit[] = []
  let seq = 0
  const newest = () => states.length - 1

  function tell(): void {
    const rows = [...tail].map(([id, { changeSeq, name }]) => ({
      id,
      changeSeq,
      row: name === null ? null : makeProperty({ id, name }),
    }))
    commits.push({ snapshotSeq: seqs[snapshots.at(-1) ?? 0] ?? 0, tail: rows })
  }
  /** Makes a state of the past the snapshot in force, as long as that is newer than the one there is. */
  function snapshot(of: number): void {
    if (of <= (snapshots.at(-1) ?? 0)) return
    snapshots.push(of)
    tail = new Map([...tail].filter(([, { changeSeq }]) => changeSeq > (seqs[of] ?? 0)))
  }
  tell()
  return {
    states,
    seqs,
    snapshots,
    commits,
    /** One transaction; a bulk one takes its snapshot along. */
    write(ids: readonly string[], isRemoval: boolean, isBulk: boolean): void {
      const next = new Map(states.at(-1))
      for (const id of ids) {
        seq++
        const name = isRemoval ? null : `${id}${seq}`
        if (name === null) next.delete(id)
        else next.set(id, name)
        tail.set(id, { changeSeq: seq, name })
      }
      states.push(next)
      seqs.push(seq)
      if (isBulk) snapshot(newest())
      tell()
    },
    /** Of the state some transactions ago: others wrote while it was encoded. */
    snapshotTail(ago: number): void {
      snapshot(Math.max(0, newest() - ago))
      tell()
    },
    baseOf(at: number) {
      const rows = [...(states[at] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
      return makeBase(
        seqs[at] ?? 0,
        rows.map(([id, name]) => makeProperty({ id, name })),
      )
    },
  }
}

function stateOf(book: Book): State {
  const shown = new Map<string, string>()
  for (let slot = 0; slot < book.slots; slot++) {
    if (book.gone[slot] === 1) continue
    const { id, name } = propertyAt(book, slot)
    expect(shown.has(id), `${id} stands once`).toBe(false)
    shown.set(id, name)
  }
  return shown
}

const textOf = (state: State) => JSON.stringify([...state].sort())

const serverStep = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    ids: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 5 }),
    isRemoval: fc.boolean(),
    isBulk: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  }),
  fc.record({ kind: fc.constant('snapshot' as const), ago: fc.nat(3) }),
)
const pageStep = fc.oneof(
  // How much later than the last one the next is that arrives.
  fc.record({ kind: fc.constant('commit' as const), later: fc.nat(3) }),
  fc.record({ kind: fc.constant('fetched' as const), later: fc.nat(2) }),
  // What was stored at any time, by this page or another.
  fc.record({ kind: fc.constant('stored' as const), of: fc.nat(20) }),
  fc.record({ kind: fc.constant('stored tail' as const), of: fc.nat(40) }),
)

test('whatever order snapshots and commits arrive in, each shown book is one the server had, none is older than the last, and the last is the newest', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(serverStep, pageStep), { maxLength: 40 }), (steps) => {
      const server = createServer()
      const shown: State[] = []
      let wanted = 0
      const feed = createBookFeed({
        publish: (book) => shown.push(stateOf(book)),
        fetchSnapshot: (atLeast) => {
          wanted = Math.max(wanted, atLeast)
        },
      })
      let [heard, newest] = [0, 0]
      for (const step of steps) {
        switch (step.kind) {
          case 'write':
            server.write(step.ids, step.isRemoval, step.isBulk)
            break
          case 'snapshot':
            server.snapshotTail(step.ago)
            break
          case 'commit': {
            heard = Math.min(heard + step.later, server.commits.length - 1)
            const commit = server.commits[heard]
            if (commit) feed.setCommit(commit)
            break
          }
          case 'fetched':
            newest = Math.min(newest + step.later, server.snapshots.length - 1)
            feed.setBase(server.baseOf(server.snapshots[newest] ?? 0), 'server')
            break
          case 'stored': {
            const of = step.of % server.snapshots.length
            newest = Math.max(newest, of)
            feed.setBase(server.baseOf(server.snapshots[of] ?? 0), 'storage')
            break
          }
          case 'stored tail': {
            const stored = server.commits[step.of % server.commits.length]
            if (stored) feed.setCommit(stored)
            break
          }
        }
      }
      const last = server.commits.at(-1)
      if (last) feed.setCommit(last)
      feed.setBase(server.baseOf(server.snapshots.at(-1) ?? 0), 'server')

      let at = 0
      for (const state of shown) {
        const next = server.states.findIndex((one, i) => i >= at && textOf(one) === textOf(state))
        expect(next, `${textOf(state)} after state ${at}`).toBeGreaterThanOrEqual(at)
        at = next
      }
      expect(shown.at(-1)).toEqual(server.states.at(-1))
      expect(wanted).toBeLessThanOrEqual(last?.snapshotSeq ?? 0)
    }),
    { numRuns: 300 },
  )
})
