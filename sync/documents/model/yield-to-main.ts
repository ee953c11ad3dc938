/**
 * Called between stretches of `ROWS_A_BREATH` rows with how many rows are done. A page waits in it for its next
 * frame; it rejects where the work is no longer wanted. Without one, a document is made in one go.
 */
export type Breathe = (rowsDone: number) => Promise<void>

/** A few milliseconds of work in any format. */
export const ROWS_A_BREATH = 200

export const WITHOUT_A_BREATH: Breathe = () => Promise.resolve()
