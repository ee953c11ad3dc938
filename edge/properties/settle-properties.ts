import type { Transaction } from '../../db/database.ts'
import { tellSourceChanges } from '../corrections/tell-source-changes.ts'
import { settleJoins } from '../duplicates/settle-joins.ts'

/**
 * Updates corrections by what the sources of their properties say now. Whatever changes many properties ends with
 * this, in its transaction, with the book open. Running it twice changes nothing.
 */
export async function settleProperties(tx: Transaction, team: string, at: Date): Promise<void> {
  await settleJoins(tx, team, at)
  await tellSourceChanges(tx, team, at)
}
