import fc from 'fast-check'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import {
  built,
  city,
  clear,
  craneTons,
  docks,
  expiring,
  gradeDoors,
  has,
  lacks,
  land,
  lease,
  near,
  notCity,
  officeSf,
  over,
  party,
  rail,
  rent,
  signed,
  size,
  stalls,
  truckCourt,
  type,
  under,
  zip,
} from './query-vocabulary.ts'

export interface Phrase {
  words: string
  criterion: Criterion
}

const phrase = (words: string, criterion: Criterion): Phrase => ({ words, criterion })

/** Phrases by what they are about, so that a question takes one of each at most. */
const SUBJECTS: readonly (readonly Phrase[])[] = [
  [
    phrase('manufacturing', type('Manufacturing')),
    phrase('distribution center', type('Distribution')),
    phrase('warehouse or office buildings', type('Warehouse', 'Office')),
    phrase('plants', type('Manufacturing')),
  ],
  [
    phrase('Houston', city('Houston')),
    phrase('in Katy or Sugar Land', city('Katy', 'Sugar Land')),
    phrase('located in The Woodlands', city('The Woodlands')),
  ],
  [phrase('not in Spring', notCity('Spring')), phrase('outside La Porte', notCity('La Porte'))],
  [
    phrase('tenant not stated', { kind: 'stated', field: 'tenant', not: true }),
    phrase('landlord stated', { kind: 'stated', field: 'landlordFirm', not: false }),
  ],
  [phrase('77041', zip('77041')), phrase('zip 07001', zip('07001'))],
  [phrase('near Deer Park', near('Deer Park', 10)), phrase('within 5 miles of Katy', near('Katy', 5))],
  [
    phrase('under $0.95/sf', under(rent(null, 0.95))),
    phrase('at least 50 cents', rent(0.5, null)),
    phrase('between $6 and $9 psf annual', rent(0.5, 0.75)),
    phrase('rent $0.60-0.80', rent(0.6, 0.8)),
  ],
  [
    phrase('40k+ sf', size(40_000, null)),
    phrase('over 100,000 square feet', over(size(100_000, null))),
    phrase('20-50k sf', size(20_000, 50_000)),
    phrase('about 75,000 sf', size(60_000, 90_000)),
  ],
  [phrase('at least 2 acres', land(2, null)), phrase('2-5 acres of land', land(2, 5))],
  [phrase("32' clear", clear(32, null)), phrase('min 30 clear', clear(30, null))],
  [
    phrase('built after 2010', built(2011, null)),
    phrase('1990s', built(1990, 1999)),
    phrase('2015+', built(2015, null)),
  ],
  [phrase('4+ docks', docks(4, null)), phrase('10 to 20 dock doors', docks(10, 20))],
  [phrase('2 grade level', gradeDoors(2, null)), phrase('no drive-ins', gradeDoors(null, 0))],
  [phrase('10-ton crane', craneTons(10, null))],
  [phrase("130' truck court", truckCourt(130, null))],
  [phrase('50+ trailer stalls', stalls(50, null)), phrase('trailer parking', stalls(1, null))],
  [phrase('2,000+ sf of office', officeSf(2_000, null))],
  [phrase('with office', has('office')), phrase('no office', lacks('office'))],
  [phrase('ESFR', has('sprinkler')), phrase('not sprinklered', lacks('sprinkler'))],
  [phrase('heavy power', has('power')), phrase('without 3-phase', lacks('power'))],
  [phrase('outdoor storage', has('yard')), phrase('w/o yard', lacks('yard'))],
  [phrase('rail served', rail()), phrase('without rail', rail(true))],
  [
    phrase('signed in 2024', signed('2024-01-01', '2024-12-31')),
    phrase('signed since March 2023', signed('2023-03-01', null)),
  ],
  [phrase('expiring before 6/30/2027', expiring(null, '2027-06-29'))],
  [phrase('NNN', lease('NNN')), phrase('modified gross or triple net', lease('MG', 'NNN'))],
  [phrase('tenant Bayou Steel', party('tenant', 'Bayou Steel'))],
  [phrase('landlord Lone Pine', party('landlordFirm', 'Lone Pine Capital'))],
  [phrase('listed by Jane Doe', party('brokerName', 'Jane Doe'))],
]

const anySubjects = fc.shuffledSubarray([...SUBJECTS], { minLength: 1 })

/** Phrases of different subjects, in any order. */
export const anyPhrases: fc.Arbitrary<Phrase[]> = anySubjects.chain((subjects) =>
  fc.tuple(...subjects.map((phrases) => fc.constantFrom(...phrases))),
)
export const anySeparator = fc.constantFrom(' ', ', ', '  ', '; ')
/** Words that add nothing. */
export const anyFiller = fc.constantFrom('', 'find me ', 'show all properties ', 'we need space ')
