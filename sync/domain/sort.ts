import * as z from 'zod/mini'

export const SORT_BY = ['rent_asc', 'rent_desc', 'sqft_asc', 'sqft_desc'] as const
export type SortBy = (typeof SORT_BY)[number]
export const DEFAULT_SORT: SortBy = 'rent_asc'
export const sortBy = z.enum(SORT_BY)
