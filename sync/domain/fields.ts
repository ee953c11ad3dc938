import { BUILDING_FIELDS } from './fields/building-fields.ts'
import type { FieldOf } from './fields/field-kinds.ts'
import { LEASE_FIELDS } from './fields/lease-fields.ts'
import { SALE_FIELDS } from './fields/sale-fields.ts'
import { PROPERTY_TYPES } from './known-types.ts'
import type { Property } from './property.ts'
import { TIERS_FROM } from './rents/rent-tier.ts'

/**
 * One entry a field of a property: what it is called, what it is counted in, and what it can be asked, sorted and
 * shown by. Columns, criteria, chips, filters, lists and documents follow from it, in this order.
 */
export const FIELDS = {
  name: { kind: 'words', kept: 'own', searched: true, label: 'Name', header: 'Name' },
  address: { kind: 'words', kept: 'own', searched: true, label: 'Address', header: 'Address' },
  suite: { kind: 'words', kept: 'own', label: 'Suite', header: 'Suite', facts: 'lease' },
  city: { kind: 'choice', asked: 'word', searched: true, label: 'City', header: 'City' },
  county: { kind: 'choice', asked: 'word', label: 'County', header: 'County', facts: 'building' },
  state: { kind: 'choice', asked: 'word', searched: true, label: 'State', header: 'State' },
  zip: { kind: 'choice', asked: 'word', label: 'ZIP', header: 'ZIP' },
  latitude: { kind: 'figure', unit: 'degrees', label: 'Latitude', header: 'Latitude' },
  longitude: { kind: 'figure', unit: 'degrees', label: 'Longitude', header: 'Longitude' },
  propertyType: {
    kind: 'choice',
    asked: 'word',
    searched: true,
    near: 'type',
    chosen: { part: 'propertyTypes', param: 'type', title: 'Property Type', offered: PROPERTY_TYPES },
    label: 'Type',
    header: 'Type',
  },
  submarket: {
    kind: 'choice',
    asked: 'word',
    named: true,
    searched: true,
    near: 'submarket',
    chosen: { part: 'submarkets', param: 'submarket', title: 'Submarket', offered: [] },
    comps: 'submarket',
    sort: { by: 'submarket', rising: 'A to Z', falling: 'Z to A' },
    label: 'Submarket',
    header: 'Submarket',
    facts: 'building',
  },
  rentPerSf: {
    kind: 'figure',
    unit: 'rent',
    asked: true,
    bounds: ['minRent', 'maxRent'],
    near: ['minRent', 'maxRent'],
    bands: { as: 'rent', from: TIERS_FROM },
    comps: 'rent',
    sort: { by: 'rent', rising: 'low to high', falling: 'high to low' },
    label: 'Rent',
    header: 'Rent ($/SF/Mo)',
    stat: 'Rent',
  },
  askingRent: {
    kind: 'figure',
    unit: 'rent',
    asked: true,
    label: 'Asking rent',
    header: 'Asking Rent ($/SF/Mo)',
    facts: 'lease',
  },
  effectiveRent: {
    kind: 'figure',
    unit: 'rent',
    asked: true,
    label: 'Effective rent',
    header: 'Effective Rent ($/SF/Mo)',
    facts: 'lease',
  },
  rentBasisAssumed: { kind: 'flag', label: 'Rent basis' },
  opexPerSf: {
    kind: 'figure',
    unit: 'rent',
    asked: true,
    label: 'Operating expenses',
    header: 'OpEx ($/SF/Mo)',
    facts: 'lease',
  },
  ...BUILDING_FIELDS,
  status: {
    kind: 'choice',
    asked: 'word',
    near: 'status',
    chosen: { part: 'statuses', param: 'status', title: 'Status', offered: [] },
    label: 'Status',
    header: 'Status',
    facts: 'lease',
  },
  dealType: {
    kind: 'choice',
    asked: 'word',
    named: true,
    label: 'Deal type',
    header: 'Deal Type',
    facts: 'lease',
  },
  leasedSf: {
    kind: 'figure',
    unit: 'squareFeet',
    asked: true,
    label: 'Leased area',
    header: 'Leased Area (SF)',
    facts: 'lease',
  },
  tenant: {
    kind: 'words',
    asked: 'party',
    searched: true,
    near: 'tenant',
    label: 'Tenant',
    header: 'Tenant',
    additional: 'Current tenant',
  },
  brokerName: {
    kind: 'words',
    asked: 'party',
    searched: true,
    near: 'broker',
    label: 'Broker',
    header: 'Broker Name',
  },
  landlordFirm: {
    kind: 'words',
    asked: 'party',
    searched: true,
    near: 'landlord',
    label: 'Landlord',
    header: 'Landlord',
  },
  brokerFirm: { kind: 'words', asked: 'party', searched: true, label: 'Brokerage', header: 'Broker Firm' },
  brokerPhone: { kind: 'words', label: 'Telephone', header: 'Broker Phone' },
  brokerEmail: { kind: 'words', label: 'Email', header: 'Broker Email' },
  tenantRepName: { kind: 'words', label: 'Tenant broker', header: 'Tenant Broker', facts: 'lease' },
  tenantRepFirm: { kind: 'words', label: 'Tenant brokerage', header: 'Tenant Brokerage', facts: 'lease' },
  ...LEASE_FIELDS,
  ...SALE_FIELDS,
  notes: { kind: 'words', kept: 'own', searched: true, label: 'Notes', header: 'Notes' },
  custom: { kind: 'words', kept: 'own', searched: true, label: 'Other columns', header: 'Other Columns' },
  pdfUrl: { kind: 'words', kept: 'own', label: 'Brochure', header: 'Brochure' },
  sourceSheet: {
    kind: 'words',
    stored: true,
    label: 'Source sheet',
    header: 'Source Sheet',
    additional: 'Source sheet',
  },
  createdAt: {
    kind: 'figure',
    unit: 'moment',
    asked: 'moment',
    stored: true,
    label: 'Imported',
    short: 'Added',
    additional: 'Imported',
  },
  changedAt: {
    kind: 'figure',
    unit: 'moment',
    asked: 'moment',
    stored: true,
    label: 'Changed',
  },
  rentChangedAt: {
    kind: 'figure',
    unit: 'moment',
    asked: 'moment',
    stored: true,
    label: 'Rent changed',
  },
  id: { kind: 'words', kept: 'own', stored: true, label: 'Property ID', header: 'Property ID' },
} as const satisfies { [Name in keyof Property]-?: FieldOf<Property[Name]> }

export type FieldName = keyof typeof FIELDS

/** The fields whose entry is of this kind. */
export type NamesOf<Kind> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends Kind ? Name : never
}[FieldName]
