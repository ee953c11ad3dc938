import { expect, test } from 'vitest'
import { noticeOf } from '../../../web/session/notice-words.ts'

const said = (...asked: Parameters<typeof noticeOf>) => {
  const notice = noticeOf(...asked)
  return notice && [notice.strong, notice.words, notice.waiting].filter((part) => part !== '').join(' ')
}

test('a good connection needs no banner', () => {
  const known = { hasNetwork: true, changes: 3 }
  expect([said('live', known), said('connecting', known)]).toEqual([null, null])
})

test('without a server the banner says what still works, and how many changes wait where any do', () => {
  expect(said('offline', { hasNetwork: false, changes: 0 })).toBe(
    'You are offline. Your comps still work; the assistant, street maps and address lookup need a connection.',
  )
  expect(said('offline', { hasNetwork: false, changes: 3 })).toBe(
    'You are offline. Your comps still work; the assistant, street maps and address lookup need a connection. 3 changes will be sent when you are back.',
  )
  expect(said('offline', { hasNetwork: true, changes: 1 })).toBe(
    "Can't reach the server. Your comps still work; the assistant, street maps and address lookup need a connection. 1 change will be sent when it is back.",
  )
})

test('what else is not fine says the way on', () => {
  const known = { hasNetwork: true, changes: 0 }
  expect([
    said('signed_out', { ...known, changes: 2 }),
    said('update_needed', known),
    said('misread', known),
  ]).toEqual([
    'You are logged out. Log in again to see what is new. 2 changes will be sent when you are logged in.',
    'A new version is ready. Reload to use it.',
    'This page is newer than its server. Reload in a few minutes.',
  ])
})
