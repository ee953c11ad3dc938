/** A comp set large enough to say something and small enough to read (specification, section 4). */
export const OPTIMAL_COUNT = { min: 20, max: 50 } as const
