import { endLeftOut } from '../../sync/domain/criteria/end-left-out.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { toUnit } from './rent-unit-scale.ts'

interface WrittenMax {
  max: number | undefined
  /** The rent that is written is left out itself. */
  isBelow: boolean
}

/** An upper bound as its field writes it: one that picked bars end at is written as the end that they leave out. */
export function writtenMaxRent(maxRent: number | undefined, unit: RentUnit): WrittenMax {
  if (maxRent === undefined) return { max: undefined, isBelow: false }
  const end = endLeftOut(maxRent, 'rent')
  return { max: toUnit(end ?? maxRent, unit), isBelow: end !== null }
}
