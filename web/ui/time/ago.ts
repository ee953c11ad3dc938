const MINUTE_MS = 60_000
/** In minutes. */
const HOUR = 60
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365.25 * DAY

/**
 * `about 2 hours ago`, `5 minutes ago`, `less than a minute ago`. Times in milliseconds since 1970; one in the
 * future, which a server's clock can give, is as if it were now.
 */
export function ago(time: number, now: number): string {
  return `${distance(Math.max(0, Math.round((now - time) / MINUTE_MS)))} ago`
}

/** Rounded as people say it: 45 minutes are about an hour, 42 hours are two days. */
function distance(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  if (minutes < 45) return count(minutes, 'minute')
  if (minutes < DAY) return `about ${count(Math.max(1, Math.round(minutes / HOUR)), 'hour')}`
  if (minutes < 42 * HOUR) return count(1, 'day')
  if (minutes < MONTH) return count(Math.round(minutes / DAY), 'day')
  if (minutes < 2 * MONTH) return `about ${count(Math.round(minutes / MONTH), 'month')}`
  if (minutes < YEAR) return count(Math.min(12, Math.round(minutes / MONTH)), 'month')
  const years = minutes / YEAR
  const whole = Math.floor(years)
  if (years - whole < 0.25) return `about ${count(whole, 'year')}`
  return years - whole < 0.75 ? `over ${count(whole, 'year')}` : `almost ${count(whole + 1, 'year')}`
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** The same where there is little room: `2 h ago`, `just now`. */
export function agoInShort(time: number, now: number): string {
  const minutes = Math.round((now - time) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < HOUR) return `${minutes} min ago`
  return minutes < DAY ? `${Math.round(minutes / HOUR)} h ago` : `${Math.round(minutes / DAY)} d ago`
}
