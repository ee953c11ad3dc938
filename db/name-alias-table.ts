import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { appUser, team } from './schema.ts'

/** Another name that a team has for a firm or a person. */
export const nameAlias = pgTable(
  'name_alias',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** As properties have it. */
    name: text('name').notNull(),
    alias: text('alias').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('name_alias_alias').on(t.teamId, sql`lower(${t.alias})`),
    index('name_alias_author').on(t.authorId),
  ],
)
