/** A comp set large enough to say something and small enough to read (specification, section 9). */
export const OPTIMAL_RANGE = { min: 20, max: 50 } as const
/** Fewer are a small sample: one can go on with it, but is told so. */
export const RECOMMENDED_MIN = 20

export type CountStatus = 'empty' | 'small' | 'perfect' | 'large'

/** What so many properties are worth as a comp set (specification, section 4). */
export function countStatus(count: number): CountStatus {
  if (count === 0) return 'empty'
  if (count < OPTIMAL_RANGE.min) return 'small'
  return count <= OPTIMAL_RANGE.max ? 'perfect' : 'large'
}
