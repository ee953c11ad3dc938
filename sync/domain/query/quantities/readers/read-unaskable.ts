import { comparators } from '../../amounts/comparators.ts'
import { isMoney } from '../../amounts/read-amount.ts'
import { rateParts } from '../../amounts/units.ts'
import { nounBehind, nouns } from '../../fields/nouns.ts'
import { DATED_TERMS, UNASKABLE_NOUNS, UNASKABLE_UNITS } from '../../fields/terms.ts'
import { figuresWith } from '../../fields/words-for.ts'
import type { Found, Reader, Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { type Figures, readFigures } from '../read-figures.ts'
import { readTail } from '../read-tail.ts'

const asked = new Set(
  figuresWith((words) => words.nouns).flatMap(([, own]) =>
    own.flatMap(({ phrases, inUnit }) => (inUnit === undefined ? phrases.split('|') : [])),
  ),
)
const unasked = UNASKABLE_NOUNS.split('|').filter((noun) => !asked.has(noun))
const things = phraseTable([[true, unasked.join('|')]])
const thingsAfter = phraseTable([[true, `${unasked.join('|')}|${UNASKABLE_UNITS}`]])
const dated = phraseTable([[true, DATED_TERMS]])
const binders = phraseTable([[true, ':|=|of|is|at|in|on|by|date|dated']])

/**
 * Figures of something that no criterion asks for stay words, so that they are not taken for a rent, a size or a year
 * of construction: "opex under $0.30", "$5/sf TI", "400 amps", "comps since 2024".
 */
export const readUnaskable: Reader = (reading, at) =>
  readAfterThing(reading, at) ??
  readDivision(reading, at) ??
  readDate(reading, at) ??
  readBeforeThing(reading, at)

function readAfterThing(reading: Reading, at: number): Found | null {
  const thing = things.longest(reading.tokens, at)
  if (thing === null) return null
  // "frontage on 290" is of a road.
  const isOfRoad = reading.tokens[at]?.text === 'frontage' && reading.tokens[thing.end]?.text === 'on'
  if (isOfRoad) return null
  const figures = readFigures(reading, skipTo(reading.tokens, thing.end), null, true)
  // "rent budget $1.05 a foot" is no total.
  const isOfRent = /^(?:rent|budget|payment)$/.test(reading.tokens[thing.end - 1]?.text ?? '')
  if (figures === null || (isOfRent && figures.tail.isPerSf)) return null
  // "column spacing, 40k sf" are two things.
  const { unit, end } = figures.tail
  // "7 inch slab 250k": the second is a size.
  if (figures.low.multiplier > 1 && !isMoney(figures.low)) return null
  return unit === null || unit === 'foot' || isMoney(figures.low) ? { kind: 'words', end } : null
}

function readDate({ tokens }: Reading, at: number): Found | null {
  const term = dated.longest(tokens, at)
  if (term === null) return null
  const year = skipTo(tokens, term.end)
  return /^(?:19|20)\d\d$/.test(tokens[year]?.text ?? '') ? { kind: 'words', end: year + 1 } : null
}

function readBeforeThing(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const figures = readFigures(reading, comparators.longest(tokens, at)?.end ?? at, null, false)
  if (figures === null) return null
  const { end } = figures.tail
  const size = endOfDimensions(reading, end)
  if (size !== null) return { kind: 'words', end: size }
  const part = endOfPart(reading, figures)
  if (part !== null) return { kind: 'words', end: part }
  const ratio = endOfRatio(reading, nouns.longest(tokens, end)?.end ?? end)
  if (ratio !== null) return { kind: 'words', end: ratio }
  if (isTrailerLength(tokens, figures)) return { kind: 'words', end }
  const { unit } = figures.tail
  // "5% vacancy", but not "10% office".
  if (unit === 'percent')
    return nounBehind(tokens, end, unit) === null && nouns.longest(tokens, end) === null
      ? { kind: 'words', end }
      : null
  if (unit !== null && unit !== 'foot') return null
  const next = tokens[end]
  if (next?.glued === true && /^[av]$/.test(next.text)) return { kind: 'words', end: end + 1 }
  if (nouns.longest(tokens, end) !== null) return null
  const thing = thingsAfter.longest(tokens, next?.text === '-' ? end + 1 : end) ?? underHook(reading, end)
  if (thing === null) return null
  // "400 amps min 1.10 NNN": the bound is of the amps.
  const isBound = /^(?:min|minimum|max|maximum)$/.test(tokens[thing.end]?.text ?? '')
  return { kind: 'words', end: isBound ? thing.end + 1 : thing.end }
}

/** "25' UH": in capitals, as "uh" is said in speech. */
function underHook({ tokens, text }: Reading, at: number): { end: number } | null {
  const token = tokens[at]
  return text.slice(token?.start, token?.end) === 'UH' ? { end: at + 1 } : null
}

const divisions = phraseTable([
  [
    true,
    'divisible to|divisible down to|divides to|divide to|will divide to|will divide|divide down to|demisable to|demise to|expandable to|expandable up to|expand to|expansion to|min divisible|minimum divisible|build to suit up to|bts up to|mezzanine|mezz',
  ],
])

/** "divisible to 10,000 sf", "mezzanine 5k": no size of the building. */
function readDivision(reading: Reading, at: number): Found | null {
  const said = divisions.longest(reading.tokens, at)
  const figures = said === null ? null : readFigures(reading, said.end, null, false)
  return figures === null ? null : { kind: 'words', end: figures.tail.end }
}

const afterMoney = phraseTable([
  [
    true,
    'bump|bumps|annual bump|annual bumps|annual increase|annual increases|increases|broker bonus|bonus|commission|commissions|buildout|build out|build - out|taxes|tax|deposit|security deposit|per door|a door|per unit|per acre|an acre|per stall|budget for tis|moving allowance',
  ],
])
const afterTons = phraseTable([
  [
    true,
    'ac|a/c|hvac|hvac units|unit|units|forklift|forklifts|truck|trucks|chiller|chillers|scale|press|rtu|rtus|of ac|of hvac|cooling|of cooling',
  ],
])
const afterFeet = phraseTable([
  [
    true,
    'door|doors|high door|high doors|tall door|tall doors|chain link|chain link fence|fence|fencing|container|containers|trailer|trailers|driveway|driveways|easement|aisle|aisles|rack|racks|racking|setback|grade|grade door|grade doors|grade level|grade level doors|drive in|drive ins|overhead door|overhead doors|roll up door|roll up doors|ramp|ramps|oh door|oh doors|dock door|dock doors|gl|oversized doors|trailer parking|trailer stalls',
  ],
])
const afterSizes = phraseTable([
  [true, 'mezz|mezzanine|mezz office|mezzanine office|canopy|of mezz|of mezzanine|of canopy'],
])

/** "12k/ac/mo": the rent of land. */
const perAcre = phraseTable([[true, '/ ac|/ acre|per ac|per acre|an acre|/ stall|per stall|per door|/ door']])

/** "$0.05 bumps", "5-ton HVAC", "53' trailers", "2k mezz": a figure of a part, and no rent, crane, height or size. */
function endOfPart({ tokens }: Reading, { low, tail }: Figures): number | null {
  const { unit, end } = tail
  const acre = perAcre.longest(tokens, end)
  if (acre !== null && unit === null) return rateParts.longest(tokens, acre.end)?.end ?? acre.end
  if (isMoney(low)) return afterMoney.longest(tokens, end)?.end ?? null
  if (unit === 'ton') return afterTons.longest(tokens, end)?.end ?? null
  if (unit === 'foot') return afterFeet.longest(tokens, end) === null ? null : end
  return afterSizes.longest(tokens, end)?.end ?? null
}

/** Feet: a trailer is no longer, and no building as small. */
const LONGEST_TRAILER = 60

/** "room for 53 footers", but "20k footers" is a size. */
function isTrailerLength(tokens: readonly Token[], { low, high, tail }: Figures): boolean {
  const isSaid = /^footers?$/.test(tokens[tail.end - 1]?.text ?? '')
  return isSaid && (high ?? low).value <= LONGEST_TRAILER
}

const pers = phraseTable([[true, 'per|for every|for each|to every|per every']])

/** "1 per 5,000", "1 dock per 10k sf": neither figure is of the building. */
function endOfRatio(reading: Reading, at: number): number | null {
  const per = pers.longest(reading.tokens, at)
  return per === null ? null : (readFigures(reading, per.end, null, false)?.tail.end ?? null)
}

/** "12' x 14'", "50x52": what stands after the first figure. */
export function endOfDimensions(reading: Reading, at: number): number | null {
  const by = reading.tokens[at]?.text ?? ''
  if (/^x\d+$/.test(by)) return readTail(reading, at + 1, false).end
  if (by !== 'x' && by !== '×') return null
  const second = readFigures(reading, at + 1, null, false)
  // "2 x 5 ton" is a count and what each lifts.
  return second === null || second.tail.unit === 'ton' ? null : second.tail.end
}

/** Where a figure would begin, past "of at least" and the like. */
function skipTo(tokens: readonly Token[], at: number): number {
  const bound = binders.longest(tokens, at)?.end ?? at
  return comparators.longest(tokens, bound)?.end ?? bound
}
