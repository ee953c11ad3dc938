import type { LeaseType } from '../../../domain/known-types.ts'
import type { Cell } from '../../model/cell.ts'
import { currencyName } from '../amounts/amount.ts'
import { type CellReading, eachOr, readFigure } from '../cell-reading.ts'
import { HEDGES, marks, type Rule, SEPARATORS, scan, words } from '../scan.ts'
import { leaseTypesIn } from './read-lease-type.ts'
import { perOf, type SheetRentUnit, UNSAID } from './rent-unit.ts'
import { LEASE_LABELS, RENT_UNITS } from './rent-words.ts'

/** What a column such as `Rent Basis` or `Rate Type` says of a row's rent. */
export interface BasisReadings {
  readonly unit: SheetRentUnit
  readonly leaseType: LeaseType | null
  /** `value` is the cell's text where it was understood. */
  readonly reading: CellReading<string>
}

const RULES: readonly Rule[] = [
  {
    pattern: /(?:usd|us ?\$|cad|ca?\$|eur|€|gbp|£|mxn|aud|\$)/y,
    token: ([name]) => ({ kind: 'unit', name: currencyName(name) ?? '', value: 0 }),
  },
  ...RENT_UNITS,
  ...LEASE_LABELS,
  words(
    'noise',
    'rent',
    'rent(?:al)?|rate|base|quoted|asking|starting|contract|face|effective|signed|executed|average|basis|dollars?',
  ),
  marks('noise', '-', '-'),
  ...HEDGES,
  ...SEPARATORS,
]

/** A basis that is not understood is a problem of `reading`, and says nothing of the rent. */
export function readRentBasis(cell: Cell): BasisReadings {
  const reading = readFigure<BasisReadings>(cell, 'Rent basis', (text, cellWords) => {
    const tokens = scan(text, RULES)
    if (!tokens) return null
    const named = new Set(
      tokens.filter((token) => token.kind === 'unit').flatMap((token) => token.name.split(' ')),
    )
    const unit: SheetRentUnit = {
      per: perOf(named),
      period: named.has('month') === named.has('year') ? null : named.has('month') ? 'month' : 'year',
      currency: [...named].find((name) => /^[A-Z]{3}$/.test(name)) ?? null,
    }
    const types = tokens.some((token) => token.kind === 'label') ? leaseTypesIn(labelsOnly(text)) : []
    const leaseType = types?.length === 1 ? (types[0] ?? null) : null
    return { value: { unit, leaseType, reading: { value: cellWords.trim() } } }
  })
  return eachOr(reading, (why) => ({ unit: UNSAID, leaseType: null, reading: why }))
}

/** The text without the currency marks, which a lease type does not have. */
function labelsOnly(text: string): string {
  return text.replace(/(?:usd|us ?\$|cad|ca?\$|eur|€|gbp|£|mxn|aud)/g, '$')
}
