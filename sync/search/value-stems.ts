import { fillLetterBag } from './letter-bag.ts'
import { type LetterPlanes, letterPlanes } from './letter-planes.ts'
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
  low: Uint32Array
  high: Uint32Array
  letters: LetterPlanes
  /** Fewest and most units of a value of each 32 stems. */
  fewestOf32: Uint32Array
  mostOf32: Uint32Array
  /** Bits of the bags of what follows the stem. */
  restLow: Uint32Array
  restHigh: Uint32Array
}

interface Bagged extends Omit<OrderedValues, 'order'> {
  bags: { low: Uint32Array; high: Uint32Array }
}

/** A stem leaves out this many units at most, such as those of a house number, */
const REST = 6
/** unless it would be the stem of fewer values than this. */
const FEW = 4

/** Finds the stems of values that are in the order of their bytes. */
export function findStems(values: Bagged): ValueStems {
  const firsts = firstsOfStems(values)
  const count = firsts.length - 1
  const made = {
    count,
    firsts,
    units: new Uint8Array(count),
    shared: new Uint8Array(count),
    fewest: new Uint32Array(count),
    most: new Uint32Array(count),
    low: new Uint32Array(count),
    high: new Uint32Array(count),
    restLow: new Uint32Array(count),
    restHigh: new Uint32Array(count),
  }
  for (let stem = 0; stem < count; stem++) summarize(values, made, stem)
  return {
    ...made,
    letters: letterPlanes(made),
    fewestOf32: ofEach32(made.fewest, Math.min),
    mostOf32: ofEach32(made.most, Math.max),
  }
}

function ofEach32(units: Uint32Array, pick: (...units: number[]) => number): Uint32Array {
  return Uint32Array.from({ length: Math.ceil(units.length / 32) }, (_, block) =>
    pick(...units.subarray(block * 32, (block + 1) * 32)),
  )
}

function unitsOf({ starts }: Bagged, value: number): number {
  return (starts[value + 1] as number) - 1 - (starts[value] as number)
}

function firstsOfStems(values: Bagged): Uint32Array {
  const { count, shared } = values
  const firsts = new Uint32Array(count + 1)
  let stems = 0
  let units = 0
  for (let value = 0; value < count; value++) {
    const common = Math.min(units, shared[value] as number)
    const size = value - (firsts[stems - 1] ?? value)
    if (size > 0 && (size < FEW || common >= unitsOf(values, value) - REST)) units = common
    else {
      firsts[stems++] = value
      units = unitsOf(values, value)
    }
  }
  firsts[stems] = count
  return firsts.slice(0, stems + 1)
}

function summarize(
  values: Bagged,
  stems: Omit<ValueStems, 'letters' | 'fewestOf32' | 'mostOf32'>,
  stem: number,
): void {
  const { text, starts, shared, bags, backwards } = values
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
  const bag = { low: 0, high: 0, uncounted: 0 }
  let [low, high, restLow, restHigh] = [0, 0, 0, 0]
  for (let value = first; value < end; value++) {
    low |= bags.low[value] as number
    high |= bags.high[value] as number
    if (unitsOf(values, value) === units) continue
    const from = starts[value] as number
    const to = (starts[value + 1] as number) - 1
    fillLetterBag(bag, text, backwards ? from : from + units, backwards ? to - units : to)
    restLow |= bag.low
    restHigh |= bag.high
  }
  stems.units[stem] = units
  stems.shared[stem] = Math.min(units, shared[first] as number)
  stems.fewest[stem] = fewest
  stems.most[stem] = most
  stems.low[stem] = low
  stems.high[stem] = high
  stems.restLow[stem] = restLow
  stems.restHigh[stem] = restHigh
}
