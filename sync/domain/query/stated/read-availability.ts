import type { Criterion } from '../../criteria/criterion.ts'
import type { DealStatus } from '../../known-types.ts'
import { readDated } from '../dates/read-dated.ts'
import type { Found, Lead, Reading } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'

const available = phraseTable([
  [
    true,
    ['', 'still ', 'currently ', 'now ']
      .flatMap((now) =>
        [
          'available',
          'avail',
          'vacant',
          'on the market',
          'on market',
          'on the mkt',
          'for lease',
          'for rent',
        ].map((is) => now + is),
      )
      .concat(
        'up for lease',
        'being marketed',
        'actively marketed',
        'unleased',
        'active listings',
        'active listing',
      )
      .join('|'),
  ],
])
/** Of deals that are over. */
const OVER: ReadonlySet<string> = new Set<DealStatus>(['Executed', 'Sold', 'Ended'])
const ASKING: DealStatus = 'Asking'

/**
 * "what's available in Katy", "not on the market": where the book says of deals that they are asked for and of others
 * that they are over, the latter are left out. What says nothing of it may be available.
 */
export function readAvailability(reading: Reading, at: number, lead: Lead): Found | null {
  const said = available.longest(reading.tokens, at)
  const statuses = said === null ? [] : (reading.vocabulary.statuses?.() ?? [])
  const over = statuses.filter((status) => OVER.has(status))
  if (said === null || over.length === 0 || !statuses.includes(ASKING)) return null
  // "available June 1" is when a lease may begin, "available SF" how much.
  if (OF_FIGURE.test(reading.tokens[said.end]?.text ?? '') || readDated(reading, at, lead) !== null)
    return null
  const criterion: Criterion = { kind: 'word', field: 'status', anyOf: over, not: true }
  return { kind: 'criterion', criterion, negated: { ...criterion, not: false }, end: said.end }
}

const OF_FIGURE = /^(?:sf|sqft|sq|square|feet|area|size|rates?|rents?|by|from|in \d+|date)$/
