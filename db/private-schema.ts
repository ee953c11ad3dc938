import { boolean, index, integer, json, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ImportDecisions } from '../sync/sheets/model/import-decisions.ts'
import { bigNumber, bytea, moment } from './column-types.ts'
import { team } from './schema.ts'

/** What is never published. Of it only the row behind a property is given out, to its own team. */
export const privateSchema = pgSchema('private')

/** `hand`: typed in the product. */
export type SourceKind = 'sample' | 'file' | 'google-sheet' | 'csv-link' | 'url' | 'hand'

/** Where rows come from: a file, a spreadsheet. It owns its rows, and is never deleted. */
export const source = privateSchema.table(
  'source',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    name: text('name').notNull(),
    kind: text('kind').$type<SourceKind>().notNull().default('file'),
    /**
     * Where its file lies, to be read again on request: an absolute path on this machine, or the key of a kept file.
     * `null` where there is none.
     */
    path: text('path'),
    /** The address that it is fetched from, or the id of its Google sheet; `null` for the other kinds. */
    address: text('address'),
    /** The sheets that are read; `null` for all. */
    tabs: json('tabs').$type<readonly string[]>(),
    /** What people decided about its columns and problems (`sync/sheets/model/import-decisions.ts`). */
    decisions: json('decisions').$type<ImportDecisions>(),
    /** How often it is read by itself; `null` for on request only. */
    everyHours: integer('every_hours'),
    /** When it is read by itself next. */
    nextRunAt: moment('next_run_at'),
    pausedAt: moment('paused_at'),
    /** The user who paused it. */
    pausedBy: text('paused_by'),
    /** When it was last tried, whatever came of it. */
    triedAt: moment('tried_at'),
    /** Since when every try has failed. */
    failingSince: moment('failing_since'),
    /** Failed tries in a row. */
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed: a sentence. */
    failure: text('failure'),
    /** How what came back then begins; `null` where nothing did. */
    failureAnswer: text('failure_answer'),
    /** The user who added it; `null` for a command. */
    addedBy: text('added_by'),
    addedAt: moment('added_at'),
    /** The run whose rows are the source's rows now, or were when it was removed; `null` before the first success. */
    currentRunId: bigNumber('current_run_id'),
    /** When it was removed, and with it the properties that have the same time; it can be restored. */
    removedAt: moment('removed_at'),
  },
  (t) => [uniqueIndex('source_team_name').on(t.teamId, t.name)],
)

/** A host from which a team's files may be fetched, in addition to those of the settings. */
export const sourceHost = privateSchema.table(
  'source_host',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    host: text('host').notNull(),
    /** The administrator who allowed it. */
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.host] })],
)

export type RunState = 'running' | 'done' | 'failed'

/** One try to import a source. */
export const importRun = privateSchema.table(
  'import_run',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    sourceId: bigNumber('source_id')
      .notNull()
      .references(() => source.id),
    /** The file's name. */
    workbook: text('workbook').notNull(),
    /** The file's size; `null` where it read none, and in runs of an older version. */
    fileBytes: bigNumber('file_bytes'),
    state: text('state').$type<RunState>().notNull(),
    forced: boolean('forced').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    rowsRead: integer('rows_read').notNull(),
    rowsNew: integer('rows_new').notNull(),
    rowsChanged: integer('rows_changed').notNull(),
    rowsUnchanged: integer('rows_unchanged').notNull(),
    rowsSkipped: integer('rows_skipped').notNull(),
    rowsRejected: integer('rows_rejected').notNull(),
    /** Rows of the source that were in the book and are not in this file. */
    rowsRemoved: integer('rows_removed').notNull(),
    /** The same where the source keeps them as ended. */
    rowsEnded: integer('rows_ended').notNull().default(0),
    /** One plain sentence; `null` unless the run failed. */
    error: text('error'),
    /** The run whose rows were the source's before; `null` where there was none. */
    previousRunId: bigNumber('previous_run_id'),
    /** The user who asked for it; `null` where it was due by itself or begun in a terminal, and in runs of an older version. */
    runBy: text('run_by'),
    rolledBackAt: moment('rolled_back_at'),
    /** The user who took it back. */
    rolledBackBy: text('rolled_back_by'),
  },
  (t) => [index('import_run_team').on(t.teamId, t.id), index('import_run_source').on(t.sourceId)],
)

/** A table of a run's workbook and how its header was understood. */
export const sourceSheet = privateSchema.table(
  'source_sheet',
  {
    runId: bigNumber('run_id')
      .notNull()
      .references(() => importRun.id),
    /** 0-based, in the order of the workbook. */
    position: integer('position').notNull(),
    /** The sheet's, which may have several tables. */
    name: text('name').notNull(),
    headerRow: integer('header_row').notNull(),
    /** `json` and not `jsonb`, here and below: it keeps every character a cell can hold, NUL among them. */
    header: json('header').$type<readonly string[]>().notNull(),
    columns: json('columns').notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.position] })],
)

export type RowResult = 'property' | 'duplicate' | 'skipped' | 'rejected'

/** A row of a sheet as it stood, and what became of it. */
const rowColumns = () => ({
  runId: bigNumber('run_id').notNull(),
  /** `position` of the table. */
  sheet: integer('sheet').notNull(),
  /** 1-based, as a spreadsheet program shows it. */
  rowNumber: integer('row_number').notNull(),
  cells: json('cells').notNull(),
  /** What was understood of each cell; `column` is the cell's 0-based position. */
  readings: json('readings').notNull(),
  result: text('result').$type<RowResult>().notNull(),
  /** Why the row is no property of its own: sentences. */
  reasons: json('reasons').$type<readonly string[]>(),
  /** The property the row is, or is a duplicate of. */
  propertyId: text('property_id'),
  /** What the row goes by in its sheet: its own id, else its address. `null` where it is no property. */
  place: text('place'),
  /** What tells the deals of a place apart. `null` also in rows that an older version read. */
  deal: text('deal'),
})

/** Every row of a source's current run, and of the one before, which a rollback goes back to. */
export const sourceRow = privateSchema.table('source_row', rowColumns(), (t) => [
  primaryKey({ columns: [t.runId, t.sheet, t.rowNumber] }),
  index('source_row_property').on(t.propertyId, t.runId),
])

/** Rows of a run that is still reading. Unlogged like `stagedProperty`, so that a full disk is given back at once. */
export const stagedRow = privateSchema.table('staged_row', rowColumns())

/** A file that a person has sent and that is no source yet. Its bytes are kept outside of Postgres, under its id. */
export const upload = privateSchema.table('upload', {
  id: text('id').primaryKey(),
  teamId: text('team_id')
    .notNull()
    .references(() => team.id),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  bytes: bigNumber('bytes').notNull(),
  createdAt: moment('created_at').notNull(),
})

/**
 * An import that a person asked for, or the plan of one, where the process that takes the request may end before the
 * work does. Its texts of JSON are those of `edge/services/import-jobs.ts`.
 */
export const importJob = privateSchema.table(
  'import_job',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    task: json('task').$type<object>().notNull(),
    state: json('state').$type<object>().notNull(),
    isStopping: boolean('is_stopping').notNull().default(false),
    /** How often somebody began with it. */
    tries: integer('tries').notNull().default(0),
    /** Whoever works on it is there until then at least; null where nobody does. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [index('import_job_team').on(t.teamId, t.createdAt)],
)

/**
 * What a job has read of its file so far, where it reads in several slices; one row for each time it was stored.
 * Unlogged (see the migration), as are the staged rows that it counts. Its JSON is that of `edge/import/slices`.
 */
export const importSlice = privateSchema.table(
  'import_slice',
  {
    jobId: text('job_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    runId: bigNumber('run_id').notNull(),
    keptAt: moment('kept_at').notNull(),
    /** How far the reading is. */
    state: json('state').$type<object>().notNull(),
    /** What the rows of this slice came to, as far as later rows need it. */
    rows: json('rows').$type<object>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.number] })],
)

/** The live properties of a team at `seq`, in the compressed columns a browser reads. */
export const bookSnapshot = privateSchema.table(
  'book_snapshot',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    seq: bigNumber('seq').notNull(),
    /** Version of the encoding. */
    format: integer('format').notNull(),
    bytes: bytea('bytes').notNull(),
    rows: integer('rows').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.seq] })],
)
