import { addDays, dayHere } from '../../sync/domain/dates/days.ts'
import { type Moment, momentInWords } from '../../sync/domain/dates/moments.ts'

export type Since = 'yesterday' | 'week' | 'visit'

/** From when the strip tells, as the search asks for it, and what it is called. */
export function sinceWhen(
  since: Since,
  now: Date,
  lastVisit: Moment | undefined,
): { from: Moment; title: string; words: string } {
  const today = dayHere(now)
  const monday = addDays(today, -((now.getDay() + 6) % 7))
  const [from, title] =
    since === 'visit' && lastVisit !== undefined
      ? [lastVisit, 'Since your last visit']
      : since === 'week'
        ? [monday, 'This week']
        : [addDays(today, -1), 'Since yesterday']
  return { from, title, words: momentInWords(from) }
}
