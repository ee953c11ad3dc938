import { expect, test } from 'vitest'
import { signOutQuestion, unsavedWorkInWords } from '../../../web/session/sign-out-words.ts'

test('signing out says what is lost, a line for each, and nothing where the server has it all', () => {
  expect(unsavedWorkInWords({ changes: 0, drafts: 0, refused: 0, chat: false })).toEqual([])
  expect(unsavedWorkInWords({ changes: 1, drafts: 2, refused: 1, chat: true })).toEqual([
    '1 change that is not sent yet',
    '2 notes that are not saved',
    '1 change that was not saved',
    'Your conversation with the assistant',
  ])
})

test('without the server signing out says when the session ends', () => {
  const away =
    "Can't reach the server. You will be signed out of this browser now, and of the server when it's back."
  const lost = 'Your data will be removed from this browser. This is saved nowhere else and will be lost:'
  expect([
    signOutQuestion({ loses: true, isOffline: false }),
    signOutQuestion({ loses: false, isOffline: true }),
    signOutQuestion({ loses: true, isOffline: true }),
  ]).toEqual([lost, away, `${away} ${lost}`])
})
