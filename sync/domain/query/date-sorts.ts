import type { SortField } from '../sort.ts'

/** What asks for an order by a date, rising and falling. */
export const DATE_SORTS = {
  dateSigned: [
    'oldest signing|oldest signings|oldest deal|oldest deals|oldest lease|oldest leases|oldest signed|oldest comps|earliest signed|earliest signing|earliest deals|signed old to new|oldest signing date',
    'most recent|most recently signed|most recent deal|most recent deals|most recent lease|most recent leases|most recent comps|most recent signing|most recent signings|latest signed|latest deal|latest deals|latest signing|latest signings|latest leases|latest comps|latest|newest deal|newest deals|newest lease|newest leases|newest comps|newest signing|newest signings|recently signed|by date signed|sort by date|sorted by date|by signing date|sort by signing date|by date|sort by signed date|by signed date|signed new to old',
  ],
  expiration: [
    'soonest|soonest first|soonest to expire|soonest expiring|expiring soonest|expires soonest|first to expire|earliest expiration|earliest expirations|earliest expiring|earliest to expire|next to expire|next to roll|first to roll|soonest to roll|rolling soonest|by expiration|by expiration date|sort by expiration|sorted by expiration|by lease expiration|by expiry|sort by expiry|soonest expiration|soonest expirations|soonest expiry|nearest expiration|expiring first',
    'last to expire|latest expiration|latest expirations|latest expiring|latest to expire|expiring last|expires last|last to roll|furthest expiration|longest remaining term|latest expiry',
  ],
} as const

export function isDated(field: SortField): field is keyof typeof DATE_SORTS {
  return field in DATE_SORTS
}
