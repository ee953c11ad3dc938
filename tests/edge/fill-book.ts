import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { DEMO_TEAM, seedDemoTeam } from '../../db/demo-team.ts'
import { source } from '../../db/private-schema.ts'
import { property } from '../../db/property-table.ts'
import type { Property } from '../../sync/domain/property.ts'

/** A statement has 65,535 values at most. */
const ROWS_A_STATEMENT = 500

/**
 * Puts properties of a new source into the demo team's book as any writer does: the triggers number them and fill the
 * tail.
 */
export async function fillBook(db: Database, properties: readonly Property[], name = 'test'): Promise<void> {
  await seedDemoTeam(db)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
    const [own] = await tx.insert(source).values({ teamId: DEMO_TEAM, name }).returning()
    if (!own) throw new Error('The source was not written.')
    for (let from = 0; from < properties.length; from += ROWS_A_STATEMENT) {
      await tx.insert(property).values(
        properties.slice(from, from + ROWS_A_STATEMENT).map((p) => ({
          ...p,
          teamId: DEMO_TEAM,
          sourceId: own.id,
          contentHash: createHash('sha256').update(JSON.stringify(p)).digest('hex'),
          changeSeq: 0,
          createdAt: new Date(p.createdAt),
          changedAt: dateOf(p.changedAt),
          rentChangedAt: dateOf(p.rentChangedAt),
        })),
      )
    }
  })
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
