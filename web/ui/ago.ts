import { formatDistance } from 'date-fns'

/** How long ago, in words: `about 2 hours ago`. */
export function ago(date: Date | number, now: Date | number): string {
  return formatDistance(date, now, { addSuffix: true })
}
