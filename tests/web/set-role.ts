import { eq } from 'drizzle-orm'
import { membership } from '../../db/access-schema.ts'
import type { Role } from '../../sync/domain/access/role.ts'
import { inProductDatabase } from './in-product-database.ts'

/** Gives one of the demo's people another role. */
export async function setRole(userId: 'demo-maria' | 'demo-james', role: Role): Promise<void> {
  await inProductDatabase((db) => db.update(membership).set({ role }).where(eq(membership.userId, userId)))
}
