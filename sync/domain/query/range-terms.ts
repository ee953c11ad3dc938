import type { RangeField } from '../criterion.ts'
import { phraseTable } from './phrase-table.ts'

export type Side = 'min' | 'max' | 'about' | 'exact' | 'between'

/** "over": which bound a figure is, whether the figure itself is out, and which field the word speaks of. */
export interface Comparator {
  side: Side
  isStrict: boolean
  field: RangeField | null
}

const asks = (side: Side, isStrict: boolean, field: RangeField | null = null): Comparator => ({
  side,
  isStrict,
  field,
})

/** Words before a figure. */
export const comparators = phraseTable<Comparator>([
  [
    asks('min', false),
    'at least|min|minimum|minimum of|min of|a minimum of|no less than|not less than|no fewer than|no lower than|starting at|starting from|upwards of|upward of|>=|no under|not under|not below|nothing under|nothing below|nothing less than|atleast|at or above|at or over',
  ],
  [asks('min', true), 'over|above|more than|greater than|higher than|exceeding|in excess of|north of|>'],
  [
    asks('max', false),
    'max|maximum|maximum of|max of|a maximum of|up to|at most|no more than|not more than|no greater than|no higher than|not exceeding|not to exceed|not over|not above|nothing over|nothing above|nothing more than|upto|atmost|at or below|at or under|capped at|<=',
  ],
  [asks('max', true), 'under|below|sub|sub -|less than|fewer than|lower than|south of|<'],
  [asks('about', false), 'about|around|approximately|approx|roughly|circa|some|~'],
  [asks('exact', false), 'exactly'],
  [asks('between', false), 'between|from|from between|ranging from|in the range of'],
  [asks('min', true, 'squareFootage'), 'larger than|bigger than'],
  [asks('min', false, 'squareFootage'), 'no smaller than|not smaller than|nothing smaller than'],
  [asks('max', true, 'squareFootage'), 'smaller than'],
  [
    asks('max', false, 'squareFootage'),
    'no larger than|no bigger than|not larger than|not bigger than|nothing larger than|nothing bigger than',
  ],
  [asks('max', true, 'rentPerSf'), 'cheaper than|priced under|priced below'],
  [asks('min', true, 'clearHeight'), 'taller than'],
  [asks('min', true, 'yearBuilt'), 'newer than|after|later than|built after|constructed after|post|post -'],
  [asks('min', false, 'yearBuilt'), 'since|no older than|not older than|nothing older than|built since'],
  [
    asks('max', true, 'yearBuilt'),
    'older than|before|prior to|earlier than|built before|constructed before|pre|pre -',
  ],
  [asks('max', false, 'yearBuilt'), 'no newer than|not newer than|built by'],
])

/** Words after a figure. */
export const trailingComparators = phraseTable<Comparator>([
  [
    asks('min', false),
    '+|or more|or greater|or above|or over|or higher|or better|or up|and up|and above|and over|and higher|minimum|min|at least',
  ],
  [asks('about', false), '+/-|+-|~|or so|give or take|approximately|approx'],
  [asks('min', false, 'squareFootage'), 'or larger|or bigger|and larger'],
  [asks('min', false, 'clearHeight'), 'or taller'],
  [
    asks('min', false, 'yearBuilt'),
    'or newer|or later|and newer|and later|onwards|onward|to present|to now|to date',
  ],
  [
    asks('max', false),
    'or less|or under|or below|or lower|or fewer|and under|and below|and less|maximum|max|at most|tops',
  ],
  [asks('max', false, 'squareFootage'), 'or smaller|and smaller'],
  [asks('max', false, 'rentPerSf'), 'or cheaper'],
  [asks('max', false, 'yearBuilt'), 'or older|or earlier|and older|and earlier'],
])

export type Unit = 'sf' | 'ksf' | 'm2' | 'acre' | 'hectare' | 'foot' | 'ton'

const SQUARE_FEET =
  'sf|s f|sft|sqf|sqft|sq ft|sq feet|sq foot|square feet|square foot|square ft|square footage|ft2|ft²|rsf|nrsf|gsf'

export const units = phraseTable<Unit>([
  ['sf', SQUARE_FEET],
  ['ksf', 'ksf'],
  ['m2', 'm2|m²|sqm|sq m|sq meters|sq metres|square meters|square metres|square meter|square metre'],
  ['acre', 'ac|acre|acres'],
  ['hectare', 'ha|hectare|hectares'],
  ['foot', "'|ft|feet|foot"],
  ['ton', 'ton|tons|t|tonne|tonnes'],
])

export interface RatePart {
  part: 'sf' | 'month' | 'year'
  /** True for a bare word such as "annual", which makes no rent of a figure by itself. */
  isBare: boolean
}

const after = (starts: string, words: string) =>
  starts
    .split('|')
    .flatMap((start) => words.split('|').map((word) => `${start} ${word}`))
    .join('|')

/** What makes a figure a rent: "/sf", "psf", "per month", "annual". */
export const rateParts = phraseTable<RatePart>([
  [{ part: 'sf', isBare: false }, `psf|p s f|${after('/|per|a', `${SQUARE_FEET}|foot|ft`)}`],
  [{ part: 'month', isBare: false }, after('/|per|a|each', 'mo|month|mth')],
  [{ part: 'month', isBare: true }, 'monthly|mo|month'],
  [{ part: 'year', isBare: false }, after('/|per|a|each', 'yr|year|y|annum')],
  [{ part: 'year', isBare: true }, 'annual|annually|yearly|yr|year|pa|p a'],
])

/** What a figure is of. */
export interface Noun {
  field: RangeField
  /** "annual rent". */
  period?: 'month' | 'year'
  /** True where the words ask for something by themselves, so that a figure after them need not be theirs. */
  standsAlone?: boolean
}

export const nouns = phraseTable<Noun>([
  [
    { field: 'rentPerSf' },
    'rent|rents|rental|rental rate|rental rates|rate|rates|lease rate|asking|asking rent|asking rents|asking rate|asking price|base rent|starting rent|net rent|price|priced at|pricing|$/sf',
  ],
  [{ field: 'rentPerSf', period: 'month' }, 'monthly rent|monthly rate|rent per month|rent/sf/mo|$/sf/mo'],
  [
    { field: 'rentPerSf', period: 'year' },
    'annual rent|annual rate|yearly rent|yearly rate|rent per year|rent/sf/yr|$/sf/yr',
  ],
  [
    { field: 'squareFootage' },
    'size|sizes|sized|building size|total size|square footage|sq footage|footage|rba|building area|sf|sqft|square feet|sq ft',
  ],
  [
    { field: 'landSizeAcres' },
    'land|land size|land area|of land|lot|lot size|site|site size|site area|acreage|acres',
  ],
  [
    { field: 'clearHeight' },
    'clear|high clear|clear height|clear heights|clear hgt|clear ht|clear ceiling|clear ceilings|clr|clr ht|clr hgt|clr height|clearance|ceiling|ceilings|ceiling height|ceiling heights|ceiling ht|eave|eaves|eave height|height',
  ],
  [
    { field: 'yearBuilt' },
    'built|built in|built in the|year built|yr built|constructed|constructed in|construction|vintage|delivered|delivered in|yob',
  ],
  [
    { field: 'dockDoors', standsAlone: true },
    'dock|docks|dock door|dock doors|dock high|dock highs|dock high door|dock high doors|dock high loading|dock positions|dock high positions|dh positions|dh loading|loading dock|loading docks|loading door|loading doors|truck well|truck wells|dh|dh door|dh doors|tw|doors',
  ],
  [
    { field: 'gradeDoors', standsAlone: true },
    'grade level|grade level door|grade level doors|grade level loading|grade level drive in doors|grade door|grade doors|ground level door|ground level doors|drive in|drive ins|drive in door|drive in doors|roll up door|roll up doors|overhead door|overhead doors|gl|gl door|gl doors|gl loading|di|di door|di doors',
  ],
  [
    { field: 'craneTons', standsAlone: true },
    'crane|cranes|crane capacity|crane ready|crane served|bridge crane|bridge cranes|overhead crane|overhead cranes|overhead bridge crane|crane tonnage',
  ],
  [
    { field: 'truckCourtFeet' },
    'truck court|truck courts|truck court depth|court depth|of truck court|deep truck court|deep truck courts',
  ],
  [
    { field: 'trailerStalls', standsAlone: true },
    'trailer stalls|trailer stall|trailer parking|trailer parking stalls|trailer parking spaces|trailer parking spots|trailer spaces|trailer spots|trailer positions|trailers',
  ],
  [
    { field: 'officeSf' },
    'of office|of office space|office sf|office area|office size|office square footage|office finish|of office area',
  ],
  [{ field: 'officeSf', standsAlone: true }, 'office|office space|offices'],
])
