import { boolean, doublePrecision, index, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Property, PropertyValue } from '../sync/domain/property.ts'
import type { CompAdjustments, TypedSubject } from '../sync/domain/records/adjustment.ts'
import type { AttachmentType } from '../sync/domain/records/attachment.ts'
import type { CompListFilters } from '../sync/domain/records/comp-list.ts'
import type { GridBase, RowRates } from '../sync/domain/records/grid-terms.ts'
import { bigNumber, moment } from './column-types.ts'

/** Who shares a book. A directory tenant maps to a team, and every row of the product belongs to one. */
export const team = pgTable('team', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
})

export const appUser = pgTable(
  'app_user',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    name: text('name').notNull(),
    /** Never leaves the server: the publication carries the other columns only. */
    email: text('email'),
  },
  (t) => [index('app_user_team').on(t.teamId)],
)

/** Which snapshot a team's tail is laid over: the tail holds every change after `snapshotSeq`. */
export const book = pgTable('book', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => team.id),
  snapshotSeq: bigNumber('snapshot_seq').notNull(),
})

/** The newest version of every property changed since the snapshot. Written by a trigger on `property` only. */
export const propertyTail = pgTable(
  'property_tail',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    changeSeq: bigNumber('change_seq').notNull(),
    /** `null` where the property was removed. */
    row: jsonb('row').$type<Property>(),
  },
  (t) => [index('property_tail_team_seq').on(t.teamId, t.changeSeq)],
)

/** Written by clients: ids and times come from the mutator, so no column has a default. */
export const note = pgTable(
  'note',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** No foreign key: a note outlives the removal and return of its property. */
    propertyId: text('property_id').notNull(),
    note: text('note').notNull(),
    isPrivate: boolean('is_private').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('note_team_property').on(t.teamId, t.propertyId), index('note_author').on(t.authorId)],
)

/** How somebody shows a table, written by clients as notes are. */
export const tableView = pgTable(
  'table_view',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    name: text('name').notNull(),
    isPrivate: boolean('is_private').notNull(),
    columns: text('columns').notNull(),
    density: text('density').notNull(),
    sort: text('sort'),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('table_view_team').on(t.teamId), index('table_view_author').on(t.authorId)],
)

export const compList = pgTable(
  'comp_list',
  {
    /** Random, made on the client, below 2^48. */
    id: bigNumber('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => appUser.id),
    name: text('name').notNull(),
    description: text('description'),
    centerAddress: text('center_address'),
    /** Degrees. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Miles. */
    radius: doublePrecision('radius'),
    isPublic: boolean('is_public').notNull(),
    /** The property its comps are compared with. No foreign key, as for a note. */
    subjectPropertyId: text('subject_property_id'),
    /** What was typed of the subject, over what the book says of it or in its place. */
    typedSubject: jsonb('typed_subject').$type<TypedSubject>(),
    /** The rent its grid starts from, one of `GRID_BASES`; null for the contract rent. */
    gridBase: text('grid_base').$type<GridBase>(),
    /** What units of its characteristics are worth. */
    rowRates: jsonb('row_rates').$type<RowRates>(),
    /** The filters the list was made with. */
    filters: jsonb('filters').$type<CompListFilters>(),
    /** Set on a deleted list, which can be restored for a day. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('comp_list_team').on(t.teamId), index('comp_list_owner').on(t.ownerId)],
)

export const compListEntry = pgTable(
  'comp_list_entry',
  {
    compListId: bigNumber('comp_list_id')
      .notNull()
      .references(() => compList.id, { onDelete: 'cascade' }),
    /** No foreign key, as for a note. */
    propertyId: text('property_id').notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** As it was called when it came in, should it leave the book. */
    propertyName: text('property_name').notNull(),
    propertyAddress: text('property_address'),
    notes: text('notes'),
    isIncluded: boolean('is_included').notNull(),
    /** Who left it out, when and why; null where it is included. */
    excludedBy: text('excluded_by').references(() => appUser.id),
    excludedAt: moment('excluded_at'),
    excludeReason: text('exclude_reason'),
    /** What its rent is changed by to stand for the subject. */
    adjustments: jsonb('adjustments').$type<CompAdjustments>(),
    /** Of 100. */
    weight: doublePrecision('weight'),
    position: doublePrecision('position').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.compListId, t.propertyId] }),
    index('comp_list_entry_team_property').on(t.teamId, t.propertyId),
  ],
)

/**
 * What a person says of one field of a property, over its source. Never changed but to be taken back, so that what was
 * said stays known. The shown value stands in `property.corrections` as well.
 */
export const correction = pgTable(
  'correction',
  {
    /** Made on the client. */
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** No foreign key, as for a note. */
    propertyId: text('property_id').notNull(),
    /** A field of `Property`. */
    field: text('field').notNull(),
    /** The value that is shown, `null` for none. */
    value: json('value').$type<PropertyValue>(),
    /** As it was typed. */
    typed: text('typed').notNull(),
    reason: text('reason'),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
    /** What the source said when it was corrected. */
    sourceWas: json('source_was').$type<PropertyValue>(),
    /** What the source says now. */
    sourceValue: json('source_value').$type<PropertyValue>(),
    /** When the source last changed what it says, after the correction. */
    sourceChangedAt: moment('source_changed_at'),
    takenBackAt: moment('taken_back_at'),
    takenBackBy: text('taken_back_by').references(() => appUser.id),
  },
  (t) => [
    index('correction_team_property').on(t.teamId, t.propertyId),
    index('correction_author').on(t.authorId),
  ],
)

/** A photo or a document of a property. Its bytes are kept outside of Postgres, under its id. */
export const attachment = pgTable(
  'attachment',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    /** No foreign key, as for a note. */
    propertyId: text('property_id').notNull(),
    /** Of the file, as its author had it. */
    name: text('name').notNull(),
    /** The media type that its content has. */
    type: text('type').$type<AttachmentType>().notNull(),
    bytes: bigNumber('bytes').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('attachment_team_property').on(t.teamId, t.propertyId),
    index('attachment_author').on(t.authorId),
  ],
)
