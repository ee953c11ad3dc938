import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { ALLOWANCE_PHRASES } from './allowance-phrases.ts'
import { LARGEST, LEAST, MOST } from './figure-ends.ts'
import type { FigureWords } from './figure-words-kind.ts'

/** "taxes and insurance", "CAM, tax & ins": the parts of the expenses. */
const CHARGES = (() => {
  const joints = ['', ',', '&', 'and', '+', '/', ', and', ', &']
  const joined = (first: readonly string[], second: readonly string[]) =>
    first.flatMap((one) => second.flatMap((other) => joints.map((joint) => `${one} ${joint} ${other}`)))
  const taxes = ['tax', 'taxes']
  const insurance = ['ins', 'insurance']
  const pairs = [...joined(taxes, insurance), ...joined(insurance, taxes)]
  const withCam = [...joined(['cam'], pairs), ...joined(pairs, ['cam'])]
  const ofTwo = [...joined(['cam'], [...taxes, ...insurance]), ...joined([...taxes, ...insurance], ['cam'])]
  return [...pairs, ...withCam, ...ofTwo].join('|')
})()

/** The words for the terms of a lease and the price of a sale. */
export const DEAL_FIGURE_WORDS = {
  /** "Asking rent" alone is the rent of whatever is asked for; these words are of the field by that name. */
  askingRent: {
    nouns: [
      {
        phrases:
          'stated asking rent|stated asking rents|stated asking rate|quoted rent|quoted rents|quoted rate|quoted rates',
      },
    ],
    phrase: ['stated asking rent ', '/sf/mo'],
    units: ['sf'],
    money: 'rent',
    lessIsBetter: true,
    plausible: [0, 100],
    alone: 'about',
    about: { part: 0.1 },
    ends: ['lowest stated asking rent', 'highest stated asking rent'],
    asked: [
      `${LEAST} (?:quoted|stated asking) (?:rents?|rates?)`,
      `${MOST} (?:quoted|stated asking) (?:rents?|rates?)`,
    ],
  },
  /** As a source states it; what the terms come to is worked out elsewhere. */
  effectiveRent: {
    nouns: [
      {
        phrases:
          'effective rent|effective rents|effective rate|effective rates|eff rent|eff . rent|eff rents|eff rate|eff . rate',
      },
    ],
    phrase: ['effective rent ', '/sf/mo'],
    units: ['sf'],
    money: 'rent',
    lessIsBetter: true,
    plausible: [0, 100],
    alone: 'about',
    about: { part: 0.1 },
    ends: ['lowest effective rent', 'highest effective rent'],
    asked: [`${LEAST} effective (?:rents?|rates?)`, `${MOST} effective (?:rents?|rates?)`],
  },
  netEffectiveRent: {
    nouns: [
      {
        phrases:
          'net effective|net effective rent|net effective rents|net effective rate|net effective rates|ner|ners|net eff|net eff . rent|net eff rent|net eff rents',
      },
    ],
    phrase: ['net effective rent ', '/sf/mo'],
    units: ['sf'],
    money: 'rent',
    lessIsBetter: true,
    plausible: [0, 100],
    alone: 'about',
    about: { part: 0.1 },
    ends: ['lowest net effective rent', 'highest net effective rent'],
  },
  effectiveOverTerm: {
    nouns: [
      {
        phrases:
          'effective rent over the term|effective rent over term|effective rents over the term|effective rate over the term',
      },
    ],
    phrase: ['effective rent over the term ', '/sf/mo'],
    units: ['sf'],
    money: 'rent',
    lessIsBetter: true,
    plausible: [0, 100],
    alone: 'about',
    about: { part: 0.1 },
    ends: ['lowest effective rent over the term', 'highest effective rent over the term'],
  },
  opexPerSf: {
    nouns: [
      {
        phrases: `${CHARGES}|opex|op ex|operating expenses|operating expense|operating costs|operating cost|expenses|nnn charges|nnns|nets|net charges|nnn expenses|pass throughs|passthroughs|cam|cams|cam charges|triple net charges|nnn est|nnn estimate|nnn estimates|est nnn|estimated nnn|nnn estimated|additional rent|ticam|tmi|tmis`,
      },
    ],
    phrase: ['opex ', '/sf/mo'],
    units: ['sf'],
    money: 'rent',
    highestMonthly: 1,
    lessIsBetter: true,
    plausible: [0, 100],
    alone: 'max',
    ends: ['lowest operating expenses', 'highest operating expenses'],
    asked: [`${LEAST} (?:opex|operating expenses|expenses)`, `${MOST} (?:opex|operating expenses|expenses)`],
  },
  tiPerSf: {
    nouns: [
      {
        phrases: ALLOWANCE_PHRASES,
      },
    ],
    phrase: ['TI ', '/sf'],
    units: ['sf'],
    money: 'perSf',
    plausible: [0, 1_000],
    alone: 'min',
    ends: ['lowest TI allowance', 'highest TI allowance'],
    asked: [
      `${LEAST} (?:ti|tenant improvement)s?(?: allowances?)?`,
      `${MOST} (?:ti|tenant improvement)s?(?: allowances?)?`,
    ],
  },
  freeRentMonths: {
    nouns: [
      { phrases: 'free rent|of free rent|free months|months free|fr|rent abatement|abated rent|abatement' },
    ],
    counted: 'free rent|free months|months free|rent abatement|abated rent|abatement',
    phrase: ['', ' months free rent'],
    mustBeNamed: true,
    plausible: [0, 120],
    alone: 'min',
    ends: ['least free rent', 'most free rent'],
    asked: [
      `${LEAST} (?:free rent|abatement)`,
      `${MOST} (?:free rent|abatement)|longest (?:free rent|abatement)`,
    ],
  },
  leasedSf: {
    nouns: [{ phrases: 'leased area|of leased area|leased space|of leased space|leased size|area leased' }],
    phrase: ['', ' sf of leased area'],
    units: ['sf', 'ksf', 'm2'],
    mustBeNamed: true,
    plausible: [1, LARGEST],
    area: 'sf',
    alone: 'about',
    ends: ['smallest leased area', 'largest leased area'],
    asked: [`${LEAST} leased (?:area|space)s?`, `${MOST} leased (?:area|space)s?`],
  },
  percentLeased: {
    nouns: [
      {
        phrases:
          'percent leased|share leased|percentage leased|leased percent|percent occupied|occupancy rate|occupancy percent|leased share',
      },
      { phrases: 'leased|occupied|let|occupancy', inUnit: 'percent' },
    ],
    phrase: ['', '% leased'],
    units: ['percent'],
    mustBeNamed: true,
    plausible: [0, 100],
    alone: 'min',
    ends: ['lowest share leased', 'highest share leased'],
    asked: [
      `${LEAST} (?:share leased|percent leased|occupancy(?: rates?)?)`,
      `${MOST} (?:share leased|percent leased|occupancy(?: rates?)?)`,
    ],
  },
  leaseTerm: {
    nouns: [{ phrases: 'lease term|lease terms|term|terms|lease length|length of lease|term of lease' }],
    phrase: ['', ' month lease term'],
    mustBeNamed: true,
    plausible: [0, 1_200],
    alone: 'exact',
    ends: ['shortest lease term', 'longest lease term'],
    asked: ['shortest (?:lease )?(?:terms?|leases?|deals?)', 'longest (?:lease )?(?:terms?|leases?|deals?)'],
  },
  rentEscalationPct: {
    nouns: [
      {
        phrases:
          'esc|indexation|annual indexation|escalation|escalations|escalator|escalators|annual escalation|annual escalations|annual escalator|annual escalators|yearly escalation|yearly escalations|rent escalation|rent escalations|bump|bumps|annual bump|annual bumps|yearly bump|yearly bumps|rent bump|rent bumps|increases|annual increase|annual increases|yearly increases|rent increases',
      },
    ],
    phrase: ['', '% escalation'],
    counted:
      'escalation|escalations|escalator|escalators|bumps|annual bumps|yearly bumps|rent bumps|annual escalations|rent escalations|annual increases|yearly increases|rent increases',
    units: ['percent'],
    mustBeNamed: true,
    plausible: [0, 25],
    alone: 'min',
    ends: ['lowest escalation', 'highest escalation'],
    asked: [
      `${LEAST} (?:rent |annual )?(?:escalations?|bumps?|increases?)`,
      `${MOST} (?:rent |annual )?(?:escalations?|bumps?|increases?)`,
    ],
  },
  capRate: {
    nouns: [
      {
        phrases:
          'cap rate|cap rates|caprate|going in cap rate|going in cap|capitalization rate|capitalization rates|capitalisation rate|capitalisation rates',
      },
    ],
    phrase: ['cap rate ', '%'],
    units: ['percent'],
    mustBeNamed: true,
    plausible: [0, 30],
    alone: 'about',
    about: { by: 0.5 },
    ends: ['lowest cap rate', 'highest cap rate'],
    asked: [`${LEAST} cap rates?`, `${MOST} cap rates?`],
  },
  salePricePerSf: {
    nouns: [
      {
        phrases:
          'per - foot price|per foot price|per sf price|psf price|ppsf|ppf|pp sf|price per sf|sale price per sf|sales price per sf|price per foot|sale price per foot|price psf|sale price psf|sale psf|price a foot|price / sf|sale price / sf|sales price / sf|price / foot|price / ft|sale / sf',
      },
    ],
    phrase: ['sale price per sf ', ''],
    units: ['sf'],
    money: 'perSf',
    lessIsBetter: true,
    plausible: [0, 10_000],
    alone: 'about',
    ends: ['lowest sale price per SF', 'highest sale price per SF'],
    asked: [
      `${LEAST} (?:sale )?prices? (?:per|a) (?:sf|foot|square foot)`,
      `${MOST} (?:sale )?prices? (?:per|a) (?:sf|foot|square foot)`,
    ],
  },
  salePrice: {
    nouns: [
      {
        phrases:
          'sale price|sales price|sale prices|purchase price|purchase prices|sold for|sold at|sold|traded for|traded at|traded|trading at|trades at|bought for|bought at|bought|purchased for|paid|brought|fetched|changed hands for|changed hands at|sale|sales|for sale|asking sale price|sale comps|sales comps|sale comp',
      },
    ],
    phrase: ['sale price ', ''],
    money: 'total',
    lessIsBetter: true,
    plausible: [1, LARGEST],
    alone: 'about',
    ends: ['lowest sale price', 'highest sale price'],
    asked: [`${LEAST} sales? prices?`, `${MOST} sales? prices?`],
  },
} as const satisfies Partial<Record<BoundFigure, FigureWords>>
