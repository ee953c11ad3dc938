import type { Criterion } from '../../domain/criteria/criterion.ts'
import { isSameCriterion } from '../../domain/criteria/is-same-criterion.ts'
import { asTenantRep, isTenantRep } from '../../domain/query/parties/on-tenants-side.ts'
import type { AskedFigure, ComparedSet } from './ask.ts'
import { withOtherSide } from './asks/other-side.ts'
import { LEAD, MORE, PATTERNS, PREMIUM, VERSUS } from './compared-patterns.ts'

type Read = (words: string) => readonly Criterion[]

/** The two sets of "Tomball against Conroe, median mfg rent": what is not compared holds for both. Null where none are. */
export function comparedSets(text: string, readWords: Read): ComparedSet[] | null {
  const read = withLooseFirms(text, readWords)
  const several = withAndWithout(text, read) ?? severalSets(text, read)
  if (several !== null) return several
  for (const pattern of PATTERNS) {
    const { a, b, after = '' } = pattern.exec(text)?.groups ?? {}
    if (a === undefined || b === undefined) continue
    const ofBoth = read(after.replace(/^[ ,]*(?:on|by|for|in terms of)\b(?: (?:average|median|mean))?/i, ' '))
    const withAll = (sets: readonly ComparedSet[]) =>
      sets.map(({ criteria }) => ({ criteria: distinct([...criteria, ...ofBoth]) }))
    const first = `${text.slice(0, Math.max(text.indexOf(a), 0))} ${a}`
    const left = read(first)
    const onSameSide = (words: string) =>
      left.some(isTenantRep) ? read(words).map(asTenantRep) : read(words)
    const sets =
      setsOf(left, onSameSide(b)) ??
      withOtherSide(left, first, b, read) ??
      setsOf(read(a), read(endedWith(a, b)))
    if (sets !== null) return withAll(sets)
    const denied = withOpposite(read(a), b, read) ?? unlikeSets(left, read(b))
    if (denied !== null) return withAll(denied)
  }
  return null
}

/** "prologis vs link": a word of another meaning is a firm where another firm is compared. */
function withLooseFirms(text: string, read: Read): Read {
  const said = read(text).find((one) => one.kind === 'party')
  const firms = said === undefined ? [] : namesOf(said)
  if (firms.length === 0) return read
  return (words) => {
    const plain = read(words)
    if (words.trim() === '' || plain.some(({ kind }) => kind === 'party')) return plain
    for (const firm of firms) {
      const own = namesOf(read(firm).find((one) => one.kind === 'party'))
      const both = read(`${firm} or ${words}`)
      const merged = both.find((one) => one.kind === 'party')
      const [name, ...or] = namesOf(merged).filter((one) => !own.includes(one))
      if (merged?.kind !== 'party' || name === undefined) continue
      return [{ ...merged, text: name, or }, ...both.filter((one) => one !== merged)]
    }
    return plain
  }
}

function namesOf(one: Criterion | undefined): string[] {
  return one?.kind === 'party' ? [one.text, ...(one.or ?? [])] : []
}

/** "rents with and without cranes in Houston": those that have it, and the others. */
function withAndWithout(text: string, read: Read): ComparedSet[] | null {
  const { a = '', b } = WITH_AND_WITHOUT.exec(text)?.groups ?? {}
  const after = b === undefined ? [] : read(`with ${b}`)
  const [first, ...rest] = after
  return first === undefined ? null : opposed(first, [...rest, ...read(a)])
}

const WITH_AND_WITHOUT =
  /^(?<a>.*\b(?:rents?|rates?|compare[ds]?|comparison|averages?|avg|median|difference|differ|premium|how)\b.*?)\b(?:with|w\/) ?(?:and|or|vs\.?|versus|against) (?:without|w\/o) (?<b>.+)$/i

/** "dock high vs grade level in Katy": of two features that are not alike each is asked for by itself, all else of both. */
function unlikeSets(left: readonly Criterion[], right: readonly Criterion[]): ComparedSet[] | null {
  const [one, other] = [left.at(-1), right[0]]
  if (one === undefined || other === undefined || !isFeature(one) || !isFeature(other)) return null
  if (familyOf(one) === familyOf(other)) return null
  const shared = distinct([...left.slice(0, -1), ...right.slice(1)])
  return [{ criteria: [one, ...shared] }, { criteria: [other, ...shared] }]
}

/** What a building or a deal has, which others may lack. */
function isFeature({ kind }: Criterion): boolean {
  return kind === 'amenity' || kind === 'rail' || kind === 'range' || kind === 'party'
}

/** "Baytown vs La Porte vs Deer Park", "compare Katy, Tomball and Conroe": what each has of the same family. */
function severalSets(text: string, read: Read): ComparedSet[] | null {
  const banded = setsOfBands(text, read)
  if (banded !== null) return banded
  const listed = LISTED.exec(text)?.groups
  const parts =
    listed === undefined
      ? text.split(SPLIT)
      : [listed.first ?? '', ...(listed.more ?? '').split(/, ?(?:and |or )?|\b(?:and|or)\b/i)]
  const all = parts.filter((part) => /\w/.test(part)).map((part) => read(part.replace(/[?.!]*$/, '')))
  const [first = [], ...others] = all
  // "Katy, Cypress and Tomball, NNN whse": what stands behind the last of them is of all.
  const unlike = others.findIndex((other) => setsOf(first, other) === null)
  const isOfAll = listed !== undefined && all.slice(unlike + 1).every((one) => setsOf(first, one) === null)
  if (unlike >= 0 && !isOfAll) return null
  const sets = unlike < 0 ? all : all.slice(0, unlike + 1)
  if (sets.length < 3 || sets.length > MOST_SETS) return null
  const varied = new Set(sets.slice(1).flatMap((other) => variedFamilies(first, other)))
  const shared = distinct(all.flat().filter((one) => !varied.has(familyOf(one))))
  return sets.map((criteria) => ({
    criteria: [...criteria.filter((one) => varied.has(familyOf(one))), ...shared],
  }))
}

/** "in two size bands: up to 20k, and 20 to 50k": a set for each, of all that is said before them. */
function setsOfBands(text: string, read: Read): ComparedSet[] | null {
  const found = BANDS.exec(text)
  if (found === null) return null
  const shared = read(text.slice(0, found.index))
  const bands = text
    .slice(found.index + found[0].length)
    .replace(/[?.!]*$/, '')
    .split(/[,;] ?(?:and |then )?| and (?=\d|[$.]|under|over|up to|above|below|more|less)/i)
    .map((band) => read(band))
  const [first = []] = bands
  const isBanded = bands.length > 1 && bands.length <= MOST_SETS && first.length > 0
  const isAlike = bands.every(
    (band) =>
      band.length === first.length && band.every((one, i) => familyOf(one) === familyOf(first[i] ?? one)),
  )
  return isBanded && isAlike ? bands.map((band) => ({ criteria: [...band, ...shared] })) : null
}

const BANDS =
  /,? ?\b(?:(?:in|for|by|across|over) )?(?:the |these )?(?:two|three|four|five|[2-5]) (?:(?:size|rent|height|age|clear|term) )?(?:bands?|ranges|groups|brackets|buckets|bins|tiers)\s*[:,-]\s*/i

/** The criteria that both sets have, with different values. */
function variedFamilies(left: readonly Criterion[], right: readonly Criterion[]): string[] {
  return left.flatMap((one) => {
    const isVaried = right.some((two) => familyOf(two) === familyOf(one) && !isSameCriterion(two, one))
    return isVaried ? [familyOf(one)] : []
  })
}

function distinct(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter((one, i) => criteria.findIndex((other) => isSameCriterion(other, one)) === i)
}

export const MOST_SETS = 6
const SPLIT = new RegExp(`\\s+${VERSUS}\\s+`, 'i')
const LISTED = new RegExp(
  `(?:\\b${LEAD}|^(?:which|what|where|who)\\b.*?\\b${MORE}\\b(?: rents?)?[,:]?(?: in| for| at)?)\\s+(?<first>[^,]+), ?(?<more>[^,]+(?:, ?[^,]+)*,? (?:and|or) .+?)[?.!]*$`,
  'i',
)

/** What is compared where no figure is named: "older" is of the year, "taller" of the clear height. */
export function figureCompared(text: string): AskedFigure | null {
  return COMPARATIVES.find(([words]) => words.test(text))?.[1] ?? null
}

const COMPARATIVES: readonly (readonly [words: RegExp, figure: AskedFigure])[] = [
  // "cheaper for 200k and bigger"
  [/\b(?:cheaper|pricier|more expensive|less expensive)\b/i, 'rentPerSf'],
  [/\b(?:bigger|larger|smaller)\b/i, 'squareFootage'],
  [/\b(?:older|newer)\b/i, 'yearBuilt'],
  [/\btaller\b/i, 'clearHeight'],
  [/\b(?:longer|shorter)\b/i, 'leaseTerm'],
]

/** "leases signed 2024 vs 2026": the second side begins where the first differs. */
function endedWith(a: string, b: string): string {
  return `${a.replace(/\S+$/, '')}${b}`
}

function setsOf(left: readonly Criterion[], right: readonly Criterion[]): [ComparedSet, ComparedSet] | null {
  const pairs = left.flatMap((one) => {
    const other = right.find((two) => familyOf(two) === familyOf(one) && !isSameCriterion(two, one))
    return other === undefined ? [] : [{ one, other }]
  })
  if (pairs.length === 0) return null
  const shared = [...left, ...right].filter(
    (criterion, i, all) =>
      !pairs.some(({ one, other }) => one === criterion || other === criterion) &&
      all.findIndex((other) => isSameCriterion(other, criterion)) === i,
  )
  return [
    { criteria: [...pairs.map(({ one }) => one), ...shared] },
    { criteria: [...pairs.map(({ other }) => other), ...shared] },
  ]
}

/** "with ESFR vs without" */
function withOpposite(left: readonly Criterion[], b: string, read: Read): [ComparedSet, ComparedSet] | null {
  const said =
    /^(?:(?:the |all )?(?:those|ones|others|buildings|properties|space|rest) )?(?:(?:that|which|who) (?:(?:do|does)(?:n['’]?t| not)|have no|lack)(?: have)?|(?:[\w-]+ ){0,2}?without|w\/o|not|no|non|lacking|outside(?: of)?(?: it)?)\b(?<more>.*)/i.exec(
      b,
    )
  const last = left.findLast((one) => 'not' in one)
  if (said === null || last === undefined) return null
  const more = read(said.groups?.more ?? '').filter((one) => familyOf(one) !== familyOf(last))
  return opposed(last, [...left.filter((one) => one !== last), ...more])
}

/** "do cranes cost more in Pasadena": with them and without. */
export function premiumSets(text: string, read: Read): [ComparedSet, ComparedSet] | null {
  for (const pattern of PREMIUM) {
    const { a, more = '' } = pattern.exec(text)?.groups ?? {}
    const criteria = a === undefined ? [] : read(a)
    const last = criteria.findLast((one) => one.kind === 'amenity' || one.kind === 'rail')
    if (last === undefined) continue
    return opposed(last, [...criteria.filter((one) => one !== last), ...read(more)])
  }
  return null
}

function opposed(one: Criterion, rest: readonly Criterion[]): [ComparedSet, ComparedSet] | null {
  if (!('not' in one)) return null
  const others = rest.filter((other) => familyOf(other) !== familyOf(one))
  return [{ criteria: [one, ...others] }, { criteria: [{ ...one, not: !one.not }, ...others] }]
}

/** Criteria of one family cannot both hold, so two sets differ by them. */
export function familyOf(criterion: Criterion): string {
  if (criterion.kind === 'near' || criterion.kind === 'zone') return 'place'
  if (criterion.kind === 'word' && /^(?:city|zip|state|county|submarket)$/.test(criterion.field))
    return 'place'
  if (criterion.kind === 'amenity') return `amenity ${criterion.amenity}`
  return 'field' in criterion ? criterion.field : criterion.kind
}
