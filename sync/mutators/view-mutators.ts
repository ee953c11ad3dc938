import * as z from 'zod/mini'
import { mustMay } from '../access/rights.ts'
import { mustBeViewAuthor, mustMayRemoveView } from '../access/view-access.ts'
import { viewColumns, viewDensity, viewName, viewSort } from '../domain/table/table-view.ts'
import { recordId } from '../domain/words/person-text.ts'
import { zql } from '../schema.ts'
import { SyncError } from '../sync-error.ts'
import { type Call, clock } from './mutator-call.ts'

const shown = {
  name: viewName,
  isPrivate: z.boolean(),
  columns: viewColumns,
  density: viewDensity,
  sort: viewSort,
}

export const saveViewArgs = z.object({
  /** Made once and reused on retry, so that a view sent twice is one view. */
  id: recordId.check(z.minLength(8)),
  ...shown,
  /** The browser's clock, shown until the server's takes its place. Milliseconds since 1970. */
  now: z.number(),
})

/** What is absent stays as it is. */
export const editViewArgs = z.object({
  id: recordId,
  ...z.partial(z.object(shown)).shape,
  now: z.number(),
})

export const removeViewArgs = z.object({ id: recordId })

/** Saves how a table is shown; a view of the team needs a member. The same id again from its author changes nothing. */
export async function saveView({ tx, args, ctx }: Call<z.infer<typeof saveViewArgs>>): Promise<void> {
  const existing = await tx.run(zql.tableView.where('id', args.id).one())
  if (existing) {
    if (existing.authorId === ctx.userId) return
    throw new SyncError('invalid')
  }
  if (!args.isPrivate) mustMay(ctx, 'shareViews')
  const { now: told, ...view } = args
  const now = clock(tx, told)
  await tx.mutate.tableView.insert({
    ...view,
    teamId: ctx.teamId,
    authorId: ctx.userId,
    createdAt: now,
    updatedAt: now,
  })
}

/** Changes what is given of a view; its author only. */
export async function editView({ tx, args, ctx }: Call<z.infer<typeof editViewArgs>>): Promise<void> {
  const before = await mustBeViewAuthor(tx, args.id, ctx)
  if (!(args.isPrivate ?? before.isPrivate)) mustMay(ctx, 'shareViews')
  const { now, ...view } = args
  await tx.mutate.tableView.update({ ...view, updatedAt: clock(tx, now) })
}

/** Removes a view; its author, and one of the team an administrator. */
export async function removeView({ tx, args, ctx }: Call<z.infer<typeof removeViewArgs>>): Promise<void> {
  await mustMayRemoveView(tx, args.id, ctx)
  await tx.mutate.tableView.delete({ id: args.id })
}
