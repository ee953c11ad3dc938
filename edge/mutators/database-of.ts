import type { Transaction } from '@rocicorp/zero'
import type { Transaction as DatabaseTransaction } from '../../db/database.ts'

/** The transaction of our own database that a mutator of the server runs in. */
export function databaseOf(tx: Transaction): DatabaseTransaction {
  if (tx.location !== 'server') throw new Error('A browser has no database.')
  const { wrappedTransaction } = tx.dbTransaction as { wrappedTransaction: unknown }
  // Whoever runs a mutator here gave the transaction of our own database.
  return wrappedTransaction as DatabaseTransaction
}
