import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { source } from '../../../db/private-schema.ts'
import { storableText } from '../../import/run/storable.ts'
import { afterFailure, afterSuccess } from '../next-run.ts'

/** Notes that a source was read. */
export async function recordSuccess(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ everyHours: source.everyHours })
      .from(source)
      .where(eq(source.id, id))
      .for('update')
    const nextRunAt = afterSuccess(known?.everyHours ?? null, now)
    await tx
      .update(source)
      .set({ triedAt: now, failingSince: null, tries: 0, failure: null, failureAnswer: null, nextRunAt })
      .where(eq(source.id, id))
  })
}

/** Notes that a source could not be read, and why. Its properties stay. */
export async function recordFailure(
  db: Database,
  id: number,
  { sentence, answer }: { readonly sentence: string; readonly answer: string | null },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ everyHours: source.everyHours, tries: source.tries })
      .from(source)
      .where(eq(source.id, id))
      .for('update')
    if (known === undefined) return
    const tries = known.tries + 1
    await tx
      .update(source)
      .set({
        triedAt: now,
        failingSince: sql`coalesce(${source.failingSince}, ${now.toISOString()}::timestamptz)`,
        tries,
        failure: storableText(sentence),
        failureAnswer: answer === null ? null : storableText(answer),
        nextRunAt: afterFailure(known.everyHours, tries, now),
      })
      .where(eq(source.id, id))
  })
}
