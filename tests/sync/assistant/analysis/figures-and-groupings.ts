import type { AskedFigure, Grouping, Measure } from '../../../../sync/assistant/analysis/ask.ts'

/** What every figure is called in questions. What a source states as its effective rent has no words of its own. */
export const FIGURE_NAMES = {
  rentPerSf: 'rent',
  askingRent: 'quoted rent',
  netEffectiveRent: 'net effective rent',
  opexPerSf: 'opex',
  squareFootage: 'size',
  landSizeAcres: 'land size',
  clearHeight: 'clear height',
  yearBuilt: 'year built',
  percentLeased: 'percent leased',
  dockDoors: 'dock doors',
  gradeDoors: 'grade doors',
  truckCourtFeet: 'truck court',
  trailerStalls: 'trailer stalls',
  craneTons: 'crane capacity',
  officeSf: 'office space',
  officePercent: 'office share',
  parkingRatio: 'parking ratio',
  leasedSf: 'leased area',
  rentEscalationPct: 'escalation',
  leaseTerm: 'lease term',
  freeRentMonths: 'free rent',
  tiPerSf: 'TI allowance',
  salePrice: 'sale price',
  salePricePerSf: 'sale price per foot',
  capRate: 'cap rate',
} as const satisfies Record<Exclude<AskedFigure, 'effectiveRent'>, string>

export const MEASURE_NAMES = {
  mean: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  sum: 'total',
  weighted: 'weighted average',
} as const satisfies Record<Exclude<Measure, 'count'>, string>

/** What every grouping is called: of one, and of several where groups are ranked by name. */
export const GROUPING_WORDS = {
  propertyType: ['type', 'types'],
  leaseType: ['lease type', 'lease types'],
  city: ['town', 'towns'],
  county: ['county', 'counties'],
  state: ['state', 'states'],
  submarket: ['submarket', 'submarkets'],
  zip: ['zip', 'zip codes'],
  buildingClass: ['class', 'building classes'],
  dealType: ['deal type', 'deal types'],
  status: ['status', 'statuses'],
  tenant: ['tenant', 'tenants'],
  landlordFirm: ['landlord', 'landlords'],
  brokerFirm: ['brokerage', 'brokerages'],
  brokerName: ['agent', 'agents'],
  buyer: ['buyer', null],
  seller: ['seller', null],
  sizeBand: ['size band', 'size bands'],
  tenantRepFirm: ['tenant rep firm', 'tenant rep firms'],
  decadeBuilt: ['decade built', 'decades'],
  saleYear: ['year of sale', null],
  commencementYear: ['start year', null],
  expirationMonth: ['expiration month', 'expiration months'],
  expirationQuarter: ['expiration quarter', 'expiration quarters'],
  expirationYear: ['expiration year', 'expiration years'],
  signedMonth: ['month signed', null],
  signedQuarter: ['quarter signed', null],
  signedYear: ['year signed', null],
} as const satisfies Record<Grouping, readonly [one: string, several: string | null]>

export function entriesOf<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][]
}
