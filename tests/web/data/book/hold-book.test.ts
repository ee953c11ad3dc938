import { expect, test } from 'vitest'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { readBook } from '../../../../web/data/book/arriving-book.ts'
import type { FromBookWorker } from '../../../../web/data/book/book-messages.ts'
import { createBookHolder } from '../../../../web/data/book/hold-book.ts'
import { makeProperty } from '../../../make/property.ts'

async function wireBook(seq: number) {
  const encoder = createBookEncoder({ teamId: 'demo', seq })
  encoder.add(makeProperty({ id: 'a', name: `Name ${seq}` }))
  return readBook(`"${seq}"`, new Blob([await encoder.finish()]).stream())
}

/** What the page is told, in few words. */
function open(drawn = Promise.resolve()) {
  const told: string[] = []
  const holder = createBookHolder('demo', drawn, (message: FromBookWorker) => {
    if (message.kind === 'tried') return
    const seq = message.kind === 'snapshot' ? message.snapshot.seq : message.seq
    told.push(`${message.kind} ${seq}${'textIndex' in message && message.textIndex ? ' with words' : ''}`)
  })
  return { holder, told }
}

const HOW = { isFetched: true, commit: null }

test('the first book is shown before its words can be searched, and the next one when they can', async () => {
  const { holder, told } = open()
  await holder.hold(await wireBook(1), HOW)
  expect(told).toEqual(['snapshot 1'])
  await holder.complete()
  await holder.hold(await wireBook(2), HOW)
  await holder.complete()
  expect(told).toEqual(['snapshot 1', 'prepared 1', 'textIndex 1 with words', 'snapshot 2 with words'])
})

test('what takes longest waits until the page has drawn its first book', async () => {
  const drawn = Promise.withResolvers<void>()
  const { holder, told } = open(drawn.promise)
  void holder.complete()
  await holder.hold(await wireBook(1), HOW)
  const completing = holder.complete()
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(['snapshot 1'])
  drawn.resolve()
  await completing
  expect(told).toEqual(['snapshot 1', 'prepared 1', 'textIndex 1 with words'])
})

test('a book that is overtaken before it is whole is left as it is', async () => {
  const { holder, told } = open()
  await holder.hold(await wireBook(1), HOW)
  await holder.hold(await wireBook(2), HOW)
  await holder.complete()
  expect(told).toEqual(['snapshot 1', 'snapshot 2', 'prepared 2', 'textIndex 2 with words'])
})

test('changes that were stored go with their own snapshot or a newer one, not with an older', async () => {
  const commits: unknown[] = []
  const holder = createBookHolder('demo', Promise.resolve(), (message) => {
    if (message.kind === 'snapshot') commits.push(message.commit)
  })
  const commit = { snapshotSeq: 2, tail: [] }
  await holder.hold(await wireBook(1), { isFetched: false, commit })
  await holder.hold(await wireBook(2), { isFetched: false, commit })
  expect(commits).toEqual([null, commit])
})
