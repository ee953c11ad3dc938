import type { Cell } from '../../model/cell.ts'
import { isNegative, round, shown } from '../amounts/amount.ts'
import { type CellReading, readFigure, refuse } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import { areasIn, areaUnitOf, toSquareFeet } from './read-area.ts'

const LABEL = 'Office space'
/** A bare number above it is square feet: it can be no percentage. */
const HIGHEST_PERCENT = 100

/** Reads office space in SF. A percentage is taken of the building's size. `column` is the header's unit. */
export function readOffice(
  cell: Cell,
  column: '%' | 'SF' | null,
  buildingSf: number | null,
): CellReading<number> {
  return readFigure<number>(
    cell,
    LABEL,
    (text, words) => {
      if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(words)}” is negative.`)
      if (/^(?:bts|b\.t\.s\.|build[ -]to[ -]suit|to[ -]suit|yes|y)$/.test(text))
        return { value: null, token: excerpt(words) }
      const areas = areasIn(text)
      const [first, second] = areas?.list ?? []
      if (!first) return null
      const percents = [first, second].filter((area) => area?.units.includes('%'))
      const sizes = [first, second].filter((area) => area !== undefined && !area.units.includes('%'))
      if (sizes.length > 1 || percents.length > 1 || areas?.list.length !== sizes.length + percents.length)
        return null
      const size = sizes[0]
      if (!size) return share(first.low / 100, '%', buildingSf, first.high)
      if (size.high !== null)
        return { value: null, note: `a range of ${shown(size.low)} to ${shown(size.high)}` }
      if (areaUnitOf(size) === null) {
        if (column === '%' && size.low === 1)
          return refuse('ambiguous', `${LABEL} of 1 could be 1% or all of the building.`)
        if (column === '%')
          return share(
            size.low > 1 ? size.low / 100 : size.low,
            size.low > 1 ? '%' : 'fraction',
            buildingSf,
            null,
          )
        if (column === null && size.low > 0 && size.low < 1)
          return share(size.low, 'fraction', buildingSf, null)
        if (column === null && size.low > 0 && size.low <= HIGHEST_PERCENT) {
          return refuse('ambiguous', `${LABEL} of ${shown(size.low)} could be percent or square feet.`)
        }
      }
      const unit = areaUnitOf(size) ?? 'SF'
      const value = round(toSquareFeet(size.low, unit), 0)
      if (buildingSf !== null && value > buildingSf) {
        return refuse('implausible', `${LABEL} of ${shown(value)} SF is more than the building.`)
      }
      return { value, unit }
    },
    0,
  )
}

/**
 * The share of the building that is office, in percent, where the cell gives one; null where it gives a size. The
 * last is the unit that `readOffice` found.
 */
export function readOfficeShare(
  cell: Cell,
  column: '%' | 'SF' | null,
  { unit }: Pick<CellReading<number>, 'unit'>,
): CellReading<number> | null {
  if (unit !== '%' && unit !== 'fraction') return null
  // In a building of 10,000 SF, every 100 SF are one percent.
  const { value } = readOffice(cell, column, 10_000)
  return value === null ? null : { value: value / 100, unit }
}

function share(
  part: number,
  unit: '%' | 'fraction',
  buildingSf: number | null,
  high: number | null,
): CellReading<number> {
  const percent = `${shown(round(part * 100, 2))}%`
  if (part > 1) return refuse('implausible', `${LABEL} of ${percent} is more than the building.`)
  if (high !== null) return { value: null, unit, note: `a range of ${percent} to ${shown(high)}%` }
  if (buildingSf === null) return { value: null, unit, note: `${percent} of a building of unknown size` }
  return { value: round(part * buildingSf, 0), unit, note: `${percent} of ${shown(buildingSf)} SF` }
}
