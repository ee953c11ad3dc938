import type { Criterion } from '../../criteria/criterion.ts'
import { comparators, trailingComparators } from '../amounts/comparators.ts'
import { isMoney, readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import type { Token } from '../words/lexer.ts'
import { canBe } from './field-of-quantity.ts'

/** Doors and stalls, which are counted. */
const COUNTED = ['dockDoors', 'gradeDoors', 'trailerStalls'] as const

/** "grade-level doors, at least two of them": how many there are of what was just asked for. */
export function countOfThem(
  tokens: readonly Token[],
  last: Criterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  const field = countedField(last)
  if (field === undefined || /^(?:only|just|top|first|show|me)$/.test(tokens[at - 1]?.text ?? '')) return null
  const comma = tokens[at]?.text === ',' ? at + 1 : at
  const bound = comparators.longest(tokens, comma)
  const amount = readAmount(tokens, bound?.end ?? comma)
  if (amount === null || isMoney(amount) || !canBe(field, amount)) return null
  // "four at least of them"
  const behind = trailingComparators.longest(tokens, amount.end)
  const of = behind?.end ?? amount.end
  const isOfThem = tokens[of]?.text === 'of' && /^(?:them|those|these|em)$/.test(tokens[of + 1]?.text ?? '')
  if (!isOfThem) return null
  const side = (bound ?? behind)?.value.side ?? 'min'
  const [min, max] =
    side === 'max'
      ? [null, amount.value]
      : side === 'exact'
        ? [amount.value, amount.value]
        : [amount.value, null]
  return { criterion: { kind: 'range', field, min, max }, end: of + 2 }
}

/** "office, at least 1,500 feet of it" */
export function sizeOfIt(
  tokens: readonly Token[],
  last: Criterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  const isOffice =
    (last?.kind === 'amenity' && last.amenity === 'office' && !last.not) ||
    (last?.kind === 'word' && last.field === 'propertyType' && last.anyOf.includes('Office') && !last.not)
  const bound = isOffice ? comparators.longest(tokens, at) : null
  const amount = isOffice ? readAmount(tokens, bound?.end ?? at) : null
  const unit = amount === null ? null : units.longest(tokens, amount.end)
  const of = unit?.end ?? amount?.end ?? tokens.length
  const isOfIt = tokens[of]?.text === 'of' && /^(?:it|that)$/.test(tokens[of + 1]?.text ?? '')
  if (amount === null || isMoney(amount) || !isOfIt || !(unit === null || isOfSpace(unit.value))) return null
  const [min, max] = bound?.value.side === 'max' ? [null, amount.value] : [amount.value, null]
  return { criterion: { kind: 'range', field: 'officeSf', min, max }, end: of + 2 }
}

function isOfSpace(unit: string): boolean {
  return unit === 'sf' || unit === 'foot'
}

function countedField(last: Criterion | undefined) {
  if (last?.kind === 'amenity' && last.amenity === 'dock' && !last.not) return 'dockDoors' as const
  return last?.kind === 'range' ? COUNTED.find((field) => field === last.field) : undefined
}
