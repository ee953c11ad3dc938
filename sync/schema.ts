import {
  boolean,
  createBuilder,
  createSchema,
  json,
  number,
  type Row,
  relationships,
  string,
  table,
} from '@rocicorp/zero'
import type { AssumedTerm } from './domain/economics/assumptions.ts'
import type { Property, PropertyValue } from './domain/property.ts'
import type { CompAdjustments, TypedSubject } from './domain/records/adjustment.ts'
import type { CompListFilters } from './domain/records/comp-list.ts'
import type { GridBase, RowRates } from './domain/records/grid-terms.ts'
import type { Density } from './domain/table/table-layout.ts'
import type { SessionUser } from './session.ts'

const book = table('book')
  .columns({ teamId: string().from('team_id'), snapshotSeq: number().from('snapshot_seq') })
  .primaryKey('teamId')

const propertyTail = table('propertyTail')
  .from('property_tail')
  .columns({
    id: string(),
    teamId: string().from('team_id'),
    changeSeq: number().from('change_seq'),
    row: json<Property>().optional(),
  })
  .primaryKey('id')

const appUser = table('appUser')
  .from('app_user')
  .columns({ id: string(), teamId: string().from('team_id'), name: string() })
  .primaryKey('id')

const note = table('note')
  .columns({
    id: string(),
    teamId: string().from('team_id'),
    propertyId: string().from('property_id'),
    note: string(),
    isPrivate: boolean().from('is_private'),
    authorId: string().from('author_id'),
    createdAt: number().from('created_at'),
    updatedAt: number().from('updated_at'),
  })
  .primaryKey('id')

/** Another name that a team has for a firm or a person. */
const nameAlias = table('nameAlias')
  .from('name_alias')
  .columns({
    id: string(),
    teamId: string().from('team_id'),
    name: string(),
    alias: string(),
    authorId: string().from('author_id'),
    createdAt: number().from('created_at'),
  })
  .primaryKey('id')

/** What a team assumes of a term of its leases wherever no source states it. */
const assumedTerm = table('assumedTerm')
  .from('assumed_term')
  .columns({
    teamId: string().from('team_id'),
    term: string<AssumedTerm>(),
    value: number(),
    authorId: string().from('author_id'),
    createdAt: number().from('created_at'),
  })
  .primaryKey('teamId', 'term')

/** How a table is shown: its columns, their widths and order, and the height of its rows. */
const tableView = table('tableView')
  .from('table_view')
  .columns({
    id: string(),
    teamId: string().from('team_id'),
    name: string(),
    isPrivate: boolean().from('is_private'),
    columns: string(),
    density: string<Density>(),
    sort: string().optional(),
    authorId: string().from('author_id'),
    createdAt: number().from('created_at'),
    updatedAt: number().from('updated_at'),
  })
  .primaryKey('id')

const compList = table('compList')
  .from('comp_list')
  .columns({
    id: number(),
    teamId: string().from('team_id'),
    ownerId: string().from('owner_id'),
    name: string(),
    description: string().optional(),
    centerAddress: string().from('center_address').optional(),
    latitude: number().optional(),
    longitude: number().optional(),
    radius: number().optional(),
    isPublic: boolean().from('is_public'),
    subjectPropertyId: string().from('subject_property_id').optional(),
    typedSubject: json<TypedSubject>().from('typed_subject').optional(),
    gridBase: string<GridBase>().from('grid_base').optional(),
    rowRates: json<RowRates>().from('row_rates').optional(),
    filters: json<CompListFilters>().optional(),
    removedAt: number().from('removed_at').optional(),
    createdAt: number().from('created_at'),
    updatedAt: number().from('updated_at'),
  })
  .primaryKey('id')

const compListEntry = table('compListEntry')
  .from('comp_list_entry')
  .columns({
    compListId: number().from('comp_list_id'),
    propertyId: string().from('property_id'),
    teamId: string().from('team_id'),
    propertyName: string().from('property_name'),
    propertyAddress: string().from('property_address').optional(),
    notes: string().optional(),
    isIncluded: boolean().from('is_included'),
    excludedBy: string().from('excluded_by').optional(),
    excludedAt: number().from('excluded_at').optional(),
    excludeReason: string().from('exclude_reason').optional(),
    adjustments: json<CompAdjustments>().optional(),
    weight: number().optional(),
    position: number(),
    createdAt: number().from('created_at'),
    updatedAt: number().from('updated_at'),
  })
  .primaryKey('compListId', 'propertyId')

const correction = table('correction')
  .columns({
    id: string(),
    teamId: string().from('team_id'),
    propertyId: string().from('property_id'),
    field: string(),
    value: json<PropertyValue>().optional(),
    typed: string(),
    reason: string().optional(),
    authorId: string().from('author_id'),
    createdAt: number().from('created_at'),
    sourceWas: json<PropertyValue>().from('source_was').optional(),
    sourceValue: json<PropertyValue>().from('source_value').optional(),
    sourceChangedAt: number().from('source_changed_at').optional(),
    takenBackAt: number().from('taken_back_at').optional(),
    takenBackBy: string().from('taken_back_by').optional(),
  })
  .primaryKey('id')

const attachment = table('attachment')
  .columns({
    id: string(),
    teamId: string().from('team_id'),
    propertyId: string().from('property_id'),
    name: string(),
    type: string(),
    bytes: number(),
    authorId: string().from('author_id'),
    createdAt: number().from('created_at'),
    removedAt: number().from('removed_at').optional(),
  })
  .primaryKey('id')

/** What replicates, as browsers see it. `db/schema.ts` describes the same tables; a test holds the two equal. */
export const schema = createSchema({
  tables: [
    book,
    propertyTail,
    appUser,
    note,
    compList,
    compListEntry,
    correction,
    attachment,
    tableView,
    nameAlias,
    assumedTerm,
  ],
  relationships: [
    relationships(book, ({ many }) => ({
      tail: many({ sourceField: ['teamId'], destField: ['teamId'], destSchema: propertyTail }),
      aliases: many({ sourceField: ['teamId'], destField: ['teamId'], destSchema: nameAlias }),
      assumptions: many({ sourceField: ['teamId'], destField: ['teamId'], destSchema: assumedTerm }),
    })),
    relationships(assumedTerm, ({ one }) => ({
      author: one({ sourceField: ['authorId'], destField: ['id'], destSchema: appUser }),
    })),
    relationships(note, ({ one }) => ({
      author: one({ sourceField: ['authorId'], destField: ['id'], destSchema: appUser }),
    })),
    relationships(correction, ({ one }) => ({
      author: one({ sourceField: ['authorId'], destField: ['id'], destSchema: appUser }),
    })),
    relationships(attachment, ({ one }) => ({
      author: one({ sourceField: ['authorId'], destField: ['id'], destSchema: appUser }),
    })),
    relationships(tableView, ({ one }) => ({
      author: one({ sourceField: ['authorId'], destField: ['id'], destSchema: appUser }),
    })),
    relationships(compList, ({ many, one }) => ({
      entries: many({ sourceField: ['id'], destField: ['compListId'], destSchema: compListEntry }),
      owner: one({ sourceField: ['ownerId'], destField: ['id'], destSchema: appUser }),
    })),
    relationships(compListEntry, ({ one }) => ({
      excluder: one({ sourceField: ['excludedBy'], destField: ['id'], destSchema: appUser }),
    })),
  ],
  enableLegacyQueries: false,
  enableLegacyMutators: false,
})

export const zql = createBuilder(schema)

export type NoteRow = Row<typeof schema.tables.note>
export type CorrectionRow = Row<typeof schema.tables.correction>
export type AttachmentRow = Row<typeof schema.tables.attachment>
export type NameAliasRow = Row<typeof schema.tables.nameAlias>
export type TableViewRow = Row<typeof schema.tables.tableView>
export type CompListRow = Row<typeof schema.tables.compList>
export type CompListEntryRow = Row<typeof schema.tables.compListEntry>

declare module '@rocicorp/zero' {
  interface DefaultTypes {
    schema: typeof schema
    context: SessionUser
  }
}
