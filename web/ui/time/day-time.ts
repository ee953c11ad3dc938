const DAY_MS = 86_400_000
const NAMES = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
])

/** `Today 6:00 AM`, `Yesterday 4:48 PM`, `Nov 20, 2:14 PM`, where the reader is. Times in milliseconds since 1970. */
export function dayTime(time: number, now: number): string {
  const clock = clockOf(time)
  const name = NAMES.get(Math.round((startOfDay(time) - startOfDay(now)) / DAY_MS))
  return name === undefined ? `${dayOf(time, now)}, ${clock}` : `${name} ${clock}`
}

/** `6:00 AM`. */
export function clockOf(time: number): string {
  return new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** `Nov 20`, and the year where it is not this one. */
export function dayOf(time: number, now: number): string {
  const date = new Date(time)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
