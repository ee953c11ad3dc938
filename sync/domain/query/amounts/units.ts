import { phraseTable } from '../words/phrase-table.ts'

export type Unit =
  | 'sf'
  | 'ksf'
  | 'm2'
  | 'acre'
  | 'hectare'
  | 'foot'
  | 'meter'
  | 'ton'
  | 'percent'
  | 'perThousand'

const SQUARE_FEET =
  'sf|footer|footers|s f|sft|sqf|sqft|sq ft|sq feet|sq foot|square feet|square foot|square ft|square footage|ft2|ft²|rsf|nrsf|gsf|gross sf|gross sq ft|gross square feet|net sf|rentable sf|rentable square feet|usable sf|leasable sf'

const after = (starts: string, words: string) =>
  starts
    .split('|')
    .flatMap((start) => words.split('|').map((word) => `${start} ${word}`))
    .join('|')

export const units = phraseTable<Unit>([
  ['sf', SQUARE_FEET],
  ['ksf', 'ksf'],
  ['m2', 'm2|m²|sqm|sq m|sq meters|sq metres|square meters|square metres|square meter|square metre'],
  ['acre', 'ac|acs|acre|acres|gross acres|gross ac|net acres|net ac|usable acres|usable ac'],
  ['hectare', 'ha|hectare|hectares'],
  ['foot', "'|ft|feet|foot"],
  ['meter', 'meter|meters|metre|metres|mtr|mtrs'],
  ['ton', 'ton|tons|tn|tns|t|tonne|tonnes'],
  ['percent', '%|percent|pct|per cent'],
  ['perThousand', after('/|per', `1,000|1000|thousand|ksf|${after('1,000|1000', SQUARE_FEET)}`)],
])

/** Of the units of an area. */
export const SQUARE_FEET_IN: Partial<Record<Unit, number>> = {
  sf: 1,
  ksf: 1_000,
  m2: 10.76391,
  acre: 43_560,
  hectare: 107_639.1,
}

export interface RatePart {
  part: 'sf' | 'month' | 'year'
  /** True for a bare word such as "annual", which alone does not make a figure a rent. */
  isBare: boolean
}

/** What makes a figure a rent: "/sf", "psf", "per month", "annual". */
export const rateParts = phraseTable<RatePart>([
  [{ part: 'sf', isBare: false }, `psf|p s f|${after('/|per|a|by|the|each', `${SQUARE_FEET}|foot|ft`)}`],
  [{ part: 'month', isBare: false }, after('/|per|a|by|each|every', 'mo|month|mth')],
  [{ part: 'month', isBare: true }, 'monthly|mo|month'],
  [{ part: 'year', isBare: false }, after('/|per|a|by|each|every', 'yr|year|y|annum')],
  [{ part: 'year', isBare: true }, 'annual|annually|yearly|yr|year|pa|p a'],
])
