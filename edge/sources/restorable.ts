/** So long a removed source can be restored. */
const RESTORABLE_DAYS = 90
const DAY_MS = 24 * 3_600_000

/** What was removed before then is gone for good. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS)
}
