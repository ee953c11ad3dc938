/** The size of a comp set that is large enough to be meaningful and small enough to read (specification, section 9). */
export const OPTIMAL_RANGE = { min: 20, max: 50 } as const
/** Fewer are a small sample: the user may continue, with a warning. */
export const RECOMMENDED_MIN = 20

export type CountStatus = 'empty' | 'small' | 'perfect' | 'large'

/** How this many properties rate as a comp set (specification, section 4). */
export function countStatus(count: number): CountStatus {
  if (count === 0) return 'empty'
  if (count < OPTIMAL_RANGE.min) return 'small'
  return count <= OPTIMAL_RANGE.max ? 'perfect' : 'large'
}
