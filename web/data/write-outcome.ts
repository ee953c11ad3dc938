import type { MutatorResult } from '@rocicorp/zero'

/**
 * What became of a write. `unconfirmed`: it waits to be sent, or was sent and the answer got lost; it may still
 * arrive, so it is never told as failed. `unsent`: it was not taken, for there is no connection. `failed`: refused.
 */
export type WriteOutcome = 'saved' | 'unconfirmed' | 'unsent' | 'failed'

/** Waits for the server's word on a write. The sync engine's results never reject. */
export async function outcomeOf({ client, server }: MutatorResult): Promise<WriteOutcome> {
  const taken = await client
  if (taken.type === 'error') return taken.error.type === 'app' ? 'failed' : 'unsent'
  const answered = await server
  if (answered.type === 'success') return 'saved'
  return answered.error.type === 'app' ? 'failed' : 'unconfirmed'
}
