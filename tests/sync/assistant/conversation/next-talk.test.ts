import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { inclusiveRange } from '../../../../sync/domain/criteria/range.ts'
import { talkAfter } from './talk-after.ts'

/** Criteria in no order, with inclusive ends, as one question would ask for them. */
function bare({ criteria, order, limit }: Talk) {
  const all = criteria.map((one) => JSON.stringify(one.kind === 'range' ? inclusiveRange(one) : one))
  return { criteria: all.sort(), order, limit }
}

const expectSame = (turns: readonly string[], question: string) =>
  expect(bare(talkAfter(...turns))).toEqual(bare(talkAfter(question)))

test.each<[turns: string, question: string]>([
  ['warehouse Katy 20-40k | same in Houston', 'warehouse Houston 20-40k'],
  ['Bayou Steel leases in Katy | same thing but Zenith Foods', 'leases in Katy, tenant Zenith Foods'],
  ['warehouse Katy | Tomball as well', 'warehouse Katy or Tomball'],
  ['warehouse Katy | add Tomball too', 'warehouse Katy or Tomball'],
  ['warehouse Katy | sort by newest building', 'warehouse Katy, newest first'],
  ['Katy, at least 150k sf | Please amend the minimum to 200,000 square feet', 'Katy, at least 200,000 sf'],
  ['Katy, 20-40k sf | change the maximum to 50k', 'Katy, 20-50k sf'],
  ['warehouse Katy | remove the ones without sprinklers', 'warehouse Katy with sprinklers'],
  ['warehouse Katy | please exclude any that lack rail', 'warehouse Katy with rail'],
  ['warehouse Katy | In addition, kindly remove properties without docks', 'warehouse Katy with docks'],
  ['warehouse Katy with rail | drop the ones with docks', 'warehouse Katy with rail, no docks'],
  ['sales in Katy 5-10 million | cap it at 8', 'sales in Katy 5-8 million'],
  ['warehouse Katy up to 90 cents | bump it to a dollar', 'warehouse Katy up to a dollar'],
  ['warehouse Katy 60k sf, 24 clear | and he can live with 22', 'warehouse Katy 60k sf, 22 clear'],
  ['warehouse Katy 60k sf, 24 clear | would settle for 20', 'warehouse Katy 60k sf, 20 clear'],
  ['Katy 60k sf, up to 80 cents | fine with 90', 'Katy 60k sf, up to 90 cents'],
  ['warehouse Katy, 4 docks | ok with 2 docks', 'warehouse Katy, 2 docks'],
  ['NNN warehouse Katy | forget the NNN', 'warehouse Katy'],
  ['MG warehouse Katy | never mind mod gross', 'warehouse Katy'],
  ['Katy signed in the last 12 months | last 6 is better', 'Katy signed in the last 6 months'],
  ['Katy signed in the last 12 months | try 18 months', 'Katy signed in the last 18 months'],
  ['Katy signed in the last 2 years | make it 3', 'Katy signed in the last 3 years'],
  ['Katy expiring in the next 12 months | make it 18', 'Katy expiring in the next 18 months'],
  ['Katy, sold for over 5 million | cap it at 25', 'Katy, sold for over 5 million, cap it at 25'],
  ['Katy 20-60k sf | cap it at 50k', 'Katy 20-50k sf'],
  ['Katy 20-60k sf | keep it under 40', 'Katy 20-40k sf'],
  ['Katy up to 95 cents | cap it at 85', 'Katy up to 85 cents'],
  ['warehouse Katy built after 2010 | forget newer', 'warehouse Katy'],
  ['warehouse Katy built after 2010, 28 clear | forget the newer part', 'warehouse Katy 28 clear'],
  ['warehouse Katy under 90 cents | forget cheaper', 'warehouse Katy'],
  ['warehouse Katy 20-40k sf | never mind bigger', 'warehouse Katy'],
  ['warehouse Katy | sort by net effective rent', 'warehouse Katy sorted by net effective rent'],
  ['Katy 100k+ | under 60 cents | relax that to 70', 'Katy 100k+ up to 70 cents'],
  ['Katy 100k+ | under 60 cents | bump it to 120k', 'Katy 120k+ under 60 cents'],
  ['Katy under $1 | 24 clear | raise that to 28', 'Katy under $1 28 clear'],
  ['Katy 20k+ | and Houston | not Houston, sorry, Humble', 'Katy or Humble 20k+'],
  ['Katy or Houston 20k+ | swap Katy for Humble', 'Houston or Humble 20k+'],
  ['Prologis as landlord in Katy | same but Link', 'Link Logistics as landlord in Katy'],
  ['warehouse Katy | and 32 clear', 'warehouse Katy 32 clear'],
  ['warehouse Katy 80k+ | bump to 100k', 'warehouse Katy 100k+'],
  ['warehouse Katy under $1.20 | nothing there, go to $1.35', 'warehouse Katy up to $1.35'],
  ['warehouse Katy 32 clear | forget the clear height | ESFR though', 'warehouse Katy ESFR'],
  ['warehouse Katy | only those with rail', 'warehouse Katy rail'],
  ["warehouse Katy docks | docks aren't needed", 'warehouse Katy'],
  ['warehouse Katy docks | no docks needed', 'warehouse Katy'],
  ["Katy 30 clear | clear height doesn't matter, but i want sprinklers", 'Katy sprinklers'],
  ["Katy 30 clear | clear height doesn't matter, need docks", 'Katy docks'],
  ['flex Katy under 1.10 mo | relax the rent to 1.25', 'flex Katy up to $1.25'],
  ['warehouse Katy | w/i 5 mi of Houston', 'warehouse within 5 mi of Houston'],
  ['warehouse Katy under $0.90 | what about $1.10', 'warehouse Katy up to $1.10'],
  ['warehouse Katy 28 clear | scratch that, 26', 'warehouse Katy 26 clear'],
  ['warehouse Katy | 28 clear | undo that and add rail', 'warehouse Katy rail'],
  ['warehouse Katy 28 clear | no clear height', 'warehouse Katy'],
  ['warehouse Katy | ok forget that. manufacturing in Houston', 'manufacturing Houston'],
  ['warehouse Katy or Houston | not Houston', 'warehouse Katy'],
  ['NNN or MG warehouse | no MG', 'NNN warehouse'],
  ['flex or office Katy | minus office', 'flex Katy'],
  ['warehouse Katy | take out anything over a dollar', 'warehouse Katy no more than a dollar'],
  ['warehouse Katy | kick out the ones over 50k sf', 'warehouse Katy no more than 50k sf'],
  ['warehouse Houston 20k+ | not Houston, Katy', 'warehouse Katy 20k+'],
  ['warehouse Katy 24 clear | 22 clear is ok', 'warehouse Katy 22 clear'],
  ['warehouse Katy signed 2024 | 2025 instead', 'warehouse Katy signed 2025'],
  ['warehouse Katy signed 2024 | and 2025', 'warehouse Katy signed 2024 to 2025'],
  ['warehouse Katy | include gross too', 'warehouse Katy'],
  ['warehouse Katy, no office | actually office is fine', 'warehouse Katy'],
  ['Katy 15k sf | no 25k | sorry 35 to 45', 'Katy 35k to 45k sf'],
  ['Katy 70 to 80 cents | 75 to 85', 'Katy 75 to 85 cents'],
  ['Katy built 2015 or newer | drop the yr, older ok', 'Katy'],
  ['NNN in Northwest Houston | now remove the submarket restriction', 'NNN'],
  [
    'warehouse within five miles of Katy | widen the radius to eight miles',
    'warehouse within 8 miles of Katy',
  ],
  ['warehouse Katy 30k min | only with rail | eh, go back, too thin', 'warehouse Katy 30k min'],
  ['Katy signed in 2025 | and the year before too', 'Katy signed 2024 to 2025'],
  ['Katy signed Q2 2026 | and the quarter before', 'Katy signed from 2026-01-01 to 2026-06-30'],
  ['Katy 30-60k ESFR | top out at 50k', 'Katy 30-50k ESFR'],
  ['10-20k Katy | move the floor to 15 | and the cap to 25', '15-25k Katy'],
  ['NNN Katy under 90 cents | whatever lease type', 'Katy under 90 cents'],
  ['Katy or Houston 20-40k | take Houston out', 'Katy 20-40k'],
  ['warehouse Katy, docks | drop the docks, 8 docks', 'warehouse Katy 8 docks'],
  [
    'warehouse Katy 10 docks | I meant ramps rather than docks, and two of them are enough',
    'warehouse Katy 2 ramps',
  ],
  ['warehouse Katy 100k+ | drop the 100k to 75k', 'warehouse Katy 75k+'],
  ['Katy under 90 cents | raise the 90 to 95 cents', 'Katy up to 95 cents'],
  ['yard Katy 2-5 acres | 3 min', 'yard Katy 3-5 acres'],
  ['Katy 10-20k sf | 25 max', 'Katy 10-25k sf'],
  ['Katy or Center 20k+ sf | drop Center', 'Katy 20k+ sf'],
  ['warehouse Katy about thirty thousand feet | yeah no make that forty', 'warehouse Katy about 40k sf'],
  ['Katy 24 clr+ | never mind the clr', 'Katy'],
  ['Katy signed this year | now extend the period to include last year', 'Katy signed 2025 to 2026'],
  ['warehouse Katy | show me the four newest buildings', 'four newest warehouses Katy'],
  ['warehouse Katy or Houston | just Katy', 'warehouse Katy'],
  ['warehouse Katy | also Houston', 'warehouse Katy or Houston'],
  ['warehouse Katy | make it manufacturing', 'manufacturing Katy'],
  ['warehouse Katy NNN | what about gross', 'warehouse Katy gross'],
  ['warehouse Katy 2015 or newer | older is ok', 'warehouse Katy'],
  ['warehouse Katy 30-60k | no upper limit on size', 'warehouse Katy 30k+'],
  ['warehouse Katy 28 clear | make it 30 | no, 32', 'warehouse Katy 32 clear'],
  ['warehouse Houston | not 77041 or 77032 | put 77041 back in', 'warehouse Houston not 77032'],
  ['warehouse Katy, no cranes | add cranes back', 'warehouse Katy'],
  ['warehouse Katy | bring back Houston', 'warehouse Katy or Houston'],
  ['warehouse Katy 20k+ | start over | manufacturing in Houston', 'manufacturing in Houston'],
  ['warehouse Katy | 2015 or newer | undo that', 'warehouse Katy'],
  ['warehouse 77041 | 4 miles around there', 'warehouse within 4 miles of 77041'],
  ['warehouse within 5 miles of Katy | make it 10 miles', 'warehouse within 10 miles of Katy'],
  ['warehouse Katy | swap Katy for Houston', 'warehouse Houston'],
  ['warehouse Katy | cheapest first', 'warehouse Katy cheapest first'],
  ['warehouse Katy | and in Houston?', 'warehouse Houston'],
  ['warehouse Katy newer than 2010 | nah take the year off again', 'warehouse Katy'],
  ['warehouse Katy under 85 cents | we can stretch to 95', 'warehouse Katy up to 95 cents'],
  ['warehouse Katy crane | ok never mind the crane, sprinklers', 'warehouse Katy sprinklers'],
  ['warehouse Katy rail crane | drop the rail, crane', 'warehouse Katy'],
  ['warehouse Katy | scratch Katy, Houston', 'warehouse Houston'],
  ['warehouse Katy NNN | actually gross is fine too', 'warehouse Katy NNN or gross'],
  ['warehouse Katy 30 clear | 28 works', 'warehouse Katy 28 clear'],
  ['warehouse Katy 20-40k | tighten to 25-35', 'warehouse Katy 25-35k'],
  ['warehouse Katy | 28 clear | undo taht', 'warehouse Katy'],
])('“%s” asks for “%s”', (turns, question) => expectSame(turns.split(' | '), question))

const TYPES = ['warehouse', 'manufacturing', 'distribution'] as const
const TOWNS = ['Katy', 'Houston', 'Tomball', 'Pasadena'] as const
const MORE = [
  'NNN',
  'with crane',
  '28 clear',
  'no docks',
  '4 docks',
  'under $1.10',
  'built after 2005',
  'rail',
] as const

test('a bound is moved by so much, up or down, whatever it is of', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ['rent', 'cents', 'under', 0.01, 50],
        ['size', 'k', 'at least', 1_000, 40],
        ['clear height', 'feet', 'at least', 1, 24],
      ),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(['raise', 1], ['bump', 1], ['lower', -1], ['reduce', -1]),
      fc.boolean(),
      ([thing, unit, bound, step, start], by, [verb, way], isNamed) => {
        const known = {
          cents: `${start} cents NNN`,
          k: `${start}k sf`,
          feet: `${start} feet clear`,
        }[unit]
        const turn = isNamed ? `${verb} the ${thing} by ${by} ${unit}` : `${verb} it by ${by} ${unit}`
        const { criteria } = talkAfter(`warehouse ${bound} ${known}`, turn)
        const range = criteria.find(({ kind }) => kind === 'range')
        const moved = range?.kind === 'range' ? (range.max ?? range.min) : null
        expect({ turn, moved: Number(moved?.toFixed(4)) }).toEqual({
          turn,
          moved: Number(((start + way * by) * step).toFixed(4)),
        })
      },
    ),
  )
})

test('what a turn does not speak of stays, whatever it was', () => {
  const question = fc.record({
    type: fc.constantFrom(...TYPES),
    town: fc.constantFrom(...TOWNS),
    low: fc.integer({ min: 10, max: 90 }),
    more: fc.uniqueArray(fc.constantFrom(...MORE), { maxLength: 3 }),
    other: fc.constantFrom(...TOWNS),
    wording: fc.constantFrom(
      'same in X',
      'what about X',
      'X instead',
      'try X',
      'now in X',
      'but in X',
      'just X',
    ),
  })
  fc.assert(
    fc.property(question, ({ type, town, low, more, other, wording }) => {
      const words = (place: string) => [type, `in ${place}`, `${low}k+ sf`, ...more].join(', ')
      expectSame([words(town), wording.replace('X', other)], words(other))
    }),
    { numRuns: 60 },
  )
})

test('turns that each add something ask for all of it, in any order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TYPES),
      fc.uniqueArray(fc.constantFrom(...MORE), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('and ', '', 'only ', 'also '),
      (type, more, lead) => {
        expectSame(
          [`${type} Katy`, ...more.map((words) => `${lead}${words}`)],
          [`${type} Katy`, ...more].join(', '),
        )
      },
    ),
    { numRuns: 60 },
  )
})
