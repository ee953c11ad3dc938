import { periods } from '../vocabulary/date-terms.ts'
import type { Reader } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { countAt, moved } from './relative-days.ts'

const leads = phraseTable([[true, 'within|in|inside|less than|under|up to']])
const ends = phraseTable([
  [
    true,
    'of expiring|of expiration|of lease expiration|of expiry|of rolling|of rollover|of lease end|of the end of the lease|of maturity|of running out|from expiring|from expiration|from lease expiration|from rolling|until expiration|to expiration|before expiration',
  ],
])

/** "within 6 months of expiring": the leases that end by then. */
export const readNearEnd: Reader = ({ tokens, today }, at) => {
  if (today === undefined) return null
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
