import type { LeaseType } from '../../../domain/known-types.ts'
import type { Cell } from '../../model/cell.ts'
import { type CellReading, readFigure, refuse } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import { marks, type Rule, SEPARATORS, scan, words } from '../scan.ts'
import { LEASE_LABELS, RENT_UNITS, WITH_UTILITIES } from './rent-words.ts'

const RULES: readonly Rule[] = [
  WITH_UTILITIES,
  ...RENT_UNITS,
  ...LEASE_LABELS,
  words('label', 'Gross', 'fully gross|gr|g'),
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
    if (type === undefined) return null
    return saysMore(text) ? { value: type, note: excerpt(cellWords) } : { value: type }
  })
}

function saysMore(text: string): boolean {
  return scan(text, RULES)?.some(({ name }) => name === 'with utilities') === true
}

/** The lease types a text names; `null` where it says something else. */
export function leaseTypesIn(text: string): readonly LeaseType[] | null {
  const tokens = scan(text, RULES)
  if (!tokens) return null
  const labels = new Set(tokens.filter((token) => token.kind === 'label').map((token) => token.name))
  if (labels.has('opex') || labels.has('nnns')) labels.add('NNN')
  return (['NNN', 'MG', 'Gross'] as const).filter((type) => labels.has(type))
}
