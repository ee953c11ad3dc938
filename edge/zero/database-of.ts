import type { Transaction } from '@rocicorp/zero'
import type { Database } from '../../db/database.ts'

/** The database of a mutator that the server runs, within its transaction. */
export function databaseOf(tx: Transaction): Database {
  if (tx.location !== 'server') throw new Error('A browser has no database.')
  const { wrappedTransaction } = tx.dbTransaction as { wrappedTransaction: unknown }
  // Whoever runs a mutator here gave the transaction of our own database.
  return wrappedTransaction as Database
}
