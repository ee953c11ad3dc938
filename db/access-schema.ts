import { boolean, index, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AuditAction } from '../sync/domain/access/audit-action.ts'
import type { Role } from '../sync/domain/access/role.ts'
import type { TokenScope } from '../sync/domain/access/token-scope.ts'
import { bigNumber, moment } from './column-types.ts'
import { privateSchema } from './private-schema.ts'
import { appUser, team } from './schema.ts'

/** A person's place in a team. A row of `app_user` without one is a name that past work is signed with. */
export const membership = privateSchema.table('membership', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.id),
  role: text('role').$type<Role>().notNull(),
  /** True where settings or the directory say the role, so that no administrator changes it here. */
  isRoleFixed: boolean('is_role_fixed').notNull(),
  joinedAt: moment('joined_at').notNull(),
  /** Behind by up to a minute; null for somebody who has not come yet. */
  seenAt: moment('seen_at'),
  /** Null while they may come in. */
  disabledAt: moment('disabled_at'),
})

/** An address that may come in once, with a role. */
export const invitation = privateSchema.table(
  'invitation',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('invitation_team_email').on(t.teamId, t.email)],
)

/**
 * Whom a directory means by a person: its own key, never an address, which can be given to somebody else. A person of
 * two teams is two users.
 */
export const identity = privateSchema.table(
  'identity',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    /** False where the directory no longer counts them to the team, as of the last sign-in. */
    isCurrent: boolean('is_current').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject, t.userId] }),
    uniqueIndex('identity_user').on(t.userId),
  ],
)

/** A browser in which somebody of a directory is signed in. It ends by being deleted. */
export const session = privateSchema.table(
  'session',
  {
    /** The SHA-256 of what the cookie holds, base64url: who reads it here cannot sign in with it. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
    /** Behind by up to a minute. */
    seenAt: moment('seen_at').notNull(),
    /** In words, such as `Chrome on Windows`. */
    device: text('device').notNull(),
    /** What the directory wants to see at sign-out, sealed with what the cookie holds; `null` where it is too long. */
    idToken: text('id_token'),
  },
  (t) => [index('session_user').on(t.userId)],
)

/**
 * A session that was ended from elsewhere, not by its own browser. Whoever comes back with its cookie proves anew who
 * they are: the directory still knows that browser, and would let it straight in again.
 */
export const endedSession = privateSchema.table('ended_session', {
  /** As of the session. */
  id: text('id').primaryKey(),
  endedAt: moment('ended_at').notNull(),
})

/** What a program of somebody's signs in with. It ends by being deleted. */
export const apiToken = privateSchema.table(
  'api_token',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    name: text('name').notNull(),
    scope: text('scope').$type<TokenScope>().notNull(),
    /** The SHA-256 of the token, base64url. */
    hash: text('hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Behind by up to a minute. */
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('api_token_hash').on(t.hash), index('api_token_user').on(t.userId)],
)

/** Who did what, when. Rows are added and read; a trigger refuses everything else. */
export const auditEvent = privateSchema.table(
  'audit_event',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Null where nobody knows, as of a sign-in that was refused. */
    teamId: text('team_id').references(() => team.id),
    /** No foreign key, and the name beside it: an entry outlives the person. */
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    /** The token's name where a program did it; null for a browser. */
    token: text('token'),
    action: text('action').$type<AuditAction>().notNull(),
    /** The id of what it was done to. */
    subject: text('subject'),
    /** Counts, roles, names of people and files; never what somebody wrote. */
    details: jsonb('details').$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    /** In words, as of a session. */
    device: text('device'),
  },
  (t) => [index('audit_event_team').on(t.teamId, t.id)],
)
