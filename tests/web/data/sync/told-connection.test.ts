import { expect, test } from 'vitest'
import { toldConnection } from '../../../../web/data/sync/told-connection.ts'

test('a book that cannot be brought up to date is told of; one that is in force is not, whatever the server answers', () => {
  const live = { connection: 'live', failure: 'server' } as const
  expect([
    toldConnection({ ...live, isBehind: true }),
    toldConnection({ ...live, isBehind: true, failure: 'signed_out' }),
    toldConnection({ ...live, isBehind: false }),
    toldConnection({ ...live, isBehind: true, failure: null }),
    toldConnection({ ...live, isBehind: true, connection: 'update_needed' }),
  ]).toEqual(['offline', 'signed_out', 'live', 'live', 'update_needed'])
})
