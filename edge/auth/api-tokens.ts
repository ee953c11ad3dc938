import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { apiToken, identity, membership } from '../../db/access-schema.ts'
import type { Database } from '../../db/database.ts'
import { appUser } from '../../db/schema.ts'
import { type ApiToken, type makeToken as endpoint, MOST_TOKENS } from '../../sync/api/tokens.ts'
import type { TokenScope } from '../../sync/domain/access/token-scope.ts'
import { DAY_MS } from '../../sync/domain/dates/days.ts'
import type { SessionUser } from '../../sync/session.ts'
import { ApiError } from '../http/api-error.ts'
import { isStale, memberColumns } from './members.ts'
import { randomSecret, sha256 } from './sha256.ts'

/** How a token begins, so that a secret scanner knows one. */
export const TOKEN_PREFIX = 'clearheight_'

export interface TokenUse {
  readonly user: SessionUser
  readonly token: { readonly id: string; readonly name: string; readonly scope: TokenScope }
  readonly isFirst: boolean
}

/** Whose token it is; null where it has ended, has expired, or its owner may not come in. */
export async function useToken(db: Database, token: string, now: Date): Promise<TokenUse | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null
  const [found] = await db
    .select({
      user: memberColumns,
      token: { id: apiToken.id, name: apiToken.name, scope: apiToken.scope },
      usedAt: apiToken.usedAt,
    })
    .from(apiToken)
    .innerJoin(appUser, eq(appUser.id, apiToken.userId))
    .innerJoin(membership, eq(membership.userId, appUser.id))
    // The demo's people have none.
    .leftJoin(identity, eq(identity.userId, appUser.id))
    .where(
      and(
        eq(apiToken.hash, await sha256(token)),
        gt(apiToken.expiresAt, now),
        isNull(membership.disabledAt),
        or(isNull(identity.isCurrent), identity.isCurrent),
      ),
    )
    .limit(1)
  if (found === undefined) return null
  const { user, token: used, usedAt } = found
  if (!isStale(usedAt, now)) return { user, token: used, isFirst: false }
  // Of several at once only one is the first.
  const isUnseen = usedAt === null ? isNull(apiToken.usedAt) : undefined
  const seen = await db
    .update(apiToken)
    .set({ usedAt: now })
    .where(and(eq(apiToken.id, used.id), isUnseen))
    .returning({ id: apiToken.id })
  return { user, token: used, isFirst: usedAt === null && seen.length > 0 }
}

/** Somebody's tokens that are good, newest first. */
export async function listTokens(db: Database, userId: string, now: Date): Promise<ApiToken[]> {
  const found = await db
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.userId, userId), gt(apiToken.expiresAt, now)))
    .orderBy(desc(apiToken.createdAt), apiToken.id)
  return found.map(shown)
}

/**
 * Makes a token; what has expired of theirs is cleared away. Within a transaction.
 * @throws ApiError `conflict`
 */
export async function makeToken(
  tx: Database,
  user: SessionUser,
  { name, scope, days }: z.infer<typeof endpoint.input>,
  now: Date,
): Promise<z.infer<typeof endpoint.output>> {
  const { userId } = user
  if (scope === 'write' && user.role === 'viewer') throw new ApiError('forbidden', READ_ONLY)
  // Two at once would both find room for the last one.
  await tx.select().from(membership).where(eq(membership.userId, userId)).for('update')
  await tx.delete(apiToken).where(and(eq(apiToken.userId, userId), lte(apiToken.expiresAt, now)))
  if ((await tx.$count(apiToken, eq(apiToken.userId, userId))) >= MOST_TOKENS) {
    throw new ApiError('conflict', `You have ${MOST_TOKENS} tokens, which is the most. End one first.`)
  }
  const secret = TOKEN_PREFIX + randomSecret()
  const made = {
    id: crypto.randomUUID(),
    userId,
    name,
    scope,
    hash: await sha256(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    usedAt: null,
  }
  await tx.insert(apiToken).values(made)
  return { ...shown(made), secret }
}

/**
 * Ends a token of one's own, or for an administrator of anybody in the team. Answers its name and whose it was. Within
 * a transaction.
 * @throws ApiError `not_found`
 */
export async function endToken(
  db: Database,
  { userId, teamId, role }: SessionUser,
  id: string,
): Promise<{ name: string; of: string }> {
  const isTheirs = eq(apiToken.userId, userId)
  const [found] = await db
    .select({ id: apiToken.id, name: apiToken.name, of: appUser.name })
    .from(apiToken)
    .innerJoin(appUser, eq(appUser.id, apiToken.userId))
    .where(
      and(
        eq(apiToken.id, id),
        role === 'administrator' ? or(isTheirs, eq(appUser.teamId, teamId)) : isTheirs,
      ),
    )
  const ended = await db
    .delete(apiToken)
    .where(eq(apiToken.id, found?.id ?? ''))
    .returning()
  if (found === undefined || ended.length === 0) throw new ApiError('not_found', 'There is no such token.')
  return found
}

function shown({ id, name, scope, createdAt, expiresAt, usedAt }: typeof apiToken.$inferSelect): ApiToken {
  return {
    id,
    name,
    scope,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    usedAt: usedAt?.getTime() ?? null,
  }
}

const READ_ONLY = 'A viewer’s tokens may only read.'
