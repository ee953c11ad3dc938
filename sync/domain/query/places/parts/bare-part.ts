import { units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import { isPlaceWord, knownPlaces } from '../../vocabulary/known-places.ts'
import { type Found, foundCriterion, foundWord, type Reader, type Reading } from '../../vocabulary/reading.ts'
import { isTerm } from '../../vocabulary/spelling.ts'
import { glueAt } from '../../words/glue.ts'
import { lex, type Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { placeFound } from '../place-found.ts'
import { streetAfter } from '../read-place.ts'
import { nameOfCrossing } from '../roads/crossing-street.ts'
import { named, numbered } from '../roads/road-words.ts'
import { zoneOf } from '../zone-of.ts'
import { type Part, partOfTown, parts } from './read-part.ts'

const LEADS = /^(?:up|down|out)$/
const behind = phraseTable([
  [true, 'side|part|part of town|side of town|end|end of town|quadrant|submarket|market|area|corridor'],
])
/** What has sides of its own: "docks on the north side". */
const FEATURES =
  /^(?:docks?|doors?|loading|yard|parking|ramps?|access|exposure|frontage|court|entrance|office|offices|lot)$/
const MOST_BETWEEN = 3

/** "20k nw", "southwest whse", "something on the east side": the part of the town that the book lies around. */
export const readBarePart: Reader = (reading, at) => {
  const { tokens, vocabulary } = reading
  const other = otherPart(reading, at)
  if (other !== null) return other
  const start = LEADS.test(tokens[at]?.text ?? '') ? at + 1 : at
  const part = parts.longest(tokens, start)
  if (part === null || part.value.name === 'Central' || isLetter(tokens, start, part.end)) return null
  const side = behind.longest(tokens, part.end)
  const end = side?.end ?? part.end
  if (!canFollow(reading, at) || !canPrecede(reading, end) || nameOfCrossing(reading, at) !== null)
    return null
  // A word such as "north" alone may begin a name.
  const isOnlyWord = tokens.length === 1 && /^(?:north|south|east|west)/.test(tokens[0]?.text ?? '')
  if (isOnlyWord || (side !== null && isOfFeature(tokens, at))) return null
  const own = ownSubmarket(reading, part.value)
  if (own !== null) return foundWord('submarket', own, end)
  const town = vocabulary.mainTown?.() ?? null
  if (town === null) return null
  const place = partOfTown(vocabulary, town, part.value, end)
  return foundCriterion(zoneOf(place, place.reach ?? 0, null), end)
}

/** Words of the longest name that ends with a part. */
const LONGEST_NAME = 4

/** "Inland Empire East or West": the other part of what was named before. */
function otherPart({ tokens }: Reading, at: number): Found | null {
  const isJoined = /^(?:or|and|&|\/)$/.test(tokens[at - 1]?.text ?? '') && PART.test(tokens[at]?.text ?? '')
  const last = at - 2
  if (!isJoined || !PART.test(tokens[last]?.text ?? '')) return null
  for (let start = Math.max(last - LONGEST_NAME + 1, 0); start < last; start++) {
    if (knownPlaces().places.longest(tokens, start)?.end !== last + 1) continue
    const words = [...tokens.slice(start, last), tokens[at] as Token]
    const place = knownPlaces().places.longest(words, 0)
    if (place?.end !== words.length) continue
    const found = placeFound(place.value, at + 1)
    return foundCriterion(zoneOf(found, found.reach ?? 0, null), at + 1)
  }
  return null
}

const PART = /^(?:north|south)?(?:east|west)?(?<=\w)$/

/** "N" alone is any letter. */
function isLetter(tokens: readonly Token[], at: number, end: number): boolean {
  return end === at + 1 && tokens[at]?.text.length === 1
}

/** The words before are of the question, and no beginning of a name. */
function canFollow({ tokens, vocabulary }: Reading, at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined || before.kind === 'sign') return before?.text !== "'"
  // "45 north" is a road.
  if (before.kind === 'number') return /^\d{4,}$|,/.test(before.text)
  return (
    before.kind === 'word' &&
    (isTerm(before.text) ||
      glueAt(tokens, at - 1) !== null ||
      vocabulary.isWord(before.text) ||
      isPlaceWord(before.text) ||
      PART_OF_YEAR.test(before.text))
  )
}

/** "1H25 Southeast" */
const PART_OF_YEAR = /^[hq](?:20)?\d\d$/

/** "north facing", "West Loop", "north of I-10", "West 34th St": the part belongs to what follows. */
function canPrecede(reading: Reading, end: number): boolean {
  const { tokens } = reading
  const next = tokens[end]
  if (next === undefined) return true
  if (next.kind === 'sign') return !(next.glued && /^[.'&-]$/.test(next.text))
  if (next.kind === 'quoted' || next.text === 'of') return false
  if (next.kind === 'number') return !isOfRoad(tokens, end)
  const isRoad = [named, numbered].some((roads) => roads.longest(tokens, end) !== null)
  if (isRoad || streetAfter(reading, end) !== null) return false
  return isTerm(next.text) || glueAt(tokens, end) !== null
}

/** "north 45", "West 34th St" */
function isOfRoad(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]
  if (/^(?:st|nd|rd|th)$/.test(after?.text ?? '')) return true
  const isFigure =
    after?.glued === true || /^(?:-|to)$/.test(after?.text ?? '') || units.longest(tokens, at + 1) !== null
  return /^\d{1,3}$/.test(tokens[at]?.text ?? '') && !isFigure && nouns.longest(tokens, at + 1) === null
}

function isOfFeature(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(at - MOST_BETWEEN, 0), at).some(({ text }) => FEATURES.test(text))
}

/** "Northwest", "NW" or "NW Houston", where the team has a submarket of that name. */
function ownSubmarket({ vocabulary }: Reading, { name }: Part): string | null {
  const town = vocabulary.mainTown?.()?.toLowerCase() ?? ''
  const values = vocabulary.named.find(({ field }) => field === 'submarket')?.values ?? []
  return (
    values.find((value) => {
      const words = lex(value)
      const part = parts.longest(words, 0)
      const rest = words.slice(part?.end ?? 0).map(({ text }) => text)
      return part?.value.name === name && (rest.length === 0 || rest.join(' ') === town)
    }) ?? null
  )
}
