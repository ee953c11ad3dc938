import type { Cell } from '../../model/cell.ts'
import { isNegative, round, shown } from '../amounts/amount.ts'
import type { CellQuantity, Quantities } from '../amounts/quantities.ts'
import { type CellReading, eachOr, readFigure, refuse } from '../cell-reading.ts'
import { excerpt, figureText } from '../plain-text.ts'
import {
  type AreaUnit,
  areaNotes,
  areasIn,
  areaUnitOf,
  isExtraArea,
  isOfLot,
  isSameArea,
  isSizeWithoutOffices,
  rangeNote,
  SF_PER_ACRE,
  type SizeUnit,
  toSquareFeet,
  wholeOf,
} from './read-area.ts'

/** A size cell can say more than the size: `45,000 SF (3,000 SF office) on 2.4 acres`. */
export interface SizeReadings {
  /** Square feet. */
  readonly size: CellReading<number>
  /** Square feet of offices; `null` where the cell has none. */
  readonly officeSf: number | null
  /** The share of offices, as in `72,400 SF (10% office)`. */
  readonly officePercent: number | null
  readonly acres: number | null
  /** The area of a part, in a cell such as `15,000 of 48,000 SF`, of which `size` is the whole. */
  readonly part: CellReading<number> | null
}

/** Nobody counts a building in them. */
const ACRE_UNITS: ReadonlySet<AreaUnit> = new Set(['acres', 'ha'])

const LABEL = 'Size'
/** A lot without a unit is in square feet from here on. */
const LEAST_UNNAMED_SF = 1000
const SMALLEST_BUILDING = 100
/** Nobody counts as many thousands of square feet. */
const LEAST_UNDOUBTED = 10_000
/** Larger than any building there is: the largest factories are of 10 to 15 million SF. */
const LARGEST_BUILDING = 20_000_000

/** `column` is the header's unit, for sizes that name none. */
export function readSize(cell: Cell, column: SizeUnit): SizeReadings {
  const reading = readFigure<SizeReadings>(cell, LABEL, (text, words) => {
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(words)}” is negative.`)
    const [, part, whole] = PART_OF.exec(text) ?? []
    if (part !== undefined && whole !== undefined) return readPartOf(part, whole, column, words)
    const areas = areasIn(text)
    if (!areas) return null
    const built = areas.list.filter((area) => !isExtraArea(area))
    const land = built.find(
      (area) => isOfLot(area) || ACRE_UNITS.has(areaUnitOf(area) ?? column.unit ?? 'SF'),
    )
    const acres = land && land.high === null ? acresOf(land, column) : null
    const all = wholeOf({ ...areas, list: areas.list.filter((area) => area !== land) })
    const sizes = all ? [all] : built.filter((area) => area !== land)
    const size =
      land && sizes.length === 0
        ? { value: null, note: `an area of land: ${excerpt(words)}` }
        : readOwn(sizes, areas, column, words, all !== null)
    const officePercent = officeShareIn(areas)
    return size && { value: { size, officeSf: officeIn(areas, column), officePercent, acres, part: null } }
  })
  return eachOr(reading, (why) => ({
    size: why,
    officeSf: null,
    officePercent: null,
    acres: null,
    part: null,
  }))
}

/** `198.600`, `~45.200 SF`. */
const POINTED = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,]| ?(?:ac|acres?|ha)(?![a-z]))/

/** The whole may have the unit of both. */
const PART_OF =
  /^(\d[\d,]*(?:\.\d+)?(?: ?(?:k|mm?)(?![a-z]))?(?: ?(?:r?sf|sq\.? ?ft\.?|square feet))?) (?:out )?of (?:an? |the )?(?:total |larger |overall |entire )?(?:(?:building|bldg\.?|project) of )?([~±]? ?\d.*)$/

const SCALED = /\d ?(?:k|mm?)(?![a-z])/

function readPartOf(
  part: string,
  whole: string,
  column: SizeUnit,
  words: string,
): CellReading<SizeReadings> | null {
  // `150 of 400k` may be 150 thousand.
  if (SCALED.test(whole) && !SCALED.test(part) && !part.includes(',')) return null
  const own = readSize(part, column).size
  const all = readSize(whole, column).size
  if (own.value === null || all.value === null || own.value > all.value) return null
  const note = excerpt(words)
  const beside = { officeSf: null, officePercent: null, acres: null }
  return { value: { size: { ...all, note }, ...beside, part: { ...own, note } } }
}

function acresOf(land: CellQuantity, column: SizeUnit): number {
  const unit = areaUnitOf(land) ?? column.unit ?? (land.low < LEAST_UNNAMED_SF ? 'acres' : 'SF')
  return round(toSquareFeet(land.low, unit) / SF_PER_ACRE, 3)
}

function officeIn({ list }: Quantities, column: SizeUnit): number | null {
  const [office, other] = list.filter(
    ({ labels, units }) => labels.includes('office') && !units.includes('%'),
  )
  if (!office || other || office.high !== null || list.length < 2) return null
  const unit = areaUnitOf(office)
  const isBare = unit === null && !office.isScaled
  return round(toSquareFeet(office.low * (isBare ? column.factor : 1), unit ?? column.unit ?? 'SF'), 0)
}

function officeShareIn({ list }: Quantities): number | null {
  const [office, other] = list.filter(({ labels, units }) => labels.includes('office') && units.includes('%'))
  return office && !other && office.high === null && office.low <= 100 ? office.low : null
}

function readOwn(
  sizes: readonly CellQuantity[],
  areas: Quantities,
  column: SizeUnit,
  words: string,
  isWhole: boolean,
): CellReading<number> | null {
  const [first, second] = sizes
  if (!first) return null
  if (!isWhole && isSizeWithoutOffices(areas)) {
    return refuse('ambiguous', `${LABEL} “${excerpt(words)}” may or may not have the offices in it.`)
  }
  const isDivided = areas.notes.includes('divisible')
  if (second && !isDivided && !isSameArea(first, second)) {
    return refuse('ambiguous', `${LABEL} “${excerpt(words)}” names more than one size.`)
  }
  const unit = areaUnitOf(first) ?? column.unit ?? 'SF'
  if (first.units.includes('%')) {
    return refuse('other-unit', `${LABEL} “${excerpt(words)}” is not in square feet.`)
  }
  const notes = areaNotes(areas)
  if (first.high !== null) return { value: null, unit, note: [rangeNote(first, unit), ...notes].join('; ') }
  if (first.low === 0) return { value: null, note: 'a size of 0 is unknown' }
  if (column.factor === 1 && !first.isScaled && POINTED.test(figureText(words))) {
    return refuse('ambiguous', `${LABEL} “${excerpt(words)}” could have a point for thousands.`)
  }
  const isBare = areaUnitOf(first) === null && !first.isScaled
  if (isBare && column.isDoubtful && first.low < LEAST_UNDOUBTED) {
    return refuse('ambiguous', `${LABEL} of ${shown(first.low)} could be in thousands of SF.`)
  }
  const factor = isBare ? column.factor : 1
  const value = round(toSquareFeet(first.low * factor, unit), 0)
  if (value < SMALLEST_BUILDING || value > LARGEST_BUILDING) {
    return refuse('implausible', `${LABEL} of ${shown(value)} SF is not plausible for a building.`)
  }
  const isNoted = first.isScaled || isWhole
  const all = isNoted ? [`${excerpt(words)} is read as ${shown(first.low)}`, ...notes] : notes
  return all.length > 0 ? { value, unit, note: all.join('; ') } : { value, unit }
}
