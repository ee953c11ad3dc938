import type { Transaction } from '@rocicorp/zero'
import * as z from 'zod/mini'
import { mustMay } from '../access/rights.ts'
import { aliasedName, aliasText, MOST_ALIASES } from '../domain/words/name-alias.ts'
import { recordId } from '../domain/words/person-text.ts'
import { type NameAliasRow, zql } from '../schema.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'
import { type Call, clock } from './mutator-call.ts'

export const addAliasArgs = z.object({
  /** Made once and reused on retry, so that an alias sent twice is one. */
  id: recordId.check(z.minLength(8)),
  name: aliasedName,
  alias: aliasText,
  now: z.number(),
})

export const removeAliasArgs = z.object({ id: recordId })

/** Adds another name for a firm or a person. The same id again from its author changes nothing. */
export async function addAlias({ tx, args, ctx }: Call<z.infer<typeof addAliasArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  const { id, name, alias, now } = args
  const existing = await tx.run(zql.nameAlias.where('id', id).one())
  if (existing) {
    if (existing.authorId === ctx.userId) return
    throw new SyncError('invalid')
  }
  const known = await aliasesOf(tx, ctx)
  if (known.length >= MOST_ALIASES)
    throw new SyncError('invalid', `A team has at most ${MOST_ALIASES} of them.`)
  const same = known.find((other) => other.alias.toLowerCase() === alias.toLowerCase())
  if (same) throw new SyncError('invalid', `alias: “${same.alias}” is another name of ${same.name} already.`)
  if (name.toLowerCase() === alias.toLowerCase())
    throw new SyncError('invalid', 'alias: It is the same as the name.')
  const by = { teamId: ctx.teamId, authorId: ctx.userId, createdAt: clock(tx, now) }
  await tx.mutate.nameAlias.insert({ id, name, alias, ...by })
}

export async function removeAlias({ tx, args, ctx }: Call<z.infer<typeof removeAliasArgs>>): Promise<void> {
  mustMay(ctx, 'correct')
  const known = await aliasesOf(tx, ctx)
  if (!known.some(({ id }) => id === args.id)) throw new SyncError('not_found')
  await tx.mutate.nameAlias.delete({ id: args.id })
}

function aliasesOf(tx: Transaction, { teamId }: SessionUser): Promise<readonly NameAliasRow[]> {
  return tx.run(zql.nameAlias.where('teamId', teamId))
}
