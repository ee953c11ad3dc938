import { type FigureUnit, unitOf } from '../fields/figure-units.ts'

/** Of a rent, at most. */
const SHOWN_DECIMALS = 3

/**
 * The round end that an upper bound leaves out; null where the bound is told as it is. A bar of rents ends so little
 * below the next one that rounding would tell the next one's first rent, which is not in it.
 */
export function endLeftOut(max: number, unit: FigureUnit): number | null {
  const { decimals } = unitOf(unit)
  if (decimals <= SHOWN_DECIMALS) return null
  const end = Number((max + 10 ** -decimals).toFixed(decimals))
  return isRound(end) && !isRound(max) ? end : null
}

function isRound(value: number): boolean {
  return value === Number(value.toFixed(SHOWN_DECIMALS))
}
