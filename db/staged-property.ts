import { primaryKey, text } from 'drizzle-orm/pg-core'
import { bigNumber } from './column-types.ts'
import { privateSchema } from './private-schema.ts'
import { importedColumns } from './property-table.ts'

/**
 * Properties of a run that is still reading, kept out of the book until the run is whole. Unlogged (see the
 * migration): after a crash of Postgres it is empty, and so is the run it belonged to.
 */
export const stagedProperty = privateSchema.table(
  'staged_property',
  {
    runId: bigNumber('run_id').notNull(),
    id: text('id').notNull(),
    ...importedColumns(),
    contentHash: text('content_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.id] })],
)
