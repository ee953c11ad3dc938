import { addDays } from '../../dates/days.ts'
import { periods } from '../vocabulary/date-terms.ts'
import type { Reader } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { readDays } from './read-days.ts'
import { countAt, moved } from './relative-days.ts'

const leads = phraseTable([[true, 'within|in|inside|less than|under|up to']])
const ends = phraseTable([
  [
    true,
    'of expiring|of expiration|of lease expiration|of expiry|of rolling|of rollover|of lease end|of the end of the lease|of maturity|of running out|from expiring|from expiration|from lease expiration|from rolling|until expiration|to expiration|before expiration',
  ],
])

const LEASES = 'lease|leases|term|terms|deal|deals|that|which|lease that|leases that'.split('|')
const RUNS = 'runs|run|running|goes|going|go|extends|extending|extend|lasts|last|lasting'.split('|')
/** These say by themselves that a lease is meant. */
const HOLDS =
  'runs|running|extending|in place|in effect|locked in|locked up|committed|under lease|leased|leased up|term|lease|tenant in place'
const verbs = phraseTable([
  [true, LEASES.flatMap((lease) => [...RUNS, 'good', 'is good'].map((runs) => `${lease} ${runs}`)).join('|')],
  [
    true,
    `${HOLDS}|${LEASES.flatMap((lease) => HOLDS.split('|').map((holds) => `${lease} ${holds}`)).join('|')}`,
  ],
])
const ways = phraseTable<'after' | 'from'>([
  ['after', 'past|beyond|well past|well beyond|out past'],
  [
    'from',
    'through|thru|until|till|til|to|out to|through at least|until at least|to at least|thru at least|into|out into',
  ],
])

/** "lease runs past 2031", "leased through at least 2030": what ends no sooner. */
const readRunning: Reader = ({ tokens, today }, at) => {
  const verb = verbs.longest(tokens, at)
  const way = verb === null ? null : ways.longest(tokens, verb.end)
  if (way === null) return null
  const start = tokens[way.end]?.text === 'the' && tokens[way.end + 1]?.text === 'end' ? way.end + 3 : way.end
  const days = readDays(tokens, start, today)
  if (days === null) return null
  const from = way.value === 'after' ? addDays(days.last, 1) : days.first
  return {
    kind: 'criterion',
    criterion: { kind: 'date', field: 'expiration', from, to: null },
    negated: { kind: 'date', field: 'expiration', from: null, to: addDays(from, -1) },
    end: days.end,
  }
}

/** "within 6 months of expiring": the leases that end by then. */
export const readNearEnd: Reader = (reading, at, lead) => {
  const running = readRunning(reading, at, lead)
  const { tokens, today } = reading
  if (running !== null || today === undefined) return running
  const start = leads.longest(tokens, at)?.end ?? at
  const count = countAt(tokens, start)
  const period = count === null ? null : periods.longest(tokens, start + 1)
  const said = period === null ? null : ends.longest(tokens, period.end)
  if (count === null || period === null || said === null) return null
  const to = moved(today, period.value, count)
  return {
    kind: 'criterion',
    criterion: { kind: 'date', field: 'expiration', from: today, to },
    negated: null,
    end: said.end,
  }
}
