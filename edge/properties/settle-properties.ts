import type { Transaction } from '../../db/database.ts'
import { tellSourceChanges } from '../corrections/tell-source-changes.ts'
import { settleJoins } from '../duplicates/settle-joins.ts'

/**
 * Brings what people said over properties in line with what their sources say now. Whatever changes properties in bulk
 * ends with it, in its transaction, with the book open. Doing it twice changes nothing.
 */
export async function settleProperties(tx: Transaction, team: string, at: Date): Promise<void> {
  await settleJoins(tx, team, at)
  await tellSourceChanges(tx, team, at)
}
