import { and, eq, isNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { attachment } from '../../db/schema.ts'
import { addAttachment, getAttachment } from '../../sync/api/attachments.ts'
import {
  ATTACHMENT_BYTES,
  type AttachmentType,
  isPicture,
  TOO_LARGE_TO_ATTACH,
} from '../../sync/domain/records/attachment.ts'
import type { SessionUser } from '../../sync/session.ts'
import { readChunks } from '../../sync/sheets/file/byte-source.ts'
import { countCall } from '../auth/count-call.ts'
import { mustBeSender } from '../auth/must-be-sender.ts'
import { requireUser } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { handle, readInput } from '../http/handle.ts'
import { standingId } from '../properties/standing-id.ts'
import type { Services } from '../services/services.ts'
import { attachmentKey, keepAttachment } from './keep-attachment.ts'

/** It is shown by itself at most: nothing in it runs, loads or is taken for a page of ours. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Photos and documents of properties. Their removal is a mutator. */
export function attachmentRoutes(app: Hono, services: Services): void {
  const { files, withDb } = services

  handle(app, addAttachment, async ({ id: askedId, name, attachmentId, senderId }, c) => {
    const ctx = await countCall('writes', c, services)
    mustBeSender(ctx, senderId)
    const id = attachmentId ?? crypto.randomUUID()
    const known = await withDb(async (db) => {
      await standingId(db, ctx, askedId)
      return attachmentId === undefined ? null : await attachedAs(db, id, ctx)
    })
    if (Number(c.req.header('content-length') ?? 0) > ATTACHMENT_BYTES)
      throw new ApiError('too_large', TOO_LARGE_TO_ATTACH)
    const { body } = c.req.raw
    if (known !== null) {
      await readAway(body)
      return known
    }
    const row = { id, name, ...(await keepAttachment(files, id, body)) }
    const by = { teamId: ctx.teamId, authorId: ctx.userId, createdAt: services.now() }
    try {
      return await withDb(async (db) => {
        // It may have been joined into another while the file came in.
        const propertyId = await standingId(db, ctx, askedId)
        await db
          .insert(attachment)
          .values({ ...row, ...by, propertyId })
          .onConflictDoNothing()
        return (await attachedAs(db, id, ctx)) ?? row
      })
    } catch (error) {
      // One with an id of its sender's is sent again, or was stored by another call meanwhile.
      if (attachmentId === undefined) await files.remove(attachmentKey(id))
      throw error
    }
  })

  app.get(getAttachment.path, async (c) => {
    const { id } = await readInput(getAttachment, c)
    const { teamId } = await requireUser(c, services)
    const [row] = await withDb((db) =>
      db
        .select()
        .from(attachment)
        .where(and(eq(attachment.id, id), eq(attachment.teamId, teamId), isNull(attachment.removedAt))),
    )
    const file = row === undefined ? null : await files.open(attachmentKey(id))
    if (row === undefined || file === null) throw new ApiError('not_found', 'There is no such attachment.')
    return c.body(streamOf(file), 200, {
      'Content-Type': row.type,
      'Content-Length': String(file.size),
      // In a sandbox browsers show pictures and no PDFs.
      'Content-Disposition': `${isPicture(row.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'Content-Security-Policy': SANDBOX,
      'Cache-Control': 'private, max-age=86400, immutable',
    })
  })
}

/**
 * What the caller has attached under an id, removed or not; null where nobody has attached anything.
 * @throws ApiError `conflict` where somebody else has
 */
async function attachedAs(
  db: Database,
  id: string,
  { teamId, userId }: SessionUser,
): Promise<{ id: string; name: string; type: AttachmentType; bytes: number } | null> {
  const [row] = await db.select().from(attachment).where(eq(attachment.id, id))
  if (row === undefined) return null
  if (row.teamId !== teamId || row.authorId !== userId)
    throw new ApiError('conflict', 'Another file was attached under this id.')
  const { name, type, bytes } = row
  return { id, name, type, bytes }
}

/** Reads a file that is not needed: a sender that is answered before all has gone may take it for a broken line. */
async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > ATTACHMENT_BYTES) return
  }
}

type OpenFile = NonNullable<Awaited<ReturnType<Services['files']['open']>>>

function streamOf(file: OpenFile): ReadableStream<Uint8Array> {
  const chunks = readChunks({ ...file, name: '' })
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const { value, done } = await chunks.next()
        if (!done) return stream.enqueue(value)
        stream.close()
        await file.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}
