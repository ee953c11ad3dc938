import { addDays, dayAt } from './days.ts'

/** A day, or a minute of one such as `2026-11-22T17:40`, where the reader is. */
export type Moment = string

const MOMENT = /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/
const MINUTE_MS = 60_000

/** Whether a text is a moment of the calendar. */
export function isMoment(text: string): boolean {
  if (!MOMENT.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  return dayAt(year, month, day) === text.slice(0, 10)
}

/** Its first millisecond since 1970, in the clock's own time zone. */
export function startOf(moment: Moment): number {
  return new Date(moment.includes('T') ? moment : `${moment}T00:00`).getTime()
}

/** Its last millisecond. */
function endOf(moment: Moment): number {
  return (moment.includes('T') ? startOf(moment) + MINUTE_MS : startOf(addDays(moment, 1))) - 1
}

/** What lies between two moments, both included; `null` is no bound. */
export function millisecondsOf({ from, to }: { from: Moment | null; to: Moment | null }) {
  return {
    first: from === null ? Number.NEGATIVE_INFINITY : startOf(from),
    last: to === null ? Number.POSITIVE_INFINITY : endOf(to),
  }
}

/** The minute of a clock, in its own time zone. */
export function minuteHere(at: Date): Moment {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const day = dayAt(at.getFullYear(), at.getMonth() + 1, at.getDate())
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** `Nov 22, 2026`, `Nov 22, 2026 17:40`. */
export function momentInWords(moment: Moment): string {
  const [day = '', time] = moment.split('T')
  const words = new Date(day).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return time === undefined ? words : `${words} ${time}`
}
