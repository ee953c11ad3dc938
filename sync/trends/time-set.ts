import { type Subject, subjectPlace } from '../adjustments/subject-of.ts'
import { type Rate, rateOf, strengthOf } from '../adjustments/suggest.ts'
import type { LatLng } from '../domain/area/coordinates.ts'
import { formatCount } from '../domain/format.ts'
import type { Property } from '../domain/property.ts'
import { type DatedRent, DRAWN_QUARTERS, type RentTrend, rentTrend, rowsOfTrend } from './rent-trend.ts'

/** Miles of the market around a list that has no radius. */
const MARKET_MILES = 5

/** The leases that tell how rents moved, for the grid of a list and for its documents alike. */
export interface TimeSet {
  of: 'comps' | 'market'
  rents: readonly DatedRent[]
  trend: RentTrend
  /** What a year is worth; null where the set says nothing. */
  rate: Rate | null
  /** `8 leases of these comps`, `74 leases of the market, NNN, within 5 mi: these comps alone are unclear`. */
  words: string
}

interface Asked {
  /** Those that count. */
  comps: readonly Property[]
  subject: Subject | null
  /** Where the comps are, where the subject's own place is not said. */
  center: LatLng | null
  radius: number | null
  /** The properties with a rent within so many miles. */
  marketNear(center: LatLng, miles: number): readonly Property[]
}

/** The comps themselves where their own trend is told from chance; else the market around the subject, which is said. */
export function timeSet({ comps, subject, center, radius, marketNear }: Asked): TimeSet {
  const own = setOf('comps', comps)
  const place = subjectPlace(subject) ?? center
  if (isClear(own.rate) || place === null) return { ...own, words: `${leases(own.trend)} of these comps` }
  const miles = radius ?? MARKET_MILES
  const lease = subject?.leaseType ?? null
  const near = marketNear(place, miles)
  const market = setOf('market', lease === null ? near : near.filter(({ leaseType }) => leaseType === lease))
  const which = ['of the market', ...(lease === null ? [] : [lease]), `within ${miles} mi`].join(', ')
  return { ...market, words: `${leases(market.trend)} ${which}: these comps alone are unclear` }
}

function setOf(of: TimeSet['of'], rents: readonly Property[]): Omit<TimeSet, 'words'> {
  const trend = rentTrend(rents, DRAWN_QUARTERS)
  const rate = rateOf('dateSigned', rowsOfTrend(trend, rents))
  return { of, rents, trend, rate: rate && (of === 'market' ? { ...rate, of } : rate) }
}

function isClear(rate: Rate | null): boolean {
  return rate !== null && strengthOf(rate) !== 'none'
}

function leases({ n }: RentTrend): string {
  return `${formatCount(n)} ${n === 1 ? 'lease' : 'leases'}`
}
