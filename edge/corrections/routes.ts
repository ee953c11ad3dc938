import type { Transaction } from '@rocicorp/zero'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { correctionInForce, visibleCorrections } from '../../sync/access/correction-access.ts'
import {
  type ApiCorrection,
  listCorrections,
  removeCorrection,
  setCorrection,
} from '../../sync/api/corrections.ts'
import { type CorrectionRow, schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { databaseOf } from '../mutators/database-of.ts'
import { runMutation } from '../mutators/run-mutation.ts'
import { serverMutators } from '../mutators/server-mutators.ts'
import { standingId } from '../properties/standing-id.ts'
import type { Services } from '../services/services.ts'

/** Corrections over HTTP: the same mutators as through the sync engine. */
export function correctionRoutes(app: Hono, services: Services): void {
  const asWriter = async <T>(
    c: Context,
    work: (db: Database, ctx: SessionUser) => Promise<T>,
  ): Promise<T> => {
    const ctx = await countCall('writes', c, services)
    return services.withDb((db) => work(db, ctx))
  }

  handle(app, listCorrections, async ({ id }, c) => {
    const ctx = await requireUser(c, services)
    return services.withDb(async (db) => {
      const propertyId = await standingId(db, ctx, id)
      const rows = await zeroDrizzle(schema, db).run(
        visibleCorrections(ctx)
          .where('propertyId', propertyId)
          .where('takenBackAt', 'IS', null)
          .related('author')
          .orderBy('createdAt', 'desc'),
      )
      return rows.map(shown)
    })
  })

  handle(app, setCorrection, ({ id: propertyId, reason = null, ...rest }, c) =>
    asWriter(c, (db, ctx) =>
      runMutation(db, async (tx) => {
        const args = {
          id: crypto.randomUUID(),
          propertyId,
          reason,
          ...rest,
          optimistic: null,
          now: Date.now(),
        }
        await serverMutators.correction.set.fn({ tx, args, ctx })
        return await correctionIn(tx, ctx, args.id)
      }),
    ),
  )

  handle(app, removeCorrection, ({ id, field }, c) =>
    asWriter(c, (db, ctx) =>
      runMutation(db, async (tx) => {
        const propertyId = await standingId(databaseOf(tx), ctx, id)
        const correction = await correctionInForce(tx, ctx, { propertyId, field })
        if (correction === null) throw new ApiError('not_found', 'This field is not corrected.')
        const args = { id: correction.id, optimistic: null, now: Date.now() }
        await serverMutators.correction.takeBack.fn({ tx, args, ctx })
        return {}
      }),
    ),
  )
}

async function correctionIn(tx: Transaction, ctx: SessionUser, id: string): Promise<ApiCorrection> {
  const row = await tx.run(visibleCorrections(ctx).where('id', id).related('author').one())
  if (!row) throw new ApiError('not_found', 'There is no such correction.')
  return shown(row)
}

function shown(
  row: CorrectionRow & { readonly author?: { readonly name: string } | undefined },
): ApiCorrection {
  const { id, field, typed, reason, authorId, createdAt, sourceChangedAt } = row
  return {
    ...{ id, field, typed, reason, createdAt, sourceChangedAt },
    value: row.value ?? null,
    userId: authorId,
    userName: row.author?.name ?? '',
    sourceWas: row.sourceWas ?? null,
    sourceValue: row.sourceValue ?? null,
  }
}
