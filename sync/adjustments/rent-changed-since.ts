import type { Property } from '../domain/property.ts'
import type { CompAdjustments } from '../domain/records/adjustment.ts'

interface Adjusted {
  readonly adjustments: CompAdjustments | null
  readonly weight: number | null
  readonly updatedAt: number
}

/**
 * Whether a comp's rent has changed since it was adjusted or weighed, such as by the next tenant's lease: what was
 * meant for one rent is then applied to another.
 */
export function rentChangedSince(
  { adjustments, weight, updatedAt }: Adjusted,
  { rentChangedAt }: Pick<Property, 'rentChangedAt'>,
): boolean {
  if (rentChangedAt === null) return false
  const made = Object.values(adjustments ?? {}).map(({ at = updatedAt }) => at)
  // When a weight was given is not kept: at the latest when its comp last changed.
  if (made.length === 0) return weight !== null && updatedAt < rentChangedAt
  return made.some((at) => at < rentChangedAt)
}
