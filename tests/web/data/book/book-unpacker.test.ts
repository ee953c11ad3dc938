import { expect, test } from 'vitest'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { readBook } from '../../../../web/data/book/arriving-book.ts'
import type { FromBookWorker } from '../../../../web/data/book/book-messages.ts'
import { createBookUnpacker } from '../../../../web/data/book/book-unpacker.ts'
import { makeProperty } from '../../../make/property.ts'
import { makeShown } from '../../../make/shown.ts'
import { workOutHere } from '../../../make/work-out-here.ts'

async function wireBook(seq: number, teamId = 'demo') {
  const encoder = createBookEncoder({ teamId, seq })
  encoder.add(makeProperty({ id: 'a', name: `Name ${seq}` }))
  return readBook(`"${seq}"`, new Blob([await encoder.finish()]).stream())
}

/** What the page is told, in few words. */
function open(drawn = Promise.resolve()) {
  const told: string[] = []
  const unpacker = createBookUnpacker('demo', drawn, (message) => told.push(inWords(message)), workOutHere)
  return { unpacker, told }
}

function inWords(message: FromBookWorker): string {
  switch (message.kind) {
    case 'firstPage':
      return `first page: ${message.firstPage.properties.map(({ name }) => name)}`
    case 'snapshot':
      return `snapshot ${message.snapshot.seq}${message.textIndex ? ' with words' : ''}`
    case 'prepared':
    case 'textIndex':
      return `${message.kind} ${message.seq}`
    case 'tried':
      return 'tried'
  }
}

const UNCHANGED = { teamId: 'demo', snapshotSeq: 0, tail: [] }
const FETCHED = { from: 'server', tail: Promise.resolve(UNCHANGED) } as const

test('the first book is opened with its first page, shown before its words can be searched, and the next one when they can', async () => {
  const { unpacker, told } = open()
  await unpacker.unpack(await wireBook(1), FETCHED)
  expect(told).toEqual(['first page: Name 1', 'snapshot 1'])
  await unpacker.complete()
  await unpacker.unpack(await wireBook(2), FETCHED)
  await unpacker.complete()
  expect(told.slice(2)).toEqual(['prepared 1', 'textIndex 1', 'snapshot 2 with words'])
})

test('what takes longest waits until the page has drawn its first book', async () => {
  const drawn = Promise.withResolvers<void>()
  const { unpacker, told } = open(drawn.promise)
  void unpacker.complete()
  await unpacker.unpack(await wireBook(1), FETCHED)
  const completing = unpacker.complete()
  await new Promise((resolve) => setTimeout(resolve))
  expect(told.at(-1)).toEqual('snapshot 1')
  drawn.resolve()
  await completing
  expect(told.slice(-2)).toEqual(['prepared 1', 'textIndex 1'])
})

test('a book that is overtaken before it is whole is left as it is', async () => {
  const { unpacker, told } = open()
  await unpacker.unpack(await wireBook(1), FETCHED)
  await unpacker.unpack(await wireBook(2), FETCHED)
  await unpacker.complete()
  expect(told).toEqual(['first page: Name 1', 'snapshot 1', 'snapshot 2', 'prepared 2', 'textIndex 2'])
})

test('changes that were stored go with their own snapshot or a newer one, not with an older', async () => {
  const commits: unknown[] = []
  const unpacker = createBookUnpacker(
    'demo',
    Promise.resolve(),
    (message) => {
      if (message.kind === 'snapshot') commits.push(message.commit)
    },
    workOutHere,
  )
  const shown = makeShown({ snapshotSeq: 2, tail: [] })
  await unpacker.unpack(await wireBook(1), { from: 'storage', shown })
  await unpacker.unpack(await wireBook(2), { from: 'storage', shown })
  expect(commits).toEqual([null, shown.commit])
})

test('a book opens with what was last shown of it, changes and all, but not with what was shown of another', async () => {
  const changed = makeProperty({ id: 'a', name: 'Changed since' })
  const tail = [{ id: 'a', changeSeq: 3, row: changed }]
  const shown = makeShown({ snapshotSeq: 2, tail }, [changed])
  const [ofTwo, ofOne] = [open(), open()]
  await ofTwo.unpacker.unpack(await wireBook(2), { from: 'storage', shown })
  await ofOne.unpacker.unpack(await wireBook(1), { from: 'storage', shown })
  expect([ofTwo.told, ofOne.told]).toEqual([['first page: Changed since', 'snapshot 2'], ['snapshot 1']])
})

test('a fetched book that changed since its snapshot opens with nothing it no longer holds, and brings the changes along', async () => {
  const changed = { id: 'b', changeSeq: 2, row: makeProperty({ id: 'b' }) }
  const told: FromBookWorker[] = []
  const unpacker = createBookUnpacker('demo', Promise.resolve(), (message) => told.push(message), workOutHere)
  const tail = Promise.resolve({ teamId: 'demo', snapshotSeq: 1, tail: [changed] })
  await unpacker.unpack(await wireBook(1), { from: 'server', tail })
  expect(told).toMatchObject([{ kind: 'snapshot', commit: { snapshotSeq: 1, tail: [changed] } }])
})

test('where the server does not say what changed, its book is shown without, but not opened with its counts', async () => {
  const { unpacker, told } = open()
  await unpacker.unpack(await wireBook(1), { from: 'server', tail: Promise.resolve(null) })
  expect(told).toEqual(['snapshot 1'])
})

test("nothing is shown of another team's book", async () => {
  const { unpacker, told } = open()
  expect(await unpacker.unpack(await wireBook(1, 'another'), FETCHED)).toBe('other_team')
  expect(told).toEqual([])
})
