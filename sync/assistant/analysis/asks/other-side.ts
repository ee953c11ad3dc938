import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import type { ComparedSet } from '../ask.ts'

type Read = (words: string) => readonly Criterion[]

const LOW =
  'below|under|less|lower|fewer|smaller|shorter|before|older|earlier|cheaper|prior|sub|up to that|or less'
const HIGH =
  'above|over|more|higher|bigger|larger|taller|longer|after|since|newer|later|pricier|beyond|or more|up'
const FIGURE = String.raw`\$?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+) ?(?<scale>k|m|mil|million)?`
/** "below 28", "before", "anything smaller", "buildings under that": the other side of a bound just said. */
const OTHER = new RegExp(
  String.raw`^(?:(?:the |all )?(?:those|ones|others|rest|anything|buildings|properties|leases|deals|spaces?|product|bldgs?|built|constructed|signed)(?: that are)? )*(?:(?<low>${LOW})|(?<high>${HIGH}))(?: than)?(?: (?:that|it|this|then|${FIGURE}))?(?: ?(?:sf|sq ?ft|square feet|feet|ft|'|acres?|ac|docks?|doors?|clear|tons?|cents|c|years?|months?))*(?=$|[\s,.?!])(?<more>.*)$`,
  'i',
)
/** "24 and under" */
const FIGURE_FIRST = new RegExp(
  `^${FIGURE}(?:'| feet| ft| clear)? (?:and|or) (?:(?<low>under|below|less|lower|smaller|older|earlier|shorter|fewer)|(?<high>over|above|up|more|better|bigger|larger|newer|later|taller|longer))(?<more>.*)$`,
  'i',
)
const ELSE =
  /^(?:all |the |every|any)*(?:other (?:landlords?|owners?|tenants?|brokers?|firms?|brokerages?)|(?:one |body |thing )?else|others|rest(?: of (?:them|the (?:market|book|town|field)))?)(?: in the (?:market|book))?\b(?<more>.*)$/i
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mil: 1e6, million: 1e6 }
/** How far the second figure may be from the first. */
const NEAREST = 5

/**
 * "28 clear and up vs below 28", "built after 2010 vs before", "Trinity Basin vs everyone else": the second set is the
 * other side of the last bound or name of the first, or another name in the same role. Null where it is not. `first`
 * are the words of the first set, `words` those of the second.
 */
export function withOtherSide(
  left: readonly Criterion[],
  first: string,
  words: string,
  read: Read,
): [ComparedSet, ComparedSet] | null {
  const named = inSameRole(left, read(`${first} or ${words}`))
  if (named !== null) return named
  const others = ELSE.exec(words.trim())?.groups
  if (others !== undefined) return withOthers(left, read(others.more ?? ''))
  const said = OTHER.exec(words.trim())?.groups ?? FIGURE_FIRST.exec(words.trim())?.groups
  const last = left.findLast(isOneBound)
  if (said === undefined || last === undefined) return null
  const side = said.low !== undefined ? 'max' : 'min'
  if (last[side] !== null) return null
  const bound = last.min ?? last.max ?? 0
  const value = said.digits === undefined ? bound : scaledTo(bound, said.digits, said.scale)
  if (value === null) return null
  const isSame = value === bound
  const wasOut = last.exclusiveMin === true || last.exclusiveMax === true
  const isYear = last.field === 'yearBuilt'
  const other: Range =
    side === 'max'
      ? { kind: 'range', field: last.field, min: null, max: isYear && isSame ? value - 1 : value }
      : { kind: 'range', field: last.field, min: isYear && isSame ? value + 1 : value, max: null }
  // What is exactly at the bound is in one of both.
  const exclusive = side === 'max' ? { exclusiveMax: true as const } : { exclusiveMin: true as const }
  const counterpart = isSame && !wasOut && !isYear ? { ...other, ...exclusive } : other
  const shared = [...left.filter((one) => one !== last), ...read(said.more ?? '')]
  return [{ criteria: [last, ...shared] }, { criteria: [counterpart, ...shared] }]
}

function withOthers(
  left: readonly Criterion[],
  more: readonly Criterion[],
): [ComparedSet, ComparedSet] | null {
  const last = left.findLast((one) => one.kind === 'party' && !one.not)
  if (last?.kind !== 'party') return null
  const shared = [...left.filter((one) => one !== last), ...more]
  return [{ criteria: [last, ...shared] }, { criteria: [{ ...last, not: true }, ...shared] }]
}

function isOneBound(one: Criterion): one is Range {
  return one.kind === 'range' && (one.min === null) !== (one.max === null)
}

/** "28", "20k" in the units of the bound; null where it can be no bound of the same. */
function scaledTo(bound: number, digits: string, scale = ''): number | null {
  const value = Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1)
  const [fit] = [1, 1e3, 1 / 100, 1 / 12]
    .map((times) => Number((value * times).toFixed(6)))
    .filter((one) => one > 0 && one / bound < NEAREST && bound / one < NEAREST)
  if (fit === undefined) return null
  return Math.abs(fit - bound) < bound / 1e4 ? bound : fit
}

/** "bought by Redfish Flats vs Ninebark": both in the role that is said once. `both`: the sets joined by "or". */
function inSameRole(
  left: readonly Criterion[],
  both: readonly Criterion[],
): [ComparedSet, ComparedSet] | null {
  const own = left.findLast((one) => one.kind === 'party')
  const joined = both.find((one) => one.kind === 'party' && one.field === own?.field && one.text === own.text)
  if (own?.kind !== 'party' || joined?.kind !== 'party' || own.not || joined.not) return null
  const [name, ...or] = (joined.or ?? []).filter((one) => !(own.or ?? []).includes(one))
  if (name === undefined) return null
  const { or: _or, ...plain } = joined
  const other = { ...plain, text: name, ...(or.length > 0 && { or }) }
  const shared = both.filter((one) => one !== joined)
  return [{ criteria: [own, ...shared] }, { criteria: [other, ...shared] }]
}
