import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AssumedTerm } from '../sync/domain/economics/assumptions.ts'
import { moment } from './column-types.ts'
import { appUser, team } from './schema.ts'

/** What a team assumes of a term of its leases wherever no source states it. Written by clients as notes are. */
export const assumedTerm = pgTable(
  'assumed_term',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    term: text('term').$type<AssumedTerm>().notNull(),
    /** In the unit of `SetTerms`. */
    value: doublePrecision('value').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.term] }), index('assumed_term_author').on(t.authorId)],
)
