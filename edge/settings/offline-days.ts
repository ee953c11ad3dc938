import * as z from 'zod/mini'
import { OFFLINE_DAYS as DEFAULT } from '../../sync/domain/dates/offline-days.ts'

const MOST = 30
const OFFLINE_DAYS = `OFFLINE_DAYS must be a whole number from 0 to ${MOST}.`

export const offlineVariables = {
  OFFLINE_DAYS: z.optional(
    z.string().check(z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= MOST, OFFLINE_DAYS)),
  ),
}

/** For how many days a browser shows what it keeps while the server does not answer. */
export function offlineDaysOf({
  OFFLINE_DAYS = String(DEFAULT),
}: {
  OFFLINE_DAYS?: string | undefined
}): number {
  return Number(OFFLINE_DAYS)
}
