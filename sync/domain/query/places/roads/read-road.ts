import type { LatLng } from '../../../area/coordinates.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import { isTerm } from '../../vocabulary/spelling.ts'
import { glueAt } from '../../words/glue.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { streetTypes } from '../../words/street-types.ts'
import type { PlaceFound } from '../place-found.ts'
import { fromTable } from '../place-from-table.ts'
import { areTwoNumbers, isKnownRoad, isOfWay, isPlain } from './bare-road.ts'
import { pointsBeside, sideBehind } from './beside-road.ts'
import {
  isBesideStreet,
  isStreetOfFarTown,
  isStreetOfOne,
  isStreetOfTwo,
  isWrittenStreet,
  nameOfCrossing,
} from './crossing-street.ts'
import { readExit } from './read-exit.ts'
import { pointsOf, type Road } from './road-points.ts'
import { joints, named, numbered, SPELLINGS, spellingsOf } from './road-words.ts'
import { withNumber } from './with-number.ts'

const ways = phraseTable([
  [true, 'freeway|fwy|frwy|hwy|highway|interstate|tollway|toll road|expressway|expy'],
])
const corridors = phraseTable([[true, 'corridor|frontage|frontage road|feeder|access']])
const MOST_WORDS = 3
/** Miles: how far from a road is still at it, where nothing is said. */
const AT_ROAD = 1

/**
 * A road, an exit or where two roads meet: "Highway 225", "249 and the Grand Parkway", "NJ Turnpike Exit 7A". Where a
 * road runs is told by the properties on it. `isNear`: after "near" and the like a bare number is a road as well.
 */
export function readRoad(
  reading: Reading,
  at: number,
  isNear: boolean,
  isStreet: boolean = isNear,
): PlaceFound | null {
  const first = readOne(reading, at, isNear, isStreet) ?? streetOfCrossing(reading, at)
  if (first === null) return exitOfRoad(reading, at)
  const exit = readExit(reading, first.end, first.name)
  if (exit !== null) return exit
  const beside = besideRoad(reading, at, first)
  if (beside !== null) return beside
  const joint = reading.tokens[first.end]
  // "the Hardy near Rankin"
  if (joint?.text === 'near' && isStreetOfOne(reading, first.end + 1)) {
    const street = namedRoad(reading, first.end + 1, first.end + 2)
    const name = `${first.name} & ${street.name}`
    return { name, points: pointsOf(reading, [first, street]), reach: null, end: street.end }
  }
  const start = reading.tokens[first.end + 1]?.text === 'the' ? first.end + 2 : first.end + 1
  const second = joints.has(joint?.text ?? '')
    ? (readOne(reading, start, true, true) ?? readCrossing(reading, start, joint?.text ?? ''))
    : null
  if (second === null) {
    const end = corridors.longest(reading.tokens, first.end)?.end ?? first.end
    return { name: first.name, points: pointsOf(reading, [first]), reach: AT_ROAD, end }
  }
  return {
    name: `${first.name} & ${second.name}`,
    points: pointsOf(reading, [first, second]),
    reach: null,
    end: second.end,
  }
}

/** "exit 783 on I-10", "Exit 7A" */
function exitOfRoad(reading: Reading, at: number): PlaceFound | null {
  const exit = readExit(reading, at, null)
  const isOf = exit !== null && /^(?:on|off|of|from|at)$/.test(reading.tokens[exit.end]?.text ?? '')
  const road = isOf ? readOne(reading, exit.end + 1, true, false) : null
  return exit === null || road === null
    ? exit
    : { ...exit, name: `${exit.name} on ${road.name}`, end: road.end }
}

/** "I-10 west of the Beltway", "I-10 west of Katy": a road on one side of another, or of a town. */
function besideRoad(reading: Reading, at: number, road: Road): PlaceFound | null {
  const side = sideBehind(reading, road.end)
  const other = side === null ? null : bound(reading, side.of)
  if (side === null || other === null) return null
  const { tokens, text } = reading
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  return {
    name: text.slice(tokens[start]?.start, tokens[other.end - 1]?.end),
    points: pointsBeside(pointsOf(reading, [road]), side.side, other.points),
    reach: AT_ROAD,
    end: other.end,
  }
}

/** What a road is cut at. */
function bound(reading: Reading, at: number): { points: readonly LatLng[]; end: number } | null {
  const road = readOne(reading, at, true, true)
  if (road !== null) return { points: pointsOf(reading, [road]), end: road.end }
  const { tokens, vocabulary } = reading
  const town = vocabulary.cities.exact(tokens, at)
  const middle = town === null ? null : vocabulary.placeOf(town.city)
  return town === null || middle === null ? fromTable(reading, at) : { points: [middle], end: town.end }
}

/** One road, whatever is joined to it. */
export function roadAlone(reading: Reading, at: number, isNear: boolean): PlaceFound | null {
  const road = readOne(reading, at, isNear, true)
  return road === null
    ? null
    : { name: road.name, points: pointsOf(reading, [road]), reach: AT_ROAD, end: road.end }
}

function readOne(reading: Reading, at: number, isNear: boolean, isStreet: boolean): Road | null {
  const { tokens } = reading
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  const road = named.longest(tokens, at) ?? named.longest(tokens, start)
  // "Sam Houston Distribution Center" is a building.
  const isInName = !isNear && road !== null && tokens[road.end - 1]?.text === 'houston'
  const known = isInName ? null : road
  const kind = numbered.longest(tokens, start)
  if (kind !== null && (known === null || kind.end >= known.end)) {
    const numberedRoad = withNumber(reading, start, kind.end, kind.value)
    if (numberedRoad !== null) return numberedRoad
  }
  if (known !== null) {
    const isBeltway = known.value === 'Beltway 8' && tokens[known.end]?.text === '8'
    const end = isBeltway ? known.end + 1 : known.end
    return { name: known.value, spellings: [known.value, ...(SPELLINGS.get(known.value) ?? [])], end }
  }
  return bareNumber(reading, start, isNear) ?? (isStreet ? withSuffix(reading, start) : null)
}

/** "Hwy 290 & Barker Cypress": after a sign, a street without the word for it. */
function readCrossing(reading: Reading, at: number, joint: string): Road | null {
  const { tokens, text } = reading
  if (!/^[&@]$/.test(joint)) {
    if (isStreetOfTwo(reading, at) || isWrittenStreet(reading, at)) return namedRoad(reading, at, at + 2)
    const isOne = isStreetOfOne(reading, at) || isStreetOfFarTown(reading, at) || isOfWay(reading, at - 2)
    return isOne ? namedRoad(reading, at, at + 1) : null
  }
  let end = at
  while (end < at + 2) {
    const token = tokens[end]
    if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))) break
    end++
  }
  const isOne = end > at || isStreetOfFarTown(reading, at) || isOfWay(reading, at - 2)
  return isOne ? namedRoad(reading, at, Math.max(end, at + 1)) : null
}

function namedRoad({ tokens, text }: Reading, at: number, end: number): Road {
  const name = text.slice(tokens[at]?.start, tokens[end - 1]?.end)
  return { name, spellings: [name], end }
}

/** "near 249", "off 290", "the 290 corridor". */
function bareNumber(reading: Reading, at: number, isNear: boolean): Road | null {
  const { tokens, text } = reading
  const token = tokens[at]
  if (token?.kind !== 'number' || !/^\d{2,4}$/.test(token.text)) return null
  // "the 91 freeway"
  const kind = ways.longest(tokens, at + 1)
  if (kind !== null)
    return {
      name: text.slice(token.start, tokens[kind.end - 1]?.end),
      spellings: spellingsOf('Hwy', token.text),
      end: kind.end,
    }
  const isCorridor = corridors.longest(tokens, at + 1) !== null
  if (isOfWay(reading, at + 1))
    return {
      name: `${token.text} ${tokens[at + 1]?.text}`,
      spellings: spellingsOf('Hwy', token.text),
      end: at + 2,
    }
  const isRoad =
    isCorridor ||
    isOfCrossing(reading, at + 1) ||
    areTwoNumbers(reading, at) ||
    isBesideRoad(reading, at + 1) ||
    isBesideStreet(reading, at)
  if (!isRoad && !(isNear && isPlain(reading, at + 1))) return null
  return { name: `Hwy ${token.text}`, spellings: spellingsOf('Hwy', token.text), end: at + 1 }
}

/** "290 west of Beltway 8" */
function isBesideRoad(reading: Reading, at: number): boolean {
  const side = sideBehind(reading, at)
  if (side === null || !isKnownRoad(reading, at - 1)) return false
  return readOne(reading, side.of, true, false) !== null || bound(reading, side.of) !== null
}

/** "Clay Road at Beltway 8", "telephone rd at airport blvd" */
function streetOfCrossing(reading: Reading, at: number): Road | null {
  const name = nameOfCrossing(reading, at)
  if (name !== null) return namedRoad(reading, at, name)
  const street = withSuffix(reading, at)
  const isJoined = street !== null && /^(?:&|@|at|and)$/.test(reading.tokens[street.end]?.text ?? '')
  if (!isJoined) return null
  const other = readOne(reading, street.end + 1, false, false) ?? withSuffix(reading, street.end + 1)
  return other === null ? null : street
}

/** "59 and Beltway 8", "10 & 610" */
function isOfCrossing(reading: Reading, at: number): boolean {
  const { tokens, text } = reading
  if (!joints.has(tokens[at]?.text ?? '')) return false
  if (isStreetOfTwo(reading, at + 1)) return true
  const next = tokens[at + 1]
  const isWritten = /^\p{Lu}\p{Ll}/u.test(text.slice(next?.start, next?.end))
  // "290 & Barker Cypress"
  const isSign = /^[&@]$/.test(tokens[at]?.text ?? '')
  if (isSign && next?.kind === 'word' && isWritten && !isTerm(next.text)) return true
  const start = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1
  const kind = numbered.longest(tokens, start)
  const number = tokens[kind?.end ?? 0]?.text === '-' ? (kind?.end ?? 0) + 1 : (kind?.end ?? 0)
  return named.longest(tokens, start) !== null || (kind !== null && tokens[number]?.kind === 'number')
}

function withSuffix({ tokens, text, vocabulary }: Reading, at: number): Road | null {
  for (let i = at; i < tokens.length && i <= at + MOST_WORDS; i++) {
    const isName = tokens[i]?.kind === 'word' && (i === at || glueAt(tokens, i) === null)
    if (
      !isName ||
      (i === at && vocabulary.cities.exact(tokens, i) !== null && streetTypes.longest(tokens, i + 1) === null)
    )
      return null
    const suffix = i > at ? streetTypes.longest(tokens, i) : null
    if (suffix === null) continue
    if (vocabulary.cities.exact(tokens, i) !== null) continue
    const name = text.slice(tokens[at]?.start, tokens[suffix.end - 1]?.end)
    return { name, spellings: [name], end: suffix.end }
  }
  return null
}
