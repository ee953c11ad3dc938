import { z } from 'zod/mini'

const BACKUPS = 'BACKUPS must be off, or for how many days and weeks backups are kept, such as 7,4.'
const KEPT = /^([1-9]\d{0,2}),(\d{1,3})$/

export const backupVariables = {
  BACKUPS: z.optional(z.string().check(z.refine((text) => text === 'off' || KEPT.test(text), BACKUPS))),
}

/** How many days and weeks back there is a backup of each; null where none is made by itself. */
export function backupsOf({ BACKUPS = '7,4' }: { readonly BACKUPS?: string | undefined }) {
  const [, days, weeks] = KEPT.exec(BACKUPS) ?? []
  return days === undefined ? null : { days: Number(days), weeks: Number(weeks) }
}
