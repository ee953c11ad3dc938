import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { DEAL_FIGURE_WORDS } from './deal-figure-words.ts'
import { fromTo, LARGE_ENDS, LARGEST, LEAST, MOST, MOST_COUNTED, SMALL_ENDS, TENTH } from './figure-ends.ts'
import type { FigureWords } from './figure-words-kind.ts'
import { LAND_SORTS } from './land-sorts.ts'
import { OVERSIZED_DOORS } from './oversized-doors.ts'

/**
 * The words for every figure that can be asked for. Of two whose ends both occur in a question the earlier is meant,
 * so height and size come last: others have their words as well, as in "the largest truck court".
 */
export const FIGURE_WORDS = {
  rentPerSf: {
    nouns: [
      {
        phrases:
          'rent|rents|rental|rental rate|rental rates|rate|rates|lease rate|asking|asking rent|asking rents|asking rate|asking price|base rent|starting rent|price|priced at|pricing|$/sf',
      },
      { phrases: 'monthly rent|monthly rate|rent per month|rent/sf/mo|$/sf/mo', period: 'month' },
      {
        phrases: 'annual rent|annual rate|yearly rent|yearly rate|rent per year|rent/sf/yr|$/sf/yr',
        period: 'year',
      },
    ],
    phrase: ['', '/sf/mo'],
    units: ['sf'],
    money: 'rent',
    lessIsBetter: true,
    /** Dollars, a month or a year: what costs more is a price and no rent. */
    plausible: [0, 100],
    alone: 'about',
    about: TENTH,
    ends: ['lowest rent', 'highest rent'],
    asked: [
      `${LEAST} (?:asking )?(?:rents?|prices?)|least expensive|cheapest|most affordable|best priced?`,
      `${MOST} (?:asking )?(?:rents?|prices?)|most expensive|priciest|dearest`,
    ],
    sorted: [
      'cheapest|cheapest per sf|lowest rent per sf|lowest rent per foot|cheapest per foot|by rent per foot|by rent per sf|by rent per square foot|sort by rent per foot|sorted by rent per foot|lowest rental rate|lowest rental rates|lowest asking rent|rent ascending|least expensive|lowest rent|lowest rents|lowest price|lowest priced|lowest rate|lowest rates|low to high|sort by rent|rank by rent|ranked by rent|sorted by rent|order by rent|sort by price|sorted by price|rent low to high|price low to high|by rent|by price',
      'most expensive|highest rent per sf|highest rent per foot|highest per foot|highest rental rate|highest rental rates|highest asking rent|rent descending|sort by rent descending|priciest|dearest|highest rent|highest rents|highest price|highest priced|highest rate|highest rates|high to low|rent high to low|price high to low',
    ],
  },
  ...DEAL_FIGURE_WORDS,
  dockDoors: {
    nouns: [
      {
        phrases:
          'door of dock|doors of dock|dock|docks|docs|doc high|doc highs|doc high door|doc high doors|doc door|doc doors|dk|dks|dock door|dock doors|dock high|dock highs|dock high door|dock high doors|dock high loading|dock positions|dock high positions|dh positions|dh loading|loading dock|loading docks|loading door|loading doors|truck well|truck wells|truckwell|truckwells|dock well|dh|dh door|dh doors|tw|doors|truck docks|truck dock|truck doors|truck high|truck high door|truck high doors|truck level|truck level door|truck level doors|truck height doors|truck positions|truck level positions|dock level|dock level door|dock level doors|dock height doors|doors dock high|dock spots|dd|dds|semi dock|semi docks|semi dock doors|dock wells|exterior docks|interior docks|dock pits|dk pit|dk pits|pit levelers|tailboard|tailboards|tailboard doors|tailboard loading|tailgate|tailgates|tailgate doors|tailgate loading',
        standsAlone: true,
      },
    ],
    phrase: ['', ' dock doors'],
    plausible: [0, MOST_COUNTED],
    isCounted: true,
    alone: 'min',
    ends: ['fewest dock doors', 'most dock doors'],
    asked: [`${LEAST} (?:docks?(?: doors?)?)`, `${MOST} (?:dock(?:s|-high)?(?: doors?)?)`],
  },
  gradeDoors: {
    nouns: [
      {
        phrases: `${OVERSIZED_DOORS}|grade level|grade level door|grade level doors|grade level loading|grade level drive in doors|grade door|grade doors|ground level|ground level door|ground level doors|drive in|drive ins|drive in door|drive in doors|roll up door|roll up doors|roll up|roll ups|rollup|rollups|rollup door|rollup doors|overhead door|overhead doors|overheads|ohd|ohds|gl|gl door|gl doors|gl loading|di|di door|di doors|grade|grades|ramp|ramps|ramp door|ramp doors|at grade|at grade doors|oh door|oh doors|gld|glds|dids|dis|gls`,
        standsAlone: true,
      },
    ],
    counted:
      'grade|grades|grade only|at grade|grade level only|grade level|grade level door|grade level doors|grade level loading|grade level access|grade door|grade doors|grade level drive in|grade level drive ins|ground level|ground level door|ground level doors|ground level loading|drive in|drive ins|drive in door|drive in doors|drive in loading|roll up door|roll up doors|roll up|roll ups|rollup|rollups|rollup door|rollup doors|overhead door|overhead doors|gl|gl door|gl doors|gl loading|ramp|ramps|ramp door|ramp doors',
    phrase: ['', ' grade-level doors'],
    plausible: [0, MOST_COUNTED],
    isCounted: true,
    alone: 'min',
    ends: ['fewest grade-level doors', 'most grade-level doors'],
    asked: [null, `${MOST} (?:grade|drive-in|grade-level|ground-level)(?: doors?)?`],
  },
  craneTons: {
    nouns: [
      {
        phrases:
          'crane|cranes|crane capacity|crane ready|crane served|bridge crane|bridge cranes|overhead crane|overhead cranes|overhead bridge crane|overhead bridge cranes|crane tonnage|jib|jibs|jib crane|jib cranes|gantry|gantry crane|gantry cranes|top running crane|top running cranes|hoist|hoists',
        standsAlone: true,
      },
    ],
    phrase: ['', ' ton crane'],
    units: ['ton'],
    plausible: [0, MOST_COUNTED],
    alone: 'min',
    ends: ['lightest crane', 'strongest crane'],
    asked: [null, `(?:${MOST}|heaviest|strongest) cranes?(?: (?:capacity|tonnage))?|most crane tonnage`],
  },
  truckCourtFeet: {
    nouns: [
      {
        phrases:
          'truck court|truck courts|truck court depth|court depth|of truck court|deep truck court|deep truck courts|court|courts|truck ct|truck cts|truck crt|truck crts|truck apron|tc',
      },
    ],
    phrase: ['', ' ft truck court'],
    units: ['foot', 'meter'],
    plausible: [0, MOST_COUNTED],
    alone: 'min',
    ends: ['shallowest truck court', 'deepest truck court'],
    asked: [null, `(?:${MOST}|deepest) truck courts?`],
  },
  trailerStalls: {
    nouns: [
      {
        phrases:
          'trailer stalls|trailer stall|stalls|trailer parking for|trailer pkg|trailer pkng|trailer prkg|trailer pos|trailer storage for|room for|trailer drops|trailer drop|drop trailers|trailer slots|trailer parking|trailer parking stalls|trailer parking spaces|trailer parking spots|trailer spaces|trailer spots|trailer positions|trailer parks|trailers|trailer',
        standsAlone: true,
      },
    ],
    counted:
      'trailer parking|trailer pkg|trailer pkng|trailer prkg|trailer stall|trailer stalls|trailer space|trailer spaces|trailer spots|trailer positions|trailer parking stalls|trailer parking spaces|trailer parking spots|trailer storage',
    phrase: ['', ' trailer stalls'],
    plausible: [0, MOST_COUNTED],
    isCounted: true,
    alone: 'min',
    ends: ['fewest trailer stalls', 'most trailer stalls'],
    asked: [null, `${MOST} trailer (?:stalls|parking|spots|spaces)`],
  },
  landSizeAcres: {
    nouns: [
      {
        phrases: 'land|land size|land area|of land|lot|lot size|site|site size|site area|acreage|acres',
      },
    ],
    phrase: ['', ' acres'],
    units: ['acre', 'hectare', 'sf', 'ksf', 'm2'],
    plausible: [0, LARGEST],
    area: 'acre',
    alone: 'about',
    ends: ['least land', 'most land'],
    sorted: LAND_SORTS,
    asked: [`${LEAST} (?:land|acreage|lots?|sites?)`, `${MOST} (?:land|acreage|acres|lots?|sites?|yards?)`],
  },
  officePercent: {
    nouns: [
      { phrases: 'office share|office percent|office percentage|percent office|office ratio' },
      {
        phrases: 'office|office space|of office|of office space|office finish|offices|ofc|off',
        inUnit: 'percent',
      },
    ],
    phrase: ['', '% office'],
    units: ['percent'],
    mustBeNamed: true,
    plausible: [0, 100],
    alone: 'about',
    ends: ['lowest office share', 'highest office share'],
    asked: [`${LEAST} office (?:shares?|percent(?:age)?)`, `${MOST} office (?:shares?|percent(?:age)?)`],
    sorted: [
      'lowest office share|lowest office percent|office low to high',
      'highest office share|highest office percent|by office share|sort by office share|office high to low',
    ],
  },
  officeSf: {
    nouns: [
      {
        phrases:
          'of office|of offices|of office space|office sf|office area|office size|office square footage|office finish|of office area|office buildout|office build out|ofc buildout|ofc build out|office component|office portion|office footprint',
      },
      { phrases: 'office|office space|offices|ofc', standsAlone: true },
    ],
    phrase: ['', ' sf of office'],
    units: ['sf', 'ksf', 'm2'],
    plausible: [1, LARGEST],
    area: 'sf',
    alone: 'min',
    ends: ['least office space', 'most office space'],
    asked: [null, `${MOST} (?:office(?: space| sf| area)?)`],
  },
  parkingRatio: {
    nouns: [
      { phrases: 'parking ratio|parking ratios|car parking ratio|parking density' },
      { phrases: 'parking|parking spaces|car parking|car spaces|spaces', inUnit: 'perThousand' },
    ],
    phrase: ['parking ratio ', ''],
    units: ['perThousand'],
    plausible: [0, 20],
    alone: 'min',
    ends: ['lowest parking ratio', 'highest parking ratio'],
    asked: [`${LEAST} (?:car )?parking(?: ratios?)?`, `${MOST} (?:car )?parking(?: ratios?| spaces)?`],
    sorted: [
      'lowest parking ratio|least parking|parking few to many',
      'highest parking ratio|most parking|best parking|by parking|sort by parking|sorted by parking|parking many to few',
    ],
  },
  yearBuilt: {
    nouns: [
      {
        phrases:
          'built|built in|built in the|year built|yr built|constructed|constructed in|construction|new construction|brand new construction|vintage|delivered|delivered in|delivering|delivering in|delivers|delivers in|delivery in|completed in|completion in|coming online in|yob|yoc|year of construction|yr blt|yb',
      },
    ],
    phrase: ['built ', ''],
    plausible: [1800, 2100],
    isCounted: true,
    alone: 'exact',
    about: { by: 5 },
    ends: ['oldest', 'newest'],
    asked: ['oldest', 'newest|most recent(?:ly built)?|most modern|latest built|youngest'],
    sorted: [
      'oldest|oldest building|oldest buildings|oldest first|most aged|most aged first|by year built ascending|old to new|oldest to newest|year built old to new',
      'newest|newest building|newest buildings|newest first|newest construction|most modern|latest built|most recently built|recently built|recently delivered|recently completed|recent construction|recent vintage|by year built|sort by year built|sorted by year built|sort by year|sorted by age|order by year|new to old|newest to oldest|year built new to old|by age',
    ],
  },
  clearHeight: {
    nouns: [
      {
        phrases:
          'clear|cl|high clear|clear height|clear heights|clear hgt|clear ht|clear ceiling|clear ceilings|clr|clr ht|clr hgt|clr height|clearance|ceiling|ceilings|ceiling height|ceiling heights|ceiling ht|eave|eaves|eave height|height|ch|c/h',
      },
    ],
    phrase: ['', ' ft clear'],
    units: ['foot', 'meter'],
    plausible: [1, 200],
    alone: 'min',
    about: TENTH,
    ends: ['lowest clear height', 'highest clear height'],
    asked: [
      `${LEAST} (?:clear(?:ance)?(?: heights?)?|ceilings?(?: heights?)?)|shortest`,
      `${MOST} (?:clear(?:ance)?(?: heights?)?|ceilings?(?: heights?)?|eaves?(?: heights?)?)|tallest|highest`,
    ],
  },
  squareFootage: {
    nouns: [
      {
        phrases:
          'size|sizes|sized|surface|surface area|building size|total size|square footage|sq footage|footage|rba|building area|sf|sqft|square feet|sq ft',
      },
    ],
    phrase: ['', ' sf'],
    units: ['sf', 'ksf', 'm2'],
    plausible: [1, LARGEST],
    area: 'sf',
    alone: 'about',
    ends: ['smallest', 'largest'],
    asked: [
      `${LEAST} (?:square footage|size|footprint)|smallest`,
      `${MOST} (?:square footage|size|footprint|floor area)|largest|biggest`,
    ],
    sorted: [
      `smallest|${fromTo(SMALL_ENDS, LARGE_ENDS)}|size small to large`,
      `largest|biggest|${fromTo(LARGE_ENDS, SMALL_ENDS)}|by size|sort by size|sorted by size|order by size|size large to small`,
    ],
  },
} as const satisfies Record<BoundFigure, FigureWords>
