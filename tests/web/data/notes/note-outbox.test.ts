import { expect, test } from 'vitest'
import type { NoteDraft } from '../../../../web/data/notes/note-drafts.ts'
import { createNoteOutbox } from '../../../../web/data/notes/note-outbox.ts'
import type { WriteOutcome } from '../../../../web/data/requests/write-outcome.ts'
import { makeDraft, makeDrafts } from '../../notes/make-draft.ts'

/** A server that takes each note down, and answers when it is told to. */
function makeServer() {
  const taken: NoteDraft[] = []
  const waiting: ((outcome: WriteOutcome) => void)[] = []
  return {
    taken,
    add: (draft: NoteDraft) => {
      taken.push(draft)
      return new Promise<WriteOutcome>((resolve) => void waiting.push(resolve))
    },
    answer: (outcome: WriteOutcome) => waiting.shift()?.(outcome),
  }
}

test('a sent note is kept as waiting until it is confirmed, and then let go', async () => {
  const [server, drafts] = [makeServer(), makeDrafts(makeDraft())]
  const sent = createNoteOutbox(drafts, server.add).send(makeDraft())
  expect(drafts.all()).toEqual([makeDraft({ state: 'waiting' })])
  server.answer('saved')
  expect([await sent, drafts.all()]).toEqual(['saved', []])
})

test.each(['unconfirmed', 'unsent'] as const)(
  'a note that is %s is sent again with the same id, text and time when the connection is back',
  async (outcome) => {
    const [server, drafts] = [makeServer(), makeDrafts()]
    const outbox = createNoteOutbox(drafts, server.add)
    const sent = outbox.send(makeDraft())
    server.answer(outcome)
    expect([await sent, drafts.all()]).toEqual([outcome, [makeDraft({ state: 'waiting' })]])
    outbox.sendWaiting()
    server.answer('saved')
    await expect.poll(() => drafts.all()).toEqual([])
    expect(server.taken).toEqual([makeDraft({ state: 'waiting' }), makeDraft({ state: 'waiting' })])
  },
)

test('what waits from an earlier visit is sent; what is typed, edited or refused is not', () => {
  const server = makeServer()
  const drafts = makeDrafts(
    makeDraft({ id: 'a', state: 'new' }),
    makeDraft({ id: 'b', state: 'editing' }),
    makeDraft({ id: 'c', state: 'failed' }),
    makeDraft({ id: 'd', state: 'waiting', propertyId: 'p2' }),
  )
  createNoteOutbox(drafts, server.add).sendWaiting()
  expect(server.taken.map(({ id }) => id)).toEqual(['d'])
})

test('a note on its way is not sent a second time', () => {
  const server = makeServer()
  const outbox = createNoteOutbox(makeDrafts(), server.add)
  void outbox.send(makeDraft())
  outbox.sendWaiting()
  void outbox.send(makeDraft())
  expect(server.taken).toHaveLength(1)
})

test('a refused note is kept as failed, and can be sent again', async () => {
  const [server, drafts] = [makeServer(), makeDrafts()]
  const outbox = createNoteOutbox(drafts, server.add)
  const sent = outbox.send(makeDraft())
  server.answer('failed')
  expect([await sent, drafts.all()]).toEqual(['failed', [makeDraft({ state: 'failed' })]])
  const again = outbox.send(makeDraft({ state: 'failed' }))
  server.answer('saved')
  expect([await again, drafts.all()]).toEqual(['saved', []])
})

test('a note deleted while it is on its way does not come back', async () => {
  const [server, drafts] = [makeServer(), makeDrafts()]
  const sent = createNoteOutbox(drafts, server.add).send(makeDraft())
  drafts.drop('a')
  server.answer('failed')
  await sent
  expect(drafts.all()).toEqual([])
})
