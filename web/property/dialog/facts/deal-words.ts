import { formatPartialDate } from '../../../../sync/domain/dates/format-date.ts'
import type { Property } from '../../../../sync/domain/property.ts'

/** When a deal was made, as far as it is known. */
export function dealDate({ dateSigned, saleDate, commencement, expiration }: Property): string | null {
  return dateSigned ?? saleDate ?? commencement ?? expiration
}

/** Who a deal is with. */
export function dealParty({ tenant, buyer, suite, name }: Property): string {
  return tenant ?? buyer ?? (suite === null ? null : `Suite ${suite}`) ?? name
}

/** A deal by its party and its date: `Acme, Mar 2025`. */
export function dealInWords(deal: Property): string {
  const date = dealDate(deal)
  return date === null ? dealParty(deal) : `${dealParty(deal)}, ${formatPartialDate(date, 'short')}`
}
