import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { appUser, team } from './schema.ts'

/** What a team assumes of a term of its leases wherever no source states it. Written by clients as notes are. */
export const assumedTerm = pgTable(
  'assumed_term',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** One of `ASSUMED_TERMS`. */
    term: text('term').notNull(),
    /** In the unit of `SetTerms`. */
    value: doublePrecision('value').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.term] }), index('assumed_term_author').on(t.authorId)],
)
