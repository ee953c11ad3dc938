import type { MomentField } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import { isMoment, type Moment } from '../../dates/moments.ts'
import { reaches } from '../vocabulary/date-terms.ts'
import { happened, lastVisits } from '../vocabulary/moment-terms.ts'
import type { Found, Reader, Reading } from '../vocabulary/reading.ts'
import { readNearDays } from './near-days.ts'
import { readWhen } from './read-when.ts'

/**
 * Reads what became of properties in the book: "added since Monday", "new this week", "rent changed this month",
 * "changed since my last visit". A bare year after "new" is that of construction.
 */
export const readMoments: Reader = (reading, at) => {
  const { tokens } = reading
  const term = happened.longest(tokens, at)
  if (term === null) return null
  const start = /^[:=]$/.test(tokens[term.end]?.text ?? '') ? term.end + 1 : term.end
  const { field, not = false } = term.value
  const minute = readMinute(reading, start)
  if (minute !== null) {
    const last = /^(?:through|thru|until|to)$/.test(tokens[minute.end]?.text ?? '')
      ? writtenMoment(reading, minute.end + 1)
      : null
    return found({ field, from: minute.moment, to: last?.moment ?? null, not }, last?.end ?? minute.end)
  }
  const when = readWhen(reading, start, readNearDays)
  if (when === null || when.isAhead) return null
  if (!when.isSure && (!when.isReached || tokens[at]?.text === 'new')) return null
  return found({ field, from: when.from, to: when.to, not }, when.end)
}

function found(
  asked: { field: MomentField; from: Moment | null; to: Moment | null; not: boolean },
  end: number,
): Found {
  const criterion: Criterion = { kind: 'moment', ...asked }
  return { kind: 'criterion', criterion, negated: { ...criterion, not: !asked.not }, end }
}

interface MomentRead {
  moment: Moment
  end: number
}

/** "since my last visit", "since 2026-11-22 17:40". */
function readMinute(reading: Reading, at: number): MomentRead | null {
  const { tokens, lastVisit } = reading
  const reach = reaches.longest(tokens, at)
  if (reach?.value !== 'from' && reach?.value !== 'after') return null
  const visit = lastVisits.longest(tokens, reach.end)
  if (visit !== null) return lastVisit === undefined ? null : { moment: lastVisit, end: visit.end }
  const written = writtenMoment(reading, reach.end)
  return written?.moment.includes('T') ? written : null
}

/** "2026-11-22 17:40", "2026-11-22" */
function writtenMoment({ tokens, text }: Reading, at: number): MomentRead | null {
  const first = tokens[at]
  if (first === undefined) return null
  const written = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?(?!\d)/.exec(text.slice(first.start))
  if (written === null) return null
  const moment = written[0].replace(' ', 'T')
  const stop = first.start + written[0].length
  const end = tokens.findIndex(({ start }) => start >= stop)
  return isMoment(moment) ? { moment, end: end < 0 ? tokens.length : end } : null
}
