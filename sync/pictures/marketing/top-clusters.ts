import type { PropertyGroup } from './group-by-place.ts'

/** The cluster panel shows so many groups, and so many names of each (specification, section 9). */
export const CLUSTERS_SHOWN = 5
export const NAMES_SHOWN = 3

/** A line of the cluster panel. */
export interface Cluster extends Pick<PropertyGroup, 'at' | 'averageRent' | 'tier' | 'rows'> {
  /** Properties in all. */
  readonly count: number
  /** The first names. */
  readonly names: readonly string[]
  /** Names that are left out. */
  readonly more: number
}

/**
 * The groups with the most properties, the largest first; of two equal ones, the one whose first row comes earlier. A
 * single property is no group.
 */
export function topClusters(groups: readonly PropertyGroup[]): Cluster[] {
  return groups
    .filter(({ rows }) => rows.length > 1)
    .toSorted((a, b) => b.rows.length - a.rows.length)
    .slice(0, CLUSTERS_SHOWN)
    .map(({ at, averageRent, tier, rows, names }) => ({
      at,
      averageRent,
      tier,
      rows,
      count: rows.length,
      names: names.slice(0, NAMES_SHOWN),
      more: Math.max(0, names.length - NAMES_SHOWN),
    }))
}

/** `Clay Works, Gessner Yard, Tanner Plant, +4 more`. */
export function clusterNames({ names, more }: Pick<Cluster, 'names' | 'more'>): string {
  return [...names, ...(more > 0 ? [`+${more} more`] : [])].join(', ')
}
