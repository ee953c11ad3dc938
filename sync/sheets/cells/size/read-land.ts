import type { Cell } from '../../model/cell.ts'
import { isNegative, round, shown } from '../amounts/amount.ts'
import { type CellReading, notUnderstood, readFigure, refuse } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import {
  type AreaUnit,
  areaNotes,
  areasIn,
  areaUnitOf,
  isExtraArea,
  isSameArea,
  rangeNote,
  SF_PER_ACRE,
  type SizeUnit,
  toSquareFeet,
} from './read-area.ts'

const LABEL = 'Land size'
const SMALLEST_LOT = 0.01
const LARGEST_LOT = 100_000
/** A lot without a unit is in acres up to the first, in square feet from the second. */
const MOST_UNNAMED_ACRES = 500
const LEAST_UNNAMED_SF = 5_000

/** How much of a lot can be built on, behind its size: `2.1 ac (usable 1.7)`. */
const USABLE =
  /(?<=\d.*) ?\((?:(?:net )?(?:use?able|buildable|developable)[: ]+[~±]?[\d.,]+(?: ?(?:ac\.?|acres?|sf))?|[~±]?[\d.,]+(?: ?(?:ac\.?|acres?|sf))? (?:net )?(?:use?able|buildable|developable))\)$/

/** Reads a lot's size in acres. */
export function readLand(cell: Cell, column: SizeUnit): CellReading<number> {
  return readFigure<number>(cell, LABEL, (text, words) => {
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(words)}” is negative.`)
    const lot = text.endsWith(')') ? text.replace(USABLE, '') : text
    const areas = areasIn(lot)
    const [first, second] = areas?.list ?? []
    if (!areas || !first || areas.notes.includes('up to')) return null
    if (isExtraArea(first)) {
      return {
        value: null,
        note: `a yard of ${shown(first.low)} ${areaUnitOf(first) ?? ''}, not the lot`.replace(' ,', ','),
      }
    }
    if (second && !areas.notes.includes('divisible') && !isSameArea(first, second)) {
      return refuse('ambiguous', `${LABEL} “${excerpt(words)}” names more than one size.`)
    }
    const stated = areaUnitOf(first) ?? column.unit
    const unit = stated ?? inferredLandUnit(first.low)
    if (first.units.includes('%')) return notUnderstood(LABEL, words)
    if (unit === null)
      return refuse('ambiguous', `${LABEL} of ${shown(first.low)} could be acres or square feet.`)
    if (first.high !== null) return { value: null, unit, note: rangeNote(first, unit) }
    if (first.low === 0) return { value: null, note: 'a lot of 0 is unknown' }
    const factor = areaUnitOf(first) === null ? column.factor : 1
    const value = round(toSquareFeet(first.low * factor, unit) / SF_PER_ACRE, 3)
    if (value < SMALLEST_LOT || value > LARGEST_LOT) {
      return refuse('implausible', `${LABEL} of ${shown(value)} acres is not plausible.`)
    }
    const notes = lot === text ? areaNotes(areas) : [excerpt(words)]
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
