/** The four kinds of building a filter offers. A sheet may name others; they are kept as written. */
export const PROPERTY_TYPES = ['Manufacturing', 'Distribution', 'Warehouse', 'Office'] as const

/** Who pays the operating costs: the tenant (NNN), shared (MG, modified gross) or the landlord (Gross). */
export const LEASE_TYPES = ['NNN', 'MG', 'Gross'] as const
export type LeaseType = (typeof LEASE_TYPES)[number]

/** What a set of comps is gathered for. It is shown with them and left out of their figures. */
export const SUBJECT = 'Subject'

/** How far a deal is: on offer, a lease that was signed, a sale that closed. */
export const DEAL_STATUSES = ['Asking', 'Executed', 'Sold', 'Ended', SUBJECT] as const
export type DealStatus = (typeof DEAL_STATUSES)[number]

/** What kind of deal a lease or a sale is, as sheets are read and questions ask for it. Others are kept as written. */
export type DealKind =
  | 'New'
  | 'Direct'
  | 'Renewal'
  | 'Extension'
  | 'Expansion'
  | 'Restructure'
  | 'Assignment'
  | 'Relocation'
  | 'Sublease'
  | 'Pre-lease'
  | 'Sale-leaseback'
  | 'Investment'
  | 'Owner/user'

export const BUILDING_CLASSES = ['A', 'B', 'C'] as const
export type BuildingClass = (typeof BUILDING_CLASSES)[number]
