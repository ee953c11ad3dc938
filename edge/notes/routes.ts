import type { Transaction } from '@rocicorp/zero'
import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { type ApiNote, addNote, editNote, listNotes, removeNote } from '../../sync/api/notes.ts'
import { queries } from '../../sync/queries.ts'
import { type NoteRow, schema, zql } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { handle } from '../http/handle.ts'
import { runMutation } from '../mutators/run-mutation.ts'
import { serverMutators } from '../mutators/server-mutators.ts'
import { standingId } from '../properties/standing-id.ts'
import type { Services } from '../services/services.ts'

/** Team notes over HTTP: the same queries and mutators as through the sync engine. */
export function noteRoutes(app: Hono, services: Services): void {
  const asUser = async <T>(c: Context, work: (db: Database, ctx: SessionUser) => Promise<T>): Promise<T> => {
    const ctx = await requireUser(c, services)
    return services.withDb((db) => work(db, ctx))
  }

  const asWriter: typeof asUser = async (c, work) => {
    const ctx = await countCall('writes', c, services)
    return services.withDb((db) => work(db, ctx))
  }

  handle(app, listNotes, ({ id }, c) =>
    asUser(c, async (db, ctx) => {
      const args = { propertyId: await standingId(db, ctx, id) }
      const rows = await zeroDrizzle(schema, db).run(queries.note.ofProperty.fn({ args, ctx }))
      return rows.map(shown)
    }),
  )

  handle(app, addNote, ({ id: propertyId, ...rest }, c) =>
    asWriter(c, (db, ctx) =>
      runMutation(db, async (tx) => {
        const args = { id: crypto.randomUUID(), propertyId, ...rest, now: Date.now() }
        await serverMutators.note.add.fn({ tx, args, ctx })
        return noteIn(tx, args.id)
      }),
    ),
  )

  handle(app, editNote, ({ noteId, ...rest }, c) =>
    asWriter(c, (db, ctx) =>
      runMutation(db, async (tx) => {
        await serverMutators.note.edit.fn({ tx, args: { id: noteId, ...rest, now: Date.now() }, ctx })
        return noteIn(tx, noteId)
      }),
    ),
  )

  handle(app, removeNote, ({ noteId }, c) =>
    asWriter(c, (db, ctx) =>
      runMutation(db, async (tx) => {
        await serverMutators.note.remove.fn({ tx, args: { id: noteId }, ctx })
        return {}
      }),
    ),
  )
}

async function noteIn(tx: Transaction, id: string): Promise<ApiNote> {
  const row = await tx.run(zql.note.where('id', id).related('author').one())
  if (!row) throw new ApiError('not_found', 'There is no such note.')
  return shown(row)
}

function shown(row: NoteRow & { readonly author?: { readonly name: string } | undefined }): ApiNote {
  return {
    id: row.id,
    note: row.note,
    isPrivate: row.isPrivate,
    userId: row.authorId,
    userName: row.author?.name ?? '',
    userEmail: null,
    createdAt: row.createdAt,
  }
}
