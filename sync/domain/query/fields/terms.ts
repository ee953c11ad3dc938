import type { AmenityId } from '../../amenities/amenities.ts'
import { isRangeField } from '../../criteria/asked-fields.ts'
import { INDUSTRIAL_GROSS } from '../../criteria/held-values.ts'
import { COMPUTED_RANGES } from '../../economics/computed-names.ts'
import type { LeaseType } from '../../known-types.ts'
import { OFFERED_SORT_BY, SORTS, type SortField } from '../../sort.ts'
import { nounOf } from '../words/choice-words.ts'
import { figuresWith, wordsFor } from './words-for.ts'

/** What asks for an order by a date, rising and falling. */
const DATE_SORTS = {
  dateSigned: [
    'oldest signing|oldest signings|oldest deal|oldest deals|oldest lease|oldest leases|oldest signed|oldest comps|earliest signed|earliest signing|earliest deals|signed old to new|oldest signing date',
    'most recent|most recently signed|most recent deal|most recent deals|most recent lease|most recent leases|most recent comps|most recent signing|most recent signings|latest signed|latest deal|latest deals|latest signing|latest signings|latest leases|latest comps|latest|newest deal|newest deals|newest lease|newest leases|newest comps|newest signing|newest signings|recently signed|recently|recent|recent deals|recent leases|recent comps|recent signings|recent transactions|recent sales|sold recently|leased recently|signed recently|lately|sort by date|sorted by date|by date|signed new to old',
  ],
  expiration: [
    'soonest|soonest first|next to expire first|first to expire first|soonest to expire|soonest expiring|expiring soonest|expires soonest|first to expire|earliest expiration|earliest expirations|earliest expiring|earliest to expire|next to expire|next to roll|first to roll|soonest to roll|rolling soonest|soonest expiration|soonest expirations|soonest expiry|nearest expiration|expiring first',
    'last to expire|furthest out first|farthest out first|last expiry first|longest dated first|longest remaining term first|most term left first|latest expiration|latest expirations|latest expiring|latest to expire|expiring last|expires last|last to roll|furthest expiration|longest remaining term|latest expiry',
  ],
} as const

/** The three types of building whose names mean nothing else. "Office" is also an amenity: see `read-office.ts`. */
export const TYPE_TERMS = [
  [
    'Manufacturing',
    'manufacturing|mfg|mfr|manuf|manufacturer|manufacturers|manufacturing plant|manufacturing plants|production facility|production facilities|production plant|production plants|production building|production buildings|production space|plant|plants|factory|factories',
  ],
  [
    'Distribution',
    'distribution|distro|dist|distr|distrib|distrib center|distrib ctr|dist ctr|dist center|distribution ctr|distribution center|distribution centers|distribution centre|distribution warehouse|distribution warehouses|dc|dcs|dists',
  ],
  [
    'Warehouse',
    'warehouse|warehouses|warehousing|wherehouse|wherehouses|wharehouse|wharehouses|wherhouse|ware house|ware houses|wear house|wear houses|wearhouse|where house|wh|w/h|whse|whses|whs|wrhs|whouse',
  ],
] as const satisfies readonly (readonly [string, string])[]

/** A type of the trade, asked for as such whether the book has it or not. A book's own spelling goes first. */
export const FLEX_TERMS = ['Flex', 'flex|flex space|flex spaces|flex building|flex buildings'] as const

export const AMENITY_TERMS = [
  [
    'crane',
    'crane|cranes|crane ready|crane served|crane equipped|crane capable|crane capability|crane capacity|crane access|crane system|crane systems|crane bay|crane bays|craneway|craneways|bridge crane|bridge cranes|overhead crane|overhead cranes|overhead bridge crane|overhead bridge cranes',
  ],
  [
    'sprinkler',
    'esfr|sprinkler|sprinklers|sprinklered|sprinkled|sprinkler system|sprinkler systems|fire sprinkler|fire sprinklers|fire suppression|fully sprinklered|esfr sprinkler|esfr sprinklers|esfr sprinklered|esfr system|esfr sprinkler system|esfr fire sprinklers',
  ],
  [
    'dock',
    'dock|docks|doc high|doc high door|doc high doors|doc door|doc doors|dk|dks|dock door|dock doors|dock high|dock high door|dock high doors|dock high loading|dock loading|loading dock|loading docks|truck well|truck wells|truck level doors|truck high doors|dock level doors|dock positions|dock high positions|dh|dh door|dh doors|dh positions|dh loading|tailboard|tailboards|tailboard loading|tailgate|tailgates|tailgate loading',
  ],
  [
    'yard',
    'yard|yards|yd|yds|fenced yd|paved yard|concrete yard|stabilized yard|stab yard|yard storage|yard space|storage yard|outdoor yard|outside yard|outdoor storage|outside storage|industrial outdoor storage|ios|laydown|laydown yard|laydown area|lay down yard|lay down|lay - down|lay - down yard|fenced yard|secured yard|gravel yard',
  ],
  [
    'power',
    'power|3 phase|3 phase power|3ph|3ph power|three phase|three phase power|phase power|heavy power|high power',
  ],
] as const satisfies readonly (readonly [AmenityId, string])[]

/** Served by rail. */
export const RAIL_TERMS =
  'rail|rails|rail served|rail srvd|rail svd|rail serv|rail service|rail serviced|rail access|rail spur|rail spurs|rail siding|rail door|rail doors|rail ready|rail accessible|railroad|railroad spur|railroad siding|railroad access|on rail|active rail|rail spur on site|railway|railway connection|railway access|railway siding|railroad connection|rail connection'

/** The one amenity with words for its absence. */
export const UNSPRINKLERED: ReadonlySet<string> = new Set(['unsprinklered', 'nonsprinklered'])

/** Doors and stalls asked for without a number: at least one. */
export const COUNTED_TERMS = figuresWith(({ counted }) => counted)

const CHARGES = [
  'nets',
  'nnns',
  'charges',
  'expenses',
  'operating expenses',
  'operating costs',
  'opex',
  'cam',
]
const COSTS = [
  'utilities',
  'bills',
  'services',
  'taxes and insurance',
  'taxes , insurance and cam',
  ...CHARGES,
]
const ALL_COSTS = ['everything', 'all', ...COSTS.flatMap((cost) => [cost, `all ${cost}`, `the ${cost}`])]
/** What the rent pays for as well. */
const INCLUSIVE = [
  ...[
    'all inclusive',
    'all - inclusive',
    'fully inclusive',
    'all in rent',
    'all - in rent',
    'all in rate',
    'all in rents',
  ],
  ...['all in basis', 'all - in basis', 'all in lease', 'all bills paid'],
  ...ALL_COSTS.flatMap((cost) => [
    ...['included', 'are included', 'is included', 'paid by landlord', 'paid by the landlord'].map(
      (verb) => `${cost} ${verb}`,
    ),
    ...['inclusive of', 'includes', 'including']
      .filter(() => cost !== 'all')
      .map((verb) => `${verb} ${cost}`),
  ]),
]
/** What the tenant pays beside the rent. */
const EXCLUSIVE = CHARGES.flatMap((cost) => [
  ...[`${cost} excluded`, `${cost} not included`, `${cost} extra`, `${cost} are extra`, `${cost} on top`],
  ...[`excluding ${cost}`, `exclusive of ${cost}`, `plus ${cost}`, `plus the ${cost}`, `before ${cost}`],
])

/** In a full-service lease the landlord pays. */
export const LEASE_TERMS = [
  [
    'NNN',
    `${EXCLUSIVE.join('|')}|nnn|net net net|plus nnn|plus triple nets|net of nets|triple net|triple net lease|trip net|trip nets|tripple net|absolute net|absolute nnn|nnn lease`,
  ],
  ['MG', 'mg|modified gross|mod gross|modified gross lease'],
  [
    'Gross',
    `${INCLUSIVE.join('|')}|gross|fs|full svc|full serv|full svc gross|full service|full service gross|fsg|full gross|gross lease`,
  ],
  [INDUSTRIAL_GROSS, 'industrial gross|ig|ind gross|industrial gross lease'],
] as const satisfies readonly (readonly [LeaseType | typeof INDUSTRIAL_GROSS, string])[]

/** "highest net effective first", "by NER high to low": the orders by a rent that is worked out. */
const COMPUTED_SORTS = COMPUTED_RANGES.flatMap((field) => {
  const nouns = wordsFor(field).nouns.flatMap(({ phrases }) => phrases.split('|'))
  const ways = [
    ['asc', 'lowest|worst|cheapest', 'low to high|lowest first|ascending|lowest to highest'],
    ['desc', 'highest|best|top', 'high to low|highest first|descending|highest to lowest'],
  ] as const
  return ways.map(([way, ends, behind]) => {
    const before = ends
      .split('|')
      .flatMap((end) => nouns.flatMap((noun) => [`${end} ${noun}`, `${end} ${noun} first`]))
    const after = behind
      .split('|')
      .flatMap((turn) => nouns.flatMap((noun) => [`${noun} ${turn}`, `by ${noun} ${turn}`]))
    const plain = way === 'desc' ? nouns.map((noun) => `by ${noun}`) : []
    return [`${field}_${way}`, [...before, ...after, ...plain].join('|')] as const
  })
})

const FIELD_SORTS = OFFERED_SORT_BY.flatMap((by) => {
  const { descending } = SORTS[by]
  const field = SORTS[by].field as SortField
  const sorted = isRangeField(field)
    ? wordsFor(field).sorted
    : isDated(field)
      ? DATE_SORTS[field]
      : alphabetically(nounOf(field))
  const phrases = sorted?.[descending ? 1 : 0]
  return phrases === undefined ? [] : [[by, phrases] as const]
})

export const SORT_TERMS = [...FIELD_SORTS, ...COMPUTED_SORTS]

/** What asks for an order by words, and for the same turned round. */
function alphabetically(noun: string): readonly [rising: string, falling: string] {
  const by = ['by', 'sort by', 'sorted by', 'order by'].map((verb) => `${verb} ${noun}`)
  const turned = by.flatMap((words) => [`${words} descending`, `${words} z to a`])
  return [[...by, `${noun} a to z`].join('|'), [...turned, `${noun} z to a`].join('|')]
}

/** Terms of the trade that stay words to search, though a word of theirs means something by itself. */
export const KEPT_TERMS =
  'drop lot|drop lots|drop yard|trailer lot|cross dock|cross docks|cross docked|crossdock|crossdocked|x dock|x docks|x docked|xdock|cross dk|clear span|small bay|big box|owner user|owner users|owner occupied|owner occupant|owner financing|multi tenant|multitenant|single tenant|tenant improvement|tenant improvements|class a|class b|class c|power plant|cold storage|build to suit|built to suit|office park|food grade|institutional grade|investment grade|industrial grade|commercial grade|pharma grade|pharmaceutical grade|hospital grade|high grade|top grade|rail yard|dock ratio|door ratio|dock door ratio|minimal office|little office|limited office|low office|light office|triple freeport|freeport exemption|but not both|and not both|not both|plant a flag|plant their flag|plant our flag|plant the flag|plant roots|planting a flag|plant manager|office trailer|office trailers|job trailer|job trailers|construction trailer|trailer office|trailer offices|modular office|modular offices|mobile office|mobile offices|power outage|yard sale|in the yard of'

/** Figures that properties have but no criterion asks for. What is said of them stays words: "opex under $0.30". */
export const UNASKABLE_NOUNS =
  'floor load|floor loads|floor loading|floor load capacity|slab load|live load|total rent|total monthly rent|total annual rent|monthly payment|rent payment|monthly budget|annual budget|rent budget|sale price|sales price|purchase price|sold for|opex|operating expenses|cam|cams|nnn charges|nnns|tax|taxes|property tax|property taxes|real estate tax|real estate taxes|insurance|deposit|security deposit|ti|tis|ti allowance|tenant improvements|free rent|escalation|escalations|bump|bumps|annual increases|increases|cap rate|term|lease term|column spacing|columns|parking|car parking|slab|hook|hook height|hook ht|under hook|under the hook|under crane hook|u h|uhh|bay|bays|staging bay|staging bays|frontage'
export const UNASKABLE_UNITS =
  'amp|amps|volt|volts|kva|pallet|pallets|lb|lbs|pound|pounds|gallon|gallons|people|trucks|parking spaces|parking stalls|car stalls|parking spots|car|cars|employees|unit|units|story|stories|floor|floors|inch|inches|speed bay|speed bays|bay depth|deep bay|deep bays|wide|width|deep|depth|long|bay spacing|setback|day|days|week|weeks|month|months|year|years|yr|yrs|percent|%'

/** What happened in a year that is not the year of construction: nor of the lease: "sold after 2023". */
export const DATED_TERMS =
  'renovated|remodeled|refurbished|rehabbed|rehabbed in|redone|reroofed|sold|listed|renewed|through|until'

/** Roads: the number after one of these is no figure. */
export const ROAD_TERMS = 'i|ih|hwy|highway|interstate|us|fm|sh|beltway|bw|route|rt|loop|cr|suite|ste'

function isDated(field: SortField): field is keyof typeof DATE_SORTS {
  return field in DATE_SORTS
}
