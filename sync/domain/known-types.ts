/** The four kinds of building a filter offers. A sheet may name others; they are kept as written. */
export const PROPERTY_TYPES = ['Manufacturing', 'Distribution', 'Warehouse', 'Office'] as const

/** Who pays the operating costs: the tenant (NNN), shared (MG, modified gross) or the landlord (Gross). */
export const LEASE_TYPES = ['NNN', 'MG', 'Gross'] as const
export type LeaseType = (typeof LEASE_TYPES)[number]
