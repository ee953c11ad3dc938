import type { BoundFigure } from '../../../criteria/asked-fields.ts'
import { unitOf } from '../../../fields/figure-units.ts'
import { wordsFor } from '../../fields/words-for.ts'

export function isCounted(field: BoundFigure): boolean {
  return wordsFor(field).isCounted === true
}

/** A bound as it is asked for: whole where things or square feet are counted, else to a rent's decimals. */
export function roundedFigure(field: BoundFigure, value: number): number {
  return Number(value.toFixed(isCounted(field) || wordsFor(field).area === 'sf' ? 0 : DECIMALS))
}

const { decimals: DECIMALS } = unitOf('rent')
