import type { Transaction } from '@rocicorp/zero'
import type { SessionUser } from '../session.ts'

/** What a mutator is called with. */
export interface Call<Args> {
  tx: Transaction
  args: Args
  ctx: SessionUser
}

/** The server's clock there; the browser's own until the server's takes its place. Milliseconds since 1970. */
export function clock(tx: Transaction, browserNow: number): number {
  return tx.location === 'server' ? Date.now() : browserNow
}
