import type { DealKind } from '../../known-types.ts'
import { phraseTable } from '../words/phrase-table.ts'

const DEALS = ['comps', 'deals', 'leases', 'transactions', 'lease comps', 'lease deals']
const ofDeals = (kind: string) => DEALS.map((deals) => `${kind} ${deals}`).join('|')

/** What brokers call each kind of deal, and the word that the book's values of it hold. */
export const dealKinds = phraseTable<Lowercase<DealKind>>([
  [
    'sublease',
    `sublease|subleases|sublet|sublets|sub lease|sub leases|${ofDeals('sublease')}|sublease space`,
  ],
  ['renewal', `renewals|lease renewals|${ofDeals('renewal')}`],
  ['extension', `lease extensions|${ofDeals('extension')}`],
  ['expansion', `expansions|${ofDeals('expansion')}`],
  ['new', `new leases|new deals|${ofDeals('new lease')}|${ofDeals('new deal')}`],
  ['direct', `direct space|${ofDeals('direct')}`],
  ['pre-lease', 'pre leases|preleases|pre leased|preleased'],
  ['sale-leaseback', 'sale leaseback|sale leasebacks|sale lease back|sale lease backs|slb|slbs'],
])
