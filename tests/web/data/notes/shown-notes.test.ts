import { expect, test } from 'vitest'
import { type SyncedNote, shownNotes } from '../../../../web/data/notes/shown-notes.ts'
import { makeDraft } from '../../notes/make-draft.ts'

const MARIA = { id: 'demo-maria', name: 'Maria Torres' }

function makeNote(given: Partial<SyncedNote> = {}): SyncedNote {
  return {
    id: 'n1',
    teamId: 'demo',
    propertyId: 'p1',
    note: 'Toured',
    isPrivate: false,
    authorId: 'demo-james',
    author: { name: 'James Okafor' },
    createdAt: 10,
    updatedAt: 10,
    ...given,
  }
}

test("a teammate's note names its author and is not one's own", () => {
  expect(shownNotes([makeNote()], [], new Map(), MARIA)).toEqual([
    {
      id: 'n1',
      note: 'Toured',
      isPrivate: false,
      authorName: 'James Okafor',
      isOwn: false,
      createdAt: 10,
      state: 'saved',
    },
  ])
})

test('a sent note stands in the list once, whether the sync engine has it or not, newest first', () => {
  const rows = [
    makeNote(),
    makeNote({ id: 'a', authorId: MARIA.id, author: undefined, createdAt: 20, updatedAt: 20 }),
  ]
  const drafts = [
    makeDraft({ id: 'a', state: 'waiting', at: 20 }),
    makeDraft({ id: 'b', state: 'waiting', at: 30, isPrivate: true, note: ' Low ceiling ' }),
    makeDraft({ id: 'c', state: 'failed', at: 5 }),
  ]
  const shown = shownNotes(rows, drafts, new Map(), MARIA)
  expect(shown.map(({ id, state, authorName, note }) => [id, state, authorName, note])).toEqual([
    ['b', 'waiting', 'Maria Torres', 'Low ceiling'],
    ['a', 'waiting', 'Maria Torres', 'Toured'],
    ['n1', 'saved', 'James Okafor', 'Toured'],
    ['c', 'failed', 'Maria Torres', 'Toured'],
  ])
})

test('what is only typed or being edited is not in the list', () => {
  const drafts = [makeDraft({ state: 'new' }), makeDraft({ id: 'n1', state: 'editing', note: 'Changed' })]
  expect(shownNotes([makeNote()], drafts, new Map(), MARIA)).toMatchObject([
    { id: 'n1', note: 'Toured', state: 'saved' },
  ])
})

test("an edit waits until the server's time has taken the place of the browser's", () => {
  const own = makeNote({ authorId: MARIA.id, updatedAt: 40 })
  const stateWith = (updatedAt: number) =>
    shownNotes([{ ...own, updatedAt }], [], new Map([['n1', 40]]), MARIA)[0]?.state
  expect([stateWith(40), stateWith(41)]).toEqual(['waiting', 'saved'])
})
