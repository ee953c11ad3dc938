import type { AskedFigure, Grouping, Measure } from '../../../sync/assistant/analysis/ask.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import { formatRent, RENT_UNITS } from '../../../sync/domain/format.ts'
import { formatShare } from '../../../sync/domain/format-share.ts'
import { figureName, figureWords } from '../tools/found.ts'

const upToOne = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format

/** A figure with its unit, as a mean of whole numbers needs it too: `$0.97/SF/mo`, `12.4`, `1998`. */
export function askedFigureWords(figure: AskedFigure, value: number): string {
  if (figure === 'netEffectiveRent') return `${formatRent(value, 'month')}${RENT_UNITS.month}`
  const { unit } = FIELDS[figure]
  if (unit === 'year') return String(Math.round(value))
  return unit === 'count' ? upToOne(value) : figureWords(figure, value)
}

export function askedFigureName(figure: AskedFigure): string {
  return figure === 'netEffectiveRent' ? 'net effective rent' : figureName(figure)
}

/** Expenses are several. */
export function isOrAre(figure: AskedFigure): 'is' | 'are' {
  return figure === 'opexPerSf' ? 'are' : 'is'
}

/** `38%`, `0.4%`: to a tenth where it is small. */
export function shareWords(share: number): string {
  const percent = share * 100
  return percent >= 0.1 && percent < 10 ? `${upToOne(percent)}%` : formatShare(share)
}

const MEASURE_WORDS = {
  median: 'median',
  mean: 'average',
  weighted: 'size-weighted average',
  min: 'lowest',
  max: 'highest',
  sum: 'total',
  count: 'number',
} as const satisfies Record<Measure, string>

/** `median rent`, `total size`; of properties that are counted, `properties`. */
export function measureName(figure: AskedFigure | null, of: Measure): string {
  return figure === null ? 'properties' : `${MEASURE_WORDS[of]} ${askedFigureName(figure)}`
}

/** What a grouping is called over a column. */
export const GROUPING_NAMES = {
  propertyType: 'Type',
  leaseType: 'Lease type',
  city: 'Town',
  county: 'County',
  state: 'State',
  submarket: 'Submarket',
  zip: 'ZIP',
  buildingClass: 'Class',
  status: 'Status',
  dealType: 'Deal type',
  tenant: 'Tenant',
  landlordFirm: 'Landlord',
  brokerFirm: 'Brokerage',
  brokerName: 'Broker',
  tenantRepFirm: 'Tenant brokerage',
  buyer: 'Buyer',
  seller: 'Seller',
  sizeBand: 'Size',
  signedMonth: 'Month signed',
  signedQuarter: 'Quarter signed',
  signedYear: 'Year signed',
  saleYear: 'Year of sale',
  commencementYear: 'Year of start',
  expirationMonth: 'Month of expiry',
  expirationQuarter: 'Quarter of expiry',
  expirationYear: 'Year of expiry',
  decadeBuilt: 'Decade built',
} as const satisfies Record<Grouping, string>

/** What several of a grouping are called. */
export const GROUPING_PLURALS = {
  propertyType: 'Types',
  leaseType: 'Lease types',
  city: 'Towns',
  county: 'Counties',
  state: 'States',
  submarket: 'Submarkets',
  zip: 'ZIPs',
  buildingClass: 'Classes',
  status: 'Statuses',
  dealType: 'Deal types',
  tenant: 'Tenants',
  landlordFirm: 'Landlords',
  brokerFirm: 'Brokerages',
  brokerName: 'Brokers',
  tenantRepFirm: 'Tenant brokerages',
  buyer: 'Buyers',
  seller: 'Sellers',
  sizeBand: 'Sizes',
  signedMonth: 'Months signed',
  signedQuarter: 'Quarters signed',
  signedYear: 'Years signed',
  saleYear: 'Years of sale',
  commencementYear: 'Years of start',
  expirationMonth: 'Months of expiry',
  expirationQuarter: 'Quarters of expiry',
  expirationYear: 'Years of expiry',
  decadeBuilt: 'Decades built',
} as const satisfies Record<keyof typeof GROUPING_NAMES, string>
