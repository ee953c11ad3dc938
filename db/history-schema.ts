import { index, json, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PropertyValue } from '../sync/domain/property.ts'
import type { CompAdjustments } from '../sync/domain/records/adjustment.ts'
import { bigNumber, moment } from './column-types.ts'
import { privateSchema } from './private-schema.ts'
import { team } from './schema.ts'

export type ChangeKind =
  | 'added'
  | 'changed'
  | 'removed'
  | 'returned'
  | 'ended'
  | 'corrected'
  | 'uncorrected'
  | 'joined'
  | 'parted'
  | 'rolled-back'

/** The fields that a change is of, and what they were or became. */
export type ChangedFields = Readonly<Record<string, PropertyValue>>

/** What only the store knew of a property before a run, for a rollback. Moments are ISO texts. */
export interface StoredBefore {
  readonly contentHash: string
  readonly changedAt: string | null
  readonly rentChangedAt: string | null
  readonly removedAt: string | null
  /** Absent in what older versions recorded. */
  readonly endedAt?: string | null
  /** Of which source it was, where the run took it from another; absent in what older versions recorded. */
  readonly sourceId?: number | null
}

/** What happened to a property, never changed. The rows of a source's first run are not in it: their property says when. */
export const propertyChange = privateSchema.table(
  'property_change',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    propertyId: text('property_id').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    at: moment('at').notNull(),
    /** The run that did it, else a person. */
    runId: bigNumber('run_id'),
    userId: text('user_id'),
    before: json('before').$type<ChangedFields>(),
    after: json('after').$type<ChangedFields>(),
    reason: text('reason'),
    /** `null` where no run did it. */
    was: json('was').$type<StoredBefore>(),
  },
  (t) => [
    index('property_change_team').on(t.teamId, t.id),
    index('property_change_property').on(t.propertyId, t.id),
    index('property_change_run').on(t.runId, t.propertyId),
  ],
)

/** What of a comp list's entry two properties in the same list are told apart by. */
export interface MovedEntry {
  readonly notes: string | null
  readonly isIncluded: boolean
  readonly excludedBy: string | null
  readonly excludedAt: string | null
  readonly excludeReason: string | null
  /** Absent of what was kept before there were adjustments. */
  readonly adjustments?: CompAdjustments | null
  readonly weight?: number | null
}

/** What of an entry people can change by itself; `isIncluded` with who left it out, when and why. */
export type EntryPart = 'notes' | 'isIncluded' | 'adjustments' | 'weight'

/** What hung on a property before it was joined into another. */
export interface Moved {
  readonly notes: readonly string[]
  readonly attachments: readonly string[]
  /** Those of the joined one whose figures are shown now. */
  readonly corrections: readonly string[]
  /** Those of the kept one that lie over figures of the joined one now. */
  readonly parked: readonly string[]
  /** Lists that had the joined one alone, or as their subject. */
  readonly lists: readonly number[]
  /** When the entries of `lists` were added to them, in the same order: one that was added since is of the kept one. */
  readonly listedAt?: readonly string[]
  readonly subjects: readonly number[]
  /** Lists that had both: what each was in, and what the one that stayed became. */
  readonly merged: readonly {
    readonly list: number
    readonly position: number
    readonly createdAt: string
    /** When the one that stayed was added: one that was added since was never of both. */
    readonly keptAt?: string
    readonly name: string
    readonly address: string | null
    readonly other: MovedEntry
    readonly keep: MovedEntry
    readonly both: MovedEntry
    /** What people have said of the one that stayed since, which nothing of the joined one is laid over. */
    readonly said?: readonly EntryPart[]
  }[]
}

/** What a person decided about two properties that may be one. */
export const duplicateDecision = privateSchema.table(
  'duplicate_decision',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** The lesser of the two ids. */
    first: text('first').notNull(),
    second: text('second').notNull(),
    decision: text('decision').$type<'joined' | 'apart'>().notNull(),
    /** The property that stands for both; `null` where they are kept apart. */
    kept: text('kept'),
    /** The fields that are taken from the other one. */
    taken: json('taken').$type<readonly string[]>(),
    /** What was moved from the other one to the kept one, to be moved back; `null` while nothing is. */
    moved: json('moved').$type<Moved>(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.first, t.second] })],
)
