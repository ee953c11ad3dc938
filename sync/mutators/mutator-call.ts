import type { Transaction } from '@rocicorp/zero'
import type { SessionUser } from '../session.ts'

/** What a mutator is called with. */
export interface Call<Args> {
  tx: Transaction
  args: Args
  ctx: SessionUser
}

/**
 * The server's clock on the server. In the browser its own clock, until the server's time replaces it. Milliseconds
 * since 1970.
 */
export function clock(tx: Transaction, browserNow: number): number {
  return tx.location === 'server' ? Date.now() : browserNow
}
