import { MIXED_FRACTION, SCALED_AMOUNT, shown } from '../amounts/amount.ts'
import { NUMBER_WORDS } from '../amounts/number-words.ts'
import { type CellQuantity, type Quantities, quantitiesOf } from '../amounts/quantities.ts'
import { HEDGES, marks, type Rule, SEPARATORS, scan, words } from '../scan.ts'

export type AreaUnit = 'SF' | 'm²' | 'acres' | 'ha'

export const SF_PER_ACRE = 43_560

/** What a header says a column of sizes counts in. */
export interface SizeUnit {
  readonly unit: AreaUnit | null
  /** 1000 where the header says thousands. */
  readonly factor: number
  /** The numbers of the column may count thousands, and nothing says so. */
  readonly isDoubtful?: true
}

const SF_PER: Readonly<Record<AreaUnit, number>> = {
  SF: 1,
  'm²': 10.763_910_416_7,
  acres: SF_PER_ACRE,
  ha: 107_639.104_167,
}

export function toSquareFeet(amount: number, unit: AreaUnit): number {
  return amount * SF_PER[unit]
}

const AREA_RULES: readonly Rule[] = [
  {
    pattern:
      /\(?\d{1,3} ?% (?:hvac|a\/?c|air ?-?conditioned|heated|cooled|sprinklered|climate controlled|leased|occupied)\)?/y,
    token: () => ({ kind: 'noise', name: 'share', value: 0 }),
  },
  {
    pattern:
      /(?:\+|plus|with|w\/|&|and|incl(?:uding|\.)?) ?(?:bonus )?mezz(?:anine|\.)?(?: space| area)?(?! ?\(?\d|[a-z])/y,
    token: () => ({ kind: 'noise', name: 'and a mezzanine', value: 0 }),
  },
  {
    pattern: /([13])\/([248])(?: of)?(?: an?)?(?= ?(?:acres?|ac)(?![a-z]))/y,
    token: ([, part, of]) => ({ kind: 'amount', name: '', value: Number(part) / Number(of) }),
  },
  {
    pattern: /(three[ -]quarters?|half|(?:one[ -])?quarter)(?: of)?(?: an?)?(?= ?(?:acres?|ac)(?![a-z]))/y,
    token: ([, part = '']) => ({
      kind: 'amount',
      name: '',
      value: part.startsWith('three') ? 0.75 : part === 'half' ? 0.5 : 0.25,
    }),
  },
  {
    pattern:
      /(?:\d{1,2}|one|two|three|four|five|six) ?-? ?(?:buildings?|bldgs?\.?|stor(?:y|ies)|floors?|tenants?)(?![a-z])/y,
    token: () => ({ kind: 'noise', name: 'count', value: 0 }),
  },
  {
    pattern:
      /(?:suites?|stes?\.?|units?|bldgs?\.?|bays?|spaces?) ?#? ?(?:[a-z]?\d{1,4}[a-z]?|[a-z])(?: ?(?:-|&|and|,|to|thru) ?(?:[a-z]?\d{1,4}[a-z]?|[a-z]))+ ?:/y,
    token: () => ({ kind: 'noise', name: 'part', value: 0 }),
  },
  {
    pattern:
      /(?:suites?|ste\.?|units?|bldg\.?|building|bay|space|phase) ?#? ?(?:[a-z]?\d{1,4}[a-z]?|[a-z])(?= ?[-:)+]| \d{1,3},\d{3}|$)/y,
    token: () => ({ kind: 'noise', name: 'part', value: 0 }),
  },
  {
    pattern: /(?<=suite \d{1,4} ?|unit [a-z\d]{1,4} ?)[-:]/y,
    token: () => ({ kind: 'separator', name: ':', value: 0 }),
  },
  {
    pattern: /\d{2}(?:'| ?-?f(?:t\.?|eet|oot)) ?(?:min(?:imum|\.)? )?(?:clear|clr\.?|ceilings?)(?: height)?/y,
    token: () => ({ kind: 'noise', name: 'clear height', value: 0 }),
  },
  { pattern: /(\d+)(?:'|-?f(?:oo|ee)t) ?x/y, token: () => null },
  words(
    'noise',
    'divisible',
    String.raw`(?:(?:will|can|may) (?:be )?)?div(?:isible|ided?|ides|\.)?(?: (?:to|by|down to|into))?`,
  ),
  {
    pattern:
      /\(?\d{1,2} (?:units|suites|bays|spaces|buildings|bldgs\.?) (?:@|at|of) [\d,]+(?: ?sf)?(?: each)?\)?/y,
    token: () => ({ kind: 'noise', name: 'parts', value: 0 }),
  },
  {
    pattern: /expand(?:able|s|ing)? (?:up )?to [\d,]+k?(?: ?sf| ?sq\.? ?ft\.?)?/y,
    token: () => ({ kind: 'noise', name: 'expandable', value: 0 }),
  },
  words('noise', 'up to', '(?:(?:bts|build to suit)(?: up)?|up) to|max(?:imum|\\.)?'),
  words('separator', 'with', 'incl(?:uding|udes|usive of|\\.)?'),
  words('noise', 'at least', 'from|min(?:imum|\\.)?'),
  MIXED_FRACTION,
  SCALED_AMOUNT,
  ...NUMBER_WORDS,
  words('unit', '%', 'percent|pct\\.?'),
  { pattern: /%/y, token: () => ({ kind: 'unit', name: '%', value: 0 }) },
  words('unit', 'm²', String.raw`m2|sm|sq\.? ?m(?:eters?|etres?|\.)?|square met(?:er|re)s?|sqm`),
  words(
    'unit',
    'SF',
    String.raw`[rug]?\/?sf|s\.f\.?|[rug]?sq\.? ?f(?:t|eet)?\.?|square f(?:oo|ee)t(?:age)?|ft2|sqft|rba|gla|nra|gba`,
  ),
  words('unit', 'acres', String.raw`acres?|acs?\.?`),
  words('unit', 'ha', 'ha|hectares?'),
  words('label', 'office', '(?:offices?|ofc\\.?|off\\.)(?: space| area)?'),
  words(
    'label',
    'warehouse',
    'whse\\.?|warehouse|industrial|manufacturing|distribution|flex|production|shop|logistics|refrigerated|cold storage',
  ),
  words('label', 'showroom', 'show ?rooms?|lab(?:oratory)?|retail|coolers?|freezers?'),
  words('label', 'mezzanine', 'mezz(?:anine|\\.)?'),
  words(
    'label',
    'yard',
    '(?:secured?|fenced|paved|gated|stabilized)?,? ?(?:and |& )?(?:secured?|fenced|paved|gated|stabilized)? ?(?:outdoor|outside|storage)? ?yard',
  ),
  words('label', 'lot', '(?:lot|land|parcel)(?: (?:size|area))?'),
  words('noise', 'sublease', 'sublease|sublet|sub lease'),
  words('noise', 'available', 'avail(?:able|\\.)?|vacant|direct|leased'),
  words(
    'noise',
    'size',
    'total|bts|building|bldg\\.?|space|area|site|gross|net|rentable|usable|useable|leasable|contiguous|size|of|on|in|per|a|ios(?: capable)?|(?:fully |securely |well )?(?:fenced|secured?|paved|gated|stabilized|gravel(?:ed|led)?|rocked|graded|level(?:ed)?|cleared|lit|lighted|surfaced|hard ?-? ?surfaced?|asphalt|unimproved|improved)|crushed (?:rock|concrete|stone)|usable|warehouse space|footprint|suite|unit|free ?standing|stand ?alone|facility|facilities|property|park|complex|center|tilt ?-? ?up|tilt wall|tiltwall|concrete|metal|brick|masonry|steel|new|newly|modern|constructed|built|renovated|existing|state of the art|multi ?-? ?tenant|single ?-? ?tenant|multi|single|tenant|user|owner|investment|cross ?-? ?dock(?:ed)?|rear ?-? ?load(?:ed)?|front ?-? ?load(?:ed)?|dock ?-? ?high|grade ?-? ?level|crane ?-? ?served|rail ?-? ?served|end ?-? ?cap|premises|for lease|for sale|lease|sale|offering|opportunity|the|an|located|ground floor|first floor|floor|one story|two story|single story|story|high bay|low bay|climate controlled|air conditioned|spec|speculative|class [abc]|bulk|portion|part|remaining|approximate|more or less|mol|m/l|plus or minus|consisting|comprised|totaling|totalling|totals|combined|leasable|under roof|covered|heated|floor plate|floorplate|or',
  ),
  marks('noise', '-', '-(?=[a-z])'),
  ...HEDGES,
  words('dash', 'to', 'to|thru|through'),
  ...SEPARATORS,
]

/** The areas a cell names, with their units; `null` where it says something that is not understood. */
export function areasIn(text: string): Quantities | null {
  const tokens = scan(text, AREA_RULES)
  return tokens && quantitiesOf(tokens)
}

/** The first unit that a quantity names; null where it names none. */
export function areaUnitOf({ units }: CellQuantity): AreaUnit | null {
  return (['SF', 'm²', 'acres', 'ha'] as const).find((unit) => units.includes(unit)) ?? null
}

/** What a cell says beside its area: that it is approximate, divisible, for sublease. */
export function areaNotes({ notes, list }: Quantities): string[] {
  const said = (name: string) => notes.includes(name)
  return [
    ...(said('about') ? ['approximate'] : []),
    ...(said('up to') ? ['an upper bound'] : []),
    ...(said('sublease') ? ['sublease'] : []),
    ...(said('expandable') ? ['expandable'] : []),
    ...(said('divisible')
      ? [list.length > 1 ? `divisible to ${shown(list.at(-1)?.low ?? 0)}` : 'divisible']
      : []),
    ...(said('at least') && !said('divisible') ? ['a lower bound'] : []),
  ]
}

/** What is noted of a cell that gives a range. */
export function rangeNote({ low, high }: CellQuantity, unit: string): string {
  return `a range of ${shown(low)} to ${shown(high ?? low)} ${unit}`.trim()
}

/** One area in two units: `10,000 SF (929 m²)`. */
export function isSameArea(a: CellQuantity, b: CellQuantity): boolean {
  const [first, second] = [areaUnitOf(a), areaUnitOf(b)]
  if (first === null || second === null || first === second) return false
  return Math.abs(toSquareFeet(a.low, first) / toSquareFeet(b.low, second) - 1) < 0.02
}

/** True for an area that is said to be of the lot. */
export function isOfLot({ labels, afterwords }: CellQuantity): boolean {
  return labels.includes('lot') || afterwords.includes('lot')
}

/** True for an area that is not the building's or the lot's own. */
export function isExtraArea({ labels, afterwords }: CellQuantity): boolean {
  const said = [...labels, ...afterwords]
  return !said.includes('warehouse') && ['office', 'mezzanine', 'yard'].some((label) => said.includes(label))
}

const PARTS: ReadonlySet<string> = new Set(['office', 'warehouse', 'mezzanine', 'showroom'])
const SAME_SUM = 0.005

/**
 * The whole of a building whose parts a cell names: written beside the parts that add up to it, as in `42,000 SF
 * (30,000 whse, 12,000 office)`, else the sum of parts with a plus between them, of one building or of several. Null
 * where it is neither.
 */
export function wholeOf({ list, notes }: Quantities): CellQuantity | null {
  const [first] = list
  const units = new Set(list.map(areaUnitOf).filter((unit) => unit !== null))
  const isPlain = list.every(({ high, units: own }) => high === null && !own.includes('%'))
  if (!first || list.length < 2 || units.size > 1 || !isPlain || notes.includes('divisible')) return null
  if (list.some(({ labels, afterwords }) => [...labels, ...afterwords].includes('yard'))) return null
  const isPart = ({ labels, afterwords }: CellQuantity) =>
    [...labels, ...afterwords].some((label) => PARTS.has(label))
  const sum = list.filter(isPart).reduce((all, { low }) => all + low, 0)
  const wholes = list.filter((area) => !isPart(area))
  const [whole] = wholes
  const isSigned = list.slice(1).every(({ joinedBy }) => joinedBy === '+')
  const all = list.reduce((total, { low }) => total + low, 0)
  if (isSigned && wholes.length === list.length && list.every(({ isScaled }) => !isScaled))
    return { ...first, low: all, units: [...units] }
  const unit = [...units].slice(0, 1)
  if (whole) {
    const isAll = wholes.length === 1 && list.length > 2 && Math.abs(whole.low / sum - 1) <= SAME_SUM
    return isAll ? { ...whole, units: unit } : null
  }
  const isAdded = list.slice(1).every(({ joinedBy }) => joinedBy === '+' || joinedBy === 'plus')
  const kinds = new Set(list.flatMap(({ labels, afterwords }) => [...labels, ...afterwords]))
  return isAdded && kinds.size === list.length ? { ...first, low: sum, units: unit } : null
}

const ADDING: ReadonlySet<string> = new Set(['+', 'plus', 'and', '&'])

/** True where offices are named beside a size that may or may not have them in it. */
export function isSizeWithoutOffices({ list }: Quantities): boolean {
  const offices = list.filter((area) => isExtraArea(area) && area.labels.includes('office'))
  const isWarehouse = list.some((area) => !isExtraArea(area) && area.labels.includes('warehouse'))
  return offices.some(({ joinedBy }) => {
    const isPartOf = joinedBy !== null && /^(?:\(|with|w\/|incl.*)$/.test(joinedBy)
    return (joinedBy !== null && ADDING.has(joinedBy)) || (isWarehouse && !isPartOf)
  })
}
