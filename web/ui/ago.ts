import { formatDistance } from 'date-fns/formatDistance'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/**
 * `about 2 hours ago`, `5 minutes ago`, `less than a minute ago`. Times in milliseconds since 1970; one in the
 * future, which a server's clock can give, is as if it were now.
 */
export function ago(time: number, now: number): string {
  return formatDistance(Math.min(time, now), now, { addSuffix: true })
}

/** The same where there is little room: `2 h ago`, `just now`. */
export function agoInShort(time: number, now: number): string {
  const minutes = Math.round((now - time) / MINUTE)
  if (minutes < 1) return 'just now'
  if (minutes < HOUR) return `${minutes} min ago`
  return minutes < DAY ? `${Math.round(minutes / HOUR)} h ago` : `${Math.round(minutes / DAY)} d ago`
}
