import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { DEFAULT_RADIUS_MILES } from '../../../domain/criteria/location-radius.ts'
import type { Vocabulary } from '../../../domain/query/vocabulary/vocabulary.ts'

const MILES_PER_KILOMETER = 0.621371
const RADIUS =
  /(?<count>\d+(?:\.\d+)?|half(?: a)?|a|an|one|two|three|five|ten)[\s-]?(?<unit>mi|miles?|km|kms|kilometers?|kilometres?)\b/i
const COUNTS: Readonly<Record<string, number>> = {
  half: 0.5,
  'half a': 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
}
const COMPASS =
  /\b(?<part>north ?east|north ?west|south ?east|south ?west|north|south|east|west|ne|nw|se|sw|central)(?:ern)?\b/i

/** "4 miles around there", "make it 10 miles": a circle around the place talked of. Null where none is known. */
export function movedRadius(
  known: readonly Criterion[],
  text: string,
  { placeOf }: Pick<Vocabulary, 'placeOf'>,
): Criterion[] | null {
  const { count = '', unit = '' } = RADIUS.exec(text)?.groups ?? {}
  const said = COUNTS[count.toLowerCase()] ?? Number(count)
  if (unit === '' || !(said > 0)) return null
  const miles = Number((/^k/i.test(unit) ? said * MILES_PER_KILOMETER : said).toFixed(2))
  const circlesFirst = [...known].sort((a, b) => Number(radiusOf(a) === null) - Number(radiusOf(b) === null))
  for (const one of circlesFirst) {
    const around = aroundIt(one, miles, placeOf)
    // It was spoken of last.
    if (around !== null) return [...known.filter((other) => other !== one), around]
  }
  return null
}

/** "make it 10" of a circle: so many miles. Null where no place to be near to is talked of. */
export function movedRadiusTo(known: readonly Criterion[], text: string): Criterion[] | null {
  const said = /(?<![\d.$])(?<count>\d{1,3}(?:\.\d+)?)(?![\d.,]*\s?(?:k|m|sf|cents|'))/i.exec(text)?.groups
    ?.count
  const circle = known.find((one) => radiusOf(one) !== null)
  if (said === undefined || circle === undefined) return null
  return known.map((one) => (one === circle ? withRadius(one, Number(said)) : one))
}

/** "make it 7" after "inside 4 miles": the miles that were spoken of last. Null where they were not. */
export function lastRadiusMoved(known: readonly Criterion[], text: string): Criterion[] | null {
  const last = known.at(-1)
  const miles = last === undefined ? null : radiusOf(last)
  const isSaid = miles !== null && miles !== DEFAULT_RADIUS_MILES
  return isSaid && LONE_COUNT.test(text) ? movedRadiusTo(known, text) : null
}

const LONE_COUNT = /^[a-z', ]*?(?<![\d.,$])\d{1,2}(?:\.\d)?(?: (?:instead|then|though|please))?[.!?]*$/i

/** A new place without a distance of its own keeps that of the last: "same but Hobby". */
export function withKnownRadius(known: readonly Criterion[], asked: Criterion, text: string): Criterion {
  if (RADIUS.test(text) || radiusOf(asked) === null) return asked
  const miles = known.map(radiusOf).find((one) => one !== null)
  return miles === undefined || miles === null ? asked : withRadius(asked, miles)
}

function radiusOf(one: Criterion): number | null {
  if (one.kind === 'near') return one.miles
  return one.kind === 'zone' && !one.not ? one.around : null
}

function withRadius(one: Criterion, miles: number): Criterion {
  if (one.kind === 'near') return { ...one, miles }
  if (one.kind !== 'zone') return one
  return { ...one, circles: one.circles.map((circle) => ({ ...circle, miles })), around: miles }
}

function aroundIt(one: Criterion, miles: number, placeOf: Vocabulary['placeOf']): Criterion | null {
  if (one.kind === 'near') return { ...one, miles }
  if (one.kind === 'zone' && !one.not) {
    return { ...one, circles: one.circles.map((circle) => ({ ...circle, miles })), around: miles }
  }
  if (one.kind !== 'word' || one.not || (one.field !== 'city' && one.field !== 'zip')) return null
  const places = one.anyOf.map(placeOf).filter((place) => place !== null)
  const [first] = places
  if (first === undefined) return null
  if (places.length === 1) {
    return { kind: 'near', place: first.name, latitude: first.latitude, longitude: first.longitude, miles }
  }
  const circles = places.map(({ latitude, longitude }) => ({ latitude, longitude, miles }))
  return { kind: 'zone', names: places.map(({ name }) => name), circles, around: miles, not: false }
}

/** The compass part that words speak of and nothing else: "what about northeast", "try the south side". */
export function compassOf(text: string): string | null {
  const part = COMPASS.exec(text)?.groups?.part
  return part === undefined ? null : part.replace(' ', '')
}

/** The town of which a part is named: that of the area in question, or the town itself. */
export function townTalkedOf(known: readonly Criterion[]): string | null {
  for (const one of known) {
    if (one.kind === 'word' && one.field === 'city' && !one.not) return one.anyOf[0] ?? null
    if (one.kind === 'zone' && !one.not) {
      const town = (one.names[0] ?? '').replace(
        /^(?:north|south|east|west|central|inside|inner|downtown)(?:east|west)?(?:ern)?(?: side of)? /i,
        '',
      )
      if (town !== '') return town
    }
  }
  return null
}
