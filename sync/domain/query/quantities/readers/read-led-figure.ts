import { comparators } from '../../amounts/comparators.ts'
import type { Found, Reader } from '../../vocabulary/reading.ts'
import { readQuantity } from '../read-quantity.ts'

/** "leased over 50k", "parking at least 2 per 1,000": a word that names what is bounded only before a bound of its kind. */
export const readLedFigure: Reader = (reading, at, lead) => {
  const word = reading.tokens[at]?.text
  if (word !== 'leased' && word !== 'parking') return null
  if (comparators.longest(reading.tokens, at + 1) === null) return null
  const found = readQuantity(reading, at + 1, lead)
  if (found?.kind !== 'criterion' || found.criterion.kind !== 'range') return null
  const { field } = found.criterion
  if (word === 'parking') return field === 'parkingRatio' ? found : null
  return field === 'squareFootage' ? ofLeased(found) : null
}

function ofLeased(found: Found & { kind: 'criterion' }): Found {
  const turned = (criterion: typeof found.criterion | null) =>
    criterion?.kind === 'range' ? { ...criterion, field: 'leasedSf' as const } : criterion
  return { ...found, criterion: turned(found.criterion) ?? found.criterion, negated: turned(found.negated) }
}
