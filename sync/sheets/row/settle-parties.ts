import type { RowDraft } from './row-draft.ts'

/** A column for two parties has the one of a lease or the one of a sale. */
const EITHER = [
  { lease: 'tenant', sale: 'buyer', words: ['buyer', 'purchaser'] },
  { lease: 'landlordFirm', sale: 'seller', words: ['seller'] },
] as const

/** Under `Tenant / Buyer` a row of a sale names its buyer, and one of a lease its tenant. */
export function settleParties(row: RowDraft): void {
  const { salePrice, rentPerSf, askingRent } = row.property
  if (salePrice === null || rentPerSf !== null || askingRent !== null) return
  for (const { lease, sale, words } of EITHER) {
    const column = row.column(lease)
    const value = row.property[lease]
    if (!column || value === null || !words.some((word) => column.words.includes(word))) continue
    const own = row.readings.findIndex(({ field }) => field === lease)
    if (own >= 0) row.readings.splice(own, 1)
    row.property[lease] = null
    row.offer(sale, column, { value })
  }
}
