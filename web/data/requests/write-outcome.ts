import type { MutatorResult } from '@rocicorp/zero'

/**
 * What became of a write. `unconfirmed`: it waits to be sent, or was sent and the answer got lost; it may still
 * arrive, so it is never shown as failed. `unsent`: there was no connection to take it. `failed`: refused.
 */
export type WriteOutcome = 'saved' | 'unconfirmed' | 'unsent' | 'failed'

/** Whether what was written is on its way or there: it needs no second try. */
export function mayArrive(outcome: WriteOutcome): boolean {
  return outcome === 'saved' || outcome === 'unconfirmed'
}

/** An outcome, and of a refused write the sentence that says why. */
export interface Written {
  outcome: WriteOutcome
  refusal: string | null
}

/** Waits for the server's word on a write. The sync engine's results never reject. */
export async function writtenOf({ client, server }: MutatorResult): Promise<Written> {
  const taken = await client
  if (taken.type === 'error') return refused(taken.error, 'unsent')
  const answered = await server
  return answered.type === 'success'
    ? { outcome: 'saved', refusal: null }
    : refused(answered.error, 'unconfirmed')
}

/** Of several writes, in order: what kept the first of them from being saved, if anything did. */
export async function allOf(writes: readonly Promise<Written>[]): Promise<Written> {
  const written = await Promise.all(writes)
  return written.find(({ outcome }) => outcome !== 'saved') ?? { outcome: 'saved', refusal: null }
}

export async function outcomeOf(result: MutatorResult): Promise<WriteOutcome> {
  return (await writtenOf(result)).outcome
}

interface WriteError {
  type: string
  message: string
  details?: unknown
}

function refused(error: WriteError, otherwise: WriteOutcome): Written {
  return error.type === 'app'
    ? { outcome: 'failed', refusal: isOurs(error) ? error.message : null }
    : { outcome: otherwise, refusal: null }
}

/** A refusal of ours has a code. What the sync engine makes of any other error has a message for its finder only. */
function isOurs({ details }: WriteError): boolean {
  return typeof details === 'object' && details !== null && 'code' in details
}
