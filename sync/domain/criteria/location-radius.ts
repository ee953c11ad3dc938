/** Miles around the place that a filter names. */
export const RADIUS_MILES = { min: 1, max: 50, step: 1 } as const
export const DEFAULT_RADIUS_MILES = 10
