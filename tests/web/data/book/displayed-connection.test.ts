import { expect, test } from 'vitest'
import { displayedConnection } from '../../../../web/data/book/displayed-connection.ts'

test('a book that cannot be brought up to date is told of; one that is in force is not, whatever the server answers', () => {
  const live = { connection: 'live', failure: 'server' } as const
  expect([
    displayedConnection({ ...live, isBehind: true }),
    displayedConnection({ ...live, isBehind: true, failure: 'signed_out' }),
    displayedConnection({ ...live, isBehind: false }),
    displayedConnection({ ...live, isBehind: true, failure: null }),
    displayedConnection({ ...live, isBehind: true, connection: 'update_needed' }),
  ]).toEqual(['offline', 'signed_out', 'live', 'live', 'update_needed'])
})
