import type { Cell } from '../cell.ts'
import { isNegative, round, shown } from './amount.ts'
import { type CellReading, eachOr, notUnderstood, readFigure, refuse } from './cell-reading.ts'
import { excerpt, figureText } from './plain-text.ts'
import type { Quantities, Quantity } from './quantities.ts'
import {
  type AreaUnit,
  areaNotes,
  areasIn,
  areaUnitOf,
  rangeNote,
  SF_PER_ACRE,
  toSquareFeet,
} from './read-area.ts'

/** A size cell can say more than the size: `45,000 SF (3,000 SF office) on 2.4 acres`. */
export interface SizeReadings {
  /** Square feet. */
  readonly size: CellReading<number>
  /** Square feet of offices; `null` where the cell has none. */
  readonly officeSf: number | null
  readonly acres: number | null
}

/** What a header says a column of sizes counts in. */
export interface SizeUnit {
  readonly unit: AreaUnit | null
  /** 1000 where the header says thousands. */
  readonly factor: number
}

export const SMALLEST_BUILDING = 100
/** Larger than any building there is: the largest factories are of 10 to 15 million SF. */
export const LARGEST_BUILDING = 20_000_000

export function readSize(cell: Cell, column: SizeUnit, label = 'Size'): SizeReadings {
  const reading = readFigure<SizeReadings>(cell, label, (text, words) => {
    if (isNegative(text)) return refuse('negative', `${label} “${excerpt(words)}” is negative.`)
    const areas = areasIn(text)
    if (!areas) return null
    const own = areas.list.filter((area) => !isExtra(area))
    const acres = own.length > 1 ? (own.find((area) => areaUnitOf(area) === 'acres')?.low ?? null) : null
    const sizes = acres === null ? own : own.filter((area) => areaUnitOf(area) !== 'acres')
    const size = readOwn(sizes, areas, column, label, words)
    return size && { value: { size, officeSf: officeIn(areas), acres } }
  })
  return eachOr(reading, (why) => ({ size: why, officeSf: null, acres: null }))
}

function isExtra({ labels, afterwords }: Quantity): boolean {
  return ['office', 'mezzanine', 'yard'].some((label) => labels.includes(label) || afterwords.includes(label))
}

function officeIn({ list }: Quantities): number | null {
  const offices = list.filter(({ labels, units }) => labels.includes('office') && !units.includes('%'))
  return offices.length === 1 && list.length > 1 ? (offices[0]?.low ?? null) : null
}

function readOwn(
  sizes: readonly Quantity[],
  areas: Quantities,
  column: SizeUnit,
  label: string,
  words: string,
): CellReading<number> | null {
  const [first, second] = sizes
  if (!first || areas.notes.includes('up to')) return null
  const isDivided = areas.notes.includes('divisible')
  if (second && !isDivided && !isSameArea(first, second)) {
    return refuse('ambiguous', `${label} “${excerpt(words)}” names more than one size.`)
  }
  const unit = areaUnitOf(first) ?? column.unit ?? 'SF'
  if (first.units.includes('%') || unit === 'acres' || unit === 'ha') {
    return refuse('other-unit', `${label} “${excerpt(words)}” is not in square feet.`)
  }
  const notes = areaNotes(areas)
  if (first.high !== null) return { value: null, unit, note: [rangeNote(first, unit), ...notes].join('; ') }
  if (first.low === 0) return { value: null, note: 'a size of 0 is unknown' }
  if (/^\d{1,3}\.\d{3}$/.test(figureText(words).split(' ')[0] ?? '')) {
    return refuse('ambiguous', `${label} “${excerpt(words)}” could have a point for thousands.`)
  }
  const factor = areaUnitOf(first) === null ? column.factor : 1
  const value = round(toSquareFeet(first.low * factor, unit), 0)
  if (value < SMALLEST_BUILDING || value > LARGEST_BUILDING) {
    return refuse('implausible', `${label} of ${shown(value)} SF is not plausible for a building.`)
  }
  const all = first.isScaled ? [`${excerpt(words)} is read as ${shown(first.low)}`, ...notes] : notes
  return all.length > 0 ? { value, unit, note: all.join('; ') } : { value, unit }
}

/** One area in two units: `10,000 SF (929 m²)`. */
function isSameArea(a: Quantity, b: Quantity): boolean {
  const [first, second] = [areaUnitOf(a), areaUnitOf(b)]
  if (first === null || second === null || first === second) return false
  return Math.abs(toSquareFeet(a.low, first) / toSquareFeet(b.low, second) - 1) < 0.02
}

const SMALLEST_LOT = 0.01
const LARGEST_LOT = 100_000
/** A lot without a unit is in acres up to the first, in square feet from the second. */
const MOST_UNNAMED_ACRES = 500
const LEAST_UNNAMED_SF = 5_000

/** Reads a lot's size in acres. */
export function readLand(cell: Cell, column: SizeUnit, label = 'Land size'): CellReading<number> {
  return readFigure<number>(cell, label, (text, words) => {
    if (isNegative(text)) return refuse('negative', `${label} “${excerpt(words)}” is negative.`)
    const areas = areasIn(text)
    const [first, second] = areas?.list ?? []
    if (!areas || !first || areas.notes.includes('up to')) return null
    if (isExtra(first)) {
      return {
        value: null,
        note: `a yard of ${shown(first.low)} ${areaUnitOf(first) ?? ''}, not the lot`.replace(' ,', ','),
      }
    }
    if (second && !isSameArea(first, second)) {
      return refuse('ambiguous', `${label} “${excerpt(words)}” names more than one size.`)
    }
    const stated = areaUnitOf(first) ?? column.unit
    const unit = stated ?? inferredLandUnit(first.low)
    if (first.units.includes('%')) return notUnderstood(label, words)
    if (unit === null)
      return refuse('ambiguous', `${label} of ${shown(first.low)} could be acres or square feet.`)
    if (first.high !== null) return { value: null, unit, note: rangeNote(first, unit) }
    if (first.low === 0) return { value: null, note: 'a lot of 0 is unknown' }
    const factor = areaUnitOf(first) === null ? column.factor : 1
    const value = round(toSquareFeet(first.low * factor, unit) / SF_PER_ACRE, 3)
    if (value < SMALLEST_LOT || value > LARGEST_LOT) {
      return refuse('implausible', `${label} of ${shown(value)} acres is not plausible.`)
    }
    const notes = areaNotes(areas)
    return {
      value,
      unit,
      ...(stated === null ? { assumed: true as const } : {}),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    }
  })
}

function inferredLandUnit(amount: number): AreaUnit | null {
  if (amount <= MOST_UNNAMED_ACRES) return 'acres'
  return amount >= LEAST_UNNAMED_SF ? 'SF' : null
}
