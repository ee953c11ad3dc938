import {
  addLetters,
  fillLetterBag,
  forgetLetters,
  type LetterBag,
  type LetterBags,
  letterCounts,
} from '../matching/letter-bag.ts'
import { type LetterPlanes, letterPlanes } from '../matching/letter-planes.ts'
import { halfPlanes } from '../matching/needed-letters.ts'
import { MOST_SHARED, type OrderedValues } from './value-order.ts'

/** Neighboring values that begin alike, so that many can be skipped by what they share. */
export interface ValueStems {
  count: number
  /** The values of stem s are `firsts[s] .. firsts[s + 1]`. */
  firsts: Uint32Array
  /** How many units all values of a stem share, read in the direction of their pool. */
  units: Uint8Array
  /** How many of those the values before share too. */
  shared: Uint8Array
  /** Fewest and most units of a value. */
  fewest: Uint32Array
  most: Uint32Array
  /** Bits of any of their letter bags. */
  letters: LetterPlanes
  /** Half of the fewest units, as `halfPlanes`. */
  halves: Uint32Array
  /** Fewest and most units of a value of each 32 stems. */
  fewestOf32: Uint32Array
  mostOf32: Uint32Array
  /** Bits of the bags of what follows the stem. */
  restLow: Uint32Array
  restHigh: Uint32Array
  /** The bag of what follows the stem, of each value. */
  rests: LetterBags
}

type Values = Omit<OrderedValues, 'order'>

/** A stem leaves out this many units at most: an ending, or of values that only one row has, such as addresses, a number. */
const REST = { shared: 3, own: 6 }

/** Finds the stems of values that are in the order of their bytes. */
export function findStems(values: Values, kind: keyof typeof REST): ValueStems {
  const firsts = firstsOfStems(values, REST[kind])
  const count = firsts.length - 1
  const made = {
    count,
    firsts,
    units: new Uint8Array(count),
    shared: new Uint8Array(count),
    fewest: new Uint32Array(count),
    most: new Uint32Array(count),
    restLow: new Uint32Array(count),
    restHigh: new Uint32Array(count),
    rests: { low: new Uint32Array(values.count), high: new Uint32Array(values.count) },
  }
  for (let stem = 0; stem < count; stem++) measure(values, made, stem)
  return {
    ...made,
    letters: letterPlanes(collectLetters(values, made)),
    halves: halfPlanes(made.fewest),
    fewestOf32: ofEach32(made.fewest, Math.min),
    mostOf32: ofEach32(made.most, Math.max),
  }
}

function ofEach32(units: Uint32Array, pick: (...units: number[]) => number): Uint32Array {
  return Uint32Array.from({ length: Math.ceil(units.length / 32) }, (_, block) =>
    pick(...units.subarray(block * 32, (block + 1) * 32)),
  )
}

function unitsOf({ starts }: Values, value: number): number {
  return (starts[value + 1] as number) - 1 - (starts[value] as number)
}

function firstsOfStems(values: Values, rest: number): Uint32Array {
  const { count, shared } = values
  const firsts = new Uint32Array(count + 1)
  let stems = 0
  let units = 0
  for (let value = 0; value < count; value++) {
    const common = Math.min(units, shared[value] as number)
    if (stems > 0 && common >= unitsOf(values, value) - rest) units = common
    else {
      firsts[stems++] = value
      units = unitsOf(values, value)
    }
  }
  firsts[stems] = count
  return firsts.slice(0, stems + 1)
}

type MeasuredStems = Pick<ValueStems, 'count' | 'firsts' | 'units' | 'shared' | 'fewest' | 'most'>

/** How long a stem and its values are. */
function measure(values: Values, stems: MeasuredStems, stem: number): void {
  const { shared } = values
  const first = stems.firsts[stem] as number
  const end = stems.firsts[stem + 1] as number
  let units = Math.min(unitsOf(values, first), MOST_SHARED)
  let fewest = unitsOf(values, first)
  let most = 0
  for (let value = first; value < end; value++) {
    if (value > first) units = Math.min(units, shared[value] as number)
    fewest = Math.min(fewest, unitsOf(values, value))
    most = Math.max(most, unitsOf(values, value))
  }
  stems.units[stem] = units
  stems.shared[stem] = Math.min(units, shared[first] as number)
  stems.fewest[stem] = fewest
  stems.most[stem] = most
}

/** Fills in the bags of what follows the stems, and answers the bits of any bag of the values of each stem. */
function collectLetters(
  { text, starts, backwards }: Values,
  {
    count,
    firsts,
    units,
    restLow,
    restHigh,
    rests,
  }: MeasuredStems & Pick<ValueStems, 'restLow' | 'restHigh' | 'rests'>,
): LetterBags {
  const anyLow = new Uint32Array(count)
  const anyHigh = new Uint32Array(count)
  const counts = letterCounts()
  const ofStem: LetterBag = { low: 0, high: 0, uncounted: 0 }
  const bag: LetterBag = { low: 0, high: 0, uncounted: 0 }
  for (let stem = 0; stem < count; stem++) {
    const first = firsts[stem] as number
    const end = firsts[stem + 1] as number
    const shared = units[stem] as number
    const stemFrom = backwards ? (starts[first + 1] as number) - 1 - shared : (starts[first] as number)
    fillLetterBag(ofStem, text, stemFrom, stemFrom + shared, counts)
    let [low, high, lowOfRests, highOfRests] = [ofStem.low, ofStem.high, 0, 0]
    for (let value = first; value < end; value++) {
      const from = (starts[value] as number) + (backwards ? 0 : shared)
      const to = (starts[value + 1] as number) - 1 - (backwards ? shared : 0)
      fillLetterBag(bag, text, from, to)
      rests.low[value] = bag.low
      rests.high[value] = bag.high
      lowOfRests |= bag.low
      highOfRests |= bag.high
      addLetters(bag, counts, text, from, to)
      forgetLetters(counts, text, from, to)
      low |= bag.low
      high |= bag.high
    }
    anyLow[stem] = low
    anyHigh[stem] = high
    restLow[stem] = lowOfRests
    restHigh[stem] = highOfRests
  }
  return { low: anyLow, high: anyHigh }
}
