import type { LeaseType } from '../../../domain/known-types.ts'
import type { Cell } from '../../model/cell.ts'
import { type CellReading, readFigure, refuse } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import { marks, type Rule, SEPARATORS, scan, words } from '../scan.ts'
import { LEASE_LABELS, RENT_UNITS } from './rent-words.ts'

const RULES: readonly Rule[] = [
  ...RENT_UNITS,
  ...LEASE_LABELS,
  words('label', 'Gross', 'fully gross|g'),
  words('label', 'MG', 'modified|mod'),
  words('noise', 'lease', 'lease|type|rent|plus|with|industrial|base'),
  marks('noise', '$', '\\$'),
  ...SEPARATORS,
]

/** Reads who pays the operating costs. Direct, sublease or renewal is another thing and is refused. */
export function readLeaseType(cell: Cell): CellReading<LeaseType> {
  return readFigure<LeaseType>(cell, 'Lease type', (text, cellWords) => {
    const named = leaseTypesIn(text)
    if (named === null) return null
    const [type, other] = named
    if (other !== undefined)
      return refuse('ambiguous', `Lease type “${excerpt(cellWords)}” names more than one.`)
    return type === undefined ? null : { value: type }
  })
}

/** The lease types a text names; `null` where it says something else. */
export function leaseTypesIn(text: string): readonly LeaseType[] | null {
  const tokens = scan(text, RULES)
  if (!tokens) return null
  const labels = new Set(tokens.filter((token) => token.kind === 'label').map((token) => token.name))
  if (labels.has('opex') || labels.has('nnns')) labels.add('NNN')
  return (['NNN', 'MG', 'Gross'] as const).filter((type) => labels.has(type))
}
