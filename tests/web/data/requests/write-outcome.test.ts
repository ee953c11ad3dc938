import { ApplicationError, type MutatorResult } from '@rocicorp/zero'
import { expect, test } from 'vitest'
import { SyncError } from '../../../../sync/sync-error.ts'
import { writtenOf } from '../../../../web/data/requests/write-outcome.ts'

/** What the sync engine says of a write that fails here, or there. */
function failing(error: ApplicationError, where: 'client' | 'server'): MutatorResult {
  const failed = Promise.resolve({ type: 'error', error: { type: 'app', ...told(error) } } as const)
  return { client: where === 'client' ? failed : Promise.resolve({ type: 'success' }), server: failed }
}
const told = ({ message, details }: ApplicationError) => ({ message, details })

test.each(['client', 'server'] as const)(
  'a refusal of ours by the %s is told in its own sentence',
  async (where) => {
    const refused = failing(new SyncError('forbidden'), where)
    expect(await writtenOf(refused)).toEqual({
      outcome: 'failed',
      refusal: 'Only the author may change this.',
    })
  },
)

test.each(['client', 'server'] as const)(
  "what a library says of a failure by the %s is nobody's sentence",
  async (where) => {
    const broken = failing(new ApplicationError("Cannot read properties of undefined (reading 'x')"), where)
    expect(await writtenOf(broken)).toEqual({ outcome: 'failed', refusal: null })
  },
)
