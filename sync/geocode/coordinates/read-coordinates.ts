import { type CoordinatesReading, pointProblem, readingOf } from './coordinates-reading.ts'
import { type Axis, type CoordinateToken, lexCoordinates } from './lex-coordinates.ts'

/**
 * Reads typed coordinates, latitude first unless compass or words say otherwise: `29.76, -95.37`, `29.76° N 95.37° W`,
 * `29°45'37" N, 95°22'11" W`, `lat: 29.76 lng: -95.37`, `29,76; -95,37`, `POINT(-95.37 29.76)`. Null for words that
 * are no coordinates.
 */
export function readCoordinates(text: string): CoordinatesReading | null {
  const wellKnown = /^\s*point\s*\(\s*([-+]?[\d.]+)\s+([-+]?[\d.]+)\s*\)\s*$/i.exec(text)
  const tokens = lexCoordinates(wellKnown ? `${wellKnown[2]}, ${wellKnown[1]}` : text)
  const groups = tokens && splitInTwo(tokens)
  const first = groups && readGroup(groups[0])
  const second = groups && readGroup(groups[1])
  if (!first || !second) return null
  const looksWhole = [first, second].every(({ isBareWhole }) => isBareWhole)
  // "12 34" can be anything.
  if (looksWhole && !tokens?.some(({ kind }) => kind === 'separator')) return null
  return placed(first, second)
}

interface Degrees {
  readonly value: number
  /** Null where only the order tells. */
  readonly axis: Axis | null
  /** A whole number without sign, mark or word. */
  readonly isBareWhole: boolean
  readonly problem: string | null
}

type Tokens = readonly CoordinateToken[]

/** Where the second coordinate begins: after a separator, else at the word, compass or number that begins it. */
function splitInTwo(tokens: Tokens): readonly [Tokens, Tokens] | null {
  const separators = indexesOf(tokens, ({ kind }) => kind === 'separator')
  if (separators.length > 1) return null
  const [separator] = separators
  if (separator !== undefined) return [tokens.slice(0, separator), tokens.slice(separator + 1)]
  const at = secondStart(tokens)
  return at === undefined ? null : [tokens.slice(0, at), tokens.slice(at)]
}

function secondStart(tokens: Tokens): number | undefined {
  const labels = indexesOf(tokens, ({ kind }) => kind === 'label')
  if (labels.length === 2) return labels[1]
  const compasses = indexesOf(tokens, ({ kind }) => kind === 'compass')
  if (compasses.length === 2) return compasses[0] === 0 ? compasses[1] : (compasses[0] as number) + 1
  const degrees = indexesOf(tokens, (token) => token.kind === 'mark' && token.part === 0)
  if (degrees.length === 2) return (degrees[1] as number) - 1
  const numbers = indexesOf(tokens, ({ kind }) => kind === 'number')
  return numbers.length === 2 ? numbers[1] : undefined
}

function indexesOf(tokens: Tokens, is: (token: CoordinateToken) => boolean): number[] {
  return tokens.flatMap((token, i) => (is(token) ? [i] : []))
}

/** One coordinate: degrees, perhaps minutes and seconds, perhaps a word or a point of the compass. */
function readGroup(tokens: Tokens): Degrees | null {
  const numbers = tokens.filter((token) => token.kind === 'number')
  const marks = tokens.filter((token) => token.kind === 'mark').map(({ part }) => part)
  const names = tokens.filter((token) => token.kind === 'label' || token.kind === 'compass')
  const [degrees, minutes, seconds] = numbers
  if (degrees === undefined || numbers.length > 3) return null
  if (marks.some((part, i) => part !== i) || marks.length > numbers.length) return null
  if (numbers.some(({ sign }, i) => i > 0 && sign !== '')) return null
  if (numbers.slice(0, -1).some(({ isWhole }) => !isWhole)) return null
  const compass = names.find((name) => name.kind === 'compass')
  const axes = new Set(names.map(({ axis }) => axis))
  const size = degrees.value + (minutes?.value ?? 0) / 60 + (seconds?.value ?? 0) / 3600
  const isNegative = degrees.sign === '-' || compass?.isNegative === true
  return {
    value: isNegative ? -size : size,
    axis: names[0]?.axis ?? null,
    isBareWhole: tokens.length === 1 && degrees.isWhole && degrees.sign === '',
    problem: problemOf(minutes?.value, seconds?.value, axes.size),
  }
}

function problemOf(minutes = 0, seconds = 0, axes: number): string | null {
  if (minutes >= 60 || seconds >= 60) return 'Minutes and seconds of coordinates must be below 60.'
  return axes > 1 ? ONE_OF_EACH : null
}

const ONE_OF_EACH = 'Please enter one latitude and one longitude.'

function placed(first: Degrees, second: Degrees): CoordinatesReading {
  const problem = first.problem ?? second.problem
  if (problem !== null) return { kind: 'invalid', sentence: problem }
  if (first.axis !== null && first.axis === second.axis) return { kind: 'invalid', sentence: ONE_OF_EACH }
  if (first.axis === 'longitude' || second.axis === 'latitude') return readingOf(second.value, first.value)
  const isUnnamed = first.axis === null && second.axis === null
  if (isUnnamed && isSwapped(first.value, second.value)) return readingOf(second.value, first.value)
  return readingOf(first.value, second.value)
}

/**
 * Longitude first, as some programs copy it. Only a first figure that can be no latitude tells, and only where the
 * point then lies in the United States: `91, 29` is a mistake in the latitude, not a place in Tibet.
 */
function isSwapped(first: number, second: number): boolean {
  if (Math.abs(first) <= 90 || pointProblem({ latitude: second, longitude: first }) !== null) return false
  return second >= 13 && second <= 72 && (first <= -64 || first >= 144)
}
