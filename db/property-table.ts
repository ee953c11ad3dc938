import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BuildingClass, DealStatus, LeaseType } from '../sync/domain/known-types.ts'
import type { Property } from '../sync/domain/property.ts'
import { type SaidOver, shownUnder } from '../sync/domain/records/correction.ts'
import { bigNumber, moment } from './column-types.ts'
import { source } from './private-schema.ts'
import { team } from './schema.ts'

/**
 * What a source says of a property, one column a field, in the units of `Property`. A figure keeps its
 * fraction, so that a cell nobody foresaw cannot fail a whole import.
 */
export function importedColumns() {
  return {
    name: text('name').notNull(),
    address: text('address'),
    suite: text('suite'),
    city: text('city'),
    county: text('county'),
    state: text('state'),
    zip: text('zip'),
    submarket: text('submarket'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    parcelNumber: text('parcel_number'),
    propertyType: text('property_type'),
    buildingClass: text('building_class').$type<BuildingClass>(),
    zoning: text('zoning'),
    status: text('status').$type<DealStatus>(),
    dealType: text('deal_type'),
    compId: text('comp_id'),
    leaseNumber: text('lease_number'),
    rentPerSf: doublePrecision('rent_per_sf'),
    askingRent: doublePrecision('asking_rent'),
    effectiveRent: doublePrecision('effective_rent'),
    rentBasisAssumed: boolean('rent_basis_assumed').notNull(),
    leaseType: text('lease_type').$type<LeaseType>(),
    opexPerSf: doublePrecision('opex_per_sf'),
    squareFootage: doublePrecision('square_footage'),
    leasedSf: doublePrecision('leased_sf'),
    percentLeased: doublePrecision('percent_leased'),
    landSizeAcres: doublePrecision('land_size_acres'),
    clearHeight: doublePrecision('clear_height'),
    yearBuilt: doublePrecision('year_built'),
    sprinklers: text('sprinklers'),
    notes: text('notes'),
    tenant: text('tenant'),
    landlordFirm: text('landlord_firm'),
    brokerName: text('broker_name'),
    brokerFirm: text('broker_firm'),
    brokerPhone: text('broker_phone'),
    brokerEmail: text('broker_email'),
    tenantRepName: text('tenant_rep_name'),
    tenantRepFirm: text('tenant_rep_firm'),
    seller: text('seller'),
    buyer: text('buyer'),
    pdfUrl: text('pdf_url'),
    rentEscalationPct: doublePrecision('rent_escalation_pct'),
    rentSteps: text('rent_steps'),
    term: text('term'),
    leaseTerm: doublePrecision('lease_term'),
    /** Dates are text, as exact as the source gave them: `2025-03-14`, `2025-03`, `2025-Q3` or `2025`. */
    commencement: text('commencement'),
    expiration: text('expiration'),
    dateSigned: text('date_signed'),
    salePrice: doublePrecision('sale_price'),
    salePricePerSf: doublePrecision('sale_price_per_sf'),
    saleDate: text('sale_date'),
    capRate: doublePrecision('cap_rate'),
    dockDoors: doublePrecision('dock_doors'),
    gradeDoors: doublePrecision('grade_doors'),
    truckCourtFeet: doublePrecision('truck_court_feet'),
    trailerStalls: doublePrecision('trailer_stalls'),
    craneTons: doublePrecision('crane_tons'),
    power: text('power'),
    officeSf: doublePrecision('office_sf'),
    officePercent: doublePrecision('office_percent'),
    columnSpacing: text('column_spacing'),
    parkingRatio: doublePrecision('parking_ratio'),
    rail: boolean('rail'),
    freeRentMonths: doublePrecision('free_rent_months'),
    tiPerSf: doublePrecision('ti_per_sf'),
    custom: text('custom'),
    sourceSheet: text('source_sheet').notNull(),
  } as const
}

/** Values of joined properties laid over those of the source, by field. */
export type ShownOver = Partial<
  Omit<Property, 'id' | 'createdAt' | 'changedAt' | 'rentChangedAt' | 'sourceSheet'>
>

/** Every property of every team. Not replicated: browsers get the snapshot and `property_tail`. */
export const property = pgTable(
  'property',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id),
    sourceId: bigNumber('source_id')
      .notNull()
      .references(() => source.id),
    ...importedColumns(),
    /** When the property was first imported. */
    createdAt: moment('created_at').notNull(),
    /** Empty where a rollback took its adding back. */
    contentHash: text('content_hash').notNull(),
    /** Per team in commit order; stamped by a trigger, whatever is written. */
    changeSeq: bigNumber('change_seq').notNull(),
    /** When the row left its source; it can come back. */
    removedAt: moment('removed_at'),
    /** When it left a source that keeps what leaves it; it can come back. */
    endedAt: moment('ended_at'),
    /** When its source or a person last changed something that is shown; `null` where nothing did. */
    changedAt: moment('changed_at'),
    /** As `changedAt`, of its rent. */
    rentChangedAt: moment('rent_changed_at'),
    /** What people said over its source, by field; `correction` says who and why. */
    corrections: jsonb('corrections').$type<SaidOver>(),
    /** What it takes from the properties joined into it, by field. */
    joined: jsonb('joined').$type<ShownOver>(),
    /** The property that stands for it as well; it is then not shown itself. */
    joinedInto: text('joined_into'),
  },
  (t) => [
    index('property_team_seq').on(t.teamId, t.changeSeq),
    index('property_joined_into').on(t.joinedInto).where(sql`joined_into is not null`),
    index('property_live_source').on(t.sourceId).where(sql`removed_at is null`),
  ],
)

/**
 * A property as it is shown: corrections first, then joined sources, then its own source. The compiler checks that
 * the table and the domain's type agree.
 */
export const asProperty = (row: typeof property.$inferSelect): Property => {
  const {
    teamId,
    sourceId,
    contentHash,
    changeSeq,
    removedAt,
    endedAt,
    corrections,
    joined,
    joinedInto,
    ...fields
  } = row
  const said = {
    ...fields,
    ...joined,
    createdAt: row.createdAt.getTime(),
    changedAt: row.changedAt?.getTime() ?? null,
    rentChangedAt: row.rentChangedAt?.getTime() ?? null,
  }
  return corrections === null ? said : shownUnder(said, corrections)
}
