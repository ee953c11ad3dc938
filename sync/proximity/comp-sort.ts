/** What comps can be sorted by. */
export const COMP_COLUMNS = ['name', 'distance', 'rent', 'size', 'clear', 'built', 'lease', 'signed'] as const
export type CompColumn = (typeof COMP_COLUMNS)[number]

export const COMP_SORTS = COMP_COLUMNS.flatMap((column) => [`${column}_asc`, `${column}_desc`] as const)
export type CompSort = (typeof COMP_SORTS)[number]
export const NEAREST_FIRST: CompSort = 'distance_asc'

/** A sort's column and direction. */
export function readSort(sort: CompSort): { column: CompColumn; descending: boolean } {
  const column = COMP_COLUMNS.find((own) => sort.startsWith(`${own}_`)) ?? 'distance'
  return { column, descending: sort.endsWith('_desc') }
}
