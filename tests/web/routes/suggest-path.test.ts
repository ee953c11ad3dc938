import { expect, test } from 'vitest'
import { suggestPath } from '../../../web/routes/suggest-path.ts'

const KNOWN = ['/search', '/proximity', '/portfolio', '/comp-lists', '/chat'] as const

test('a slip of the finger finds the path that was meant', () => {
  expect(
    ['/serach', '/Search/', '/comp-list', '/proximty', '/chats'].map((path) => suggestPath(path, KNOWN)),
  ).toEqual(['/search', '/search', '/comp-lists', '/proximity', '/chat'])
})

test('a path like none of them suggests nothing', () => {
  expect(['/admin', '/wp-login.php', '/a', '/x/y/z'].map((path) => suggestPath(path, KNOWN))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
