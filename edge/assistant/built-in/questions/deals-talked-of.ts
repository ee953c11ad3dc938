import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'

const SALE_FIELDS: readonly string[] = [
  'saleDate',
  'salePrice',
  'salePricePerSf',
  'capRate',
  'buyer',
  'seller',
]
const LEASE_FIELDS: readonly string[] = [
  'dateSigned',
  'commencement',
  'expiration',
  'leaseTerm',
  'tiPerSf',
  'freeRentMonths',
  'tenant',
]
const SOLD = /^(?:sold|closed)$/i

const OF_SALES = /\b(?:sales?|sold|traded|trades|bought|purchased|purchases|acquisitions?)\b/i
const OF_LEASES = /\b(?:leas(?:e|es|ed)(?! types?\b)|deals?|signings?|signed|tenants?)\b/i

/** Which deals are talked of, by what is asked for, else by the last question that names any; null where none does. */
export function dealsTalkedOf(
  criteria: readonly Criterion[],
  earlier: readonly string[],
): 'sales' | 'leases' | null {
  if (criteria.some(isOfSales)) return 'sales'
  if (criteria.some((one) => isOf(one, LEASE_FIELDS))) return 'leases'
  const last = earlier.findLast((question) => OF_SALES.test(question) || OF_LEASES.test(question))
  if (last === undefined) return null
  return OF_SALES.test(last) ? 'sales' : 'leases'
}

function isOfSales(one: Criterion): boolean {
  const isSold =
    one.kind === 'word' &&
    one.field === 'status' &&
    !one.not &&
    one.anyOf.every((status) => SOLD.test(status))
  return isSold || isOf(one, SALE_FIELDS)
}

function isOf(one: Criterion, fields: readonly string[]): boolean {
  return 'field' in one && fields.includes(one.field)
}
