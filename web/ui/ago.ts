const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365.25 * DAY

/** `about 2 hours ago`, `5 minutes ago`, `less than a minute ago`. Times in milliseconds since 1970. */
export function ago(time: number, now: number): string {
  return `${distance(Math.round((now - time) / MINUTE))} ago`
}

/** The same where there is little room: `2 h ago`. */
export function agoInShort(time: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - time) / MINUTE))
  if (minutes < HOUR) return `${minutes} min ago`
  return minutes < DAY ? `${Math.round(minutes / HOUR)} h ago` : `${Math.round(minutes / DAY)} d ago`
}

/** A time in the future, which a server's clock can give, is as if it were now. */
function distance(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  if (minutes < 45) return count(minutes, 'minute')
  if (minutes < DAY) return `about ${count(Math.round(minutes / HOUR), 'hour')}`
  if (minutes < 42 * HOUR) return '1 day'
  if (minutes < MONTH) return count(Math.round(minutes / DAY), 'day')
  if (minutes < 2 * MONTH) return `about ${count(Math.round(minutes / MONTH), 'month')}`
  if (minutes < YEAR) return count(Math.round(minutes / MONTH), 'month')
  return `about ${count(Math.round(minutes / YEAR), 'year')}`
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`
}
