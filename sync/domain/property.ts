import * as z from 'zod/mini'
import { BUILDING_CLASSES, DEAL_STATUSES, LEASE_TYPES } from './known-types.ts'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/**
 * A date as exactly as its source gave it: `2025-03-14`, `2025-03`, `2025-Q3` or `2025`.
 * No day is invented for a month, and no month for a year.
 */
const partialDate = z.nullable(z.string())

/** One industrial property. What a source did not say is `null`. */
export const property = z.object({
  /** Stable across imports of the same source. */
  id: z.string(),
  name: z.string(),
  address: text,
  /** The part of the building that a deal is of. */
  suite: text,
  city: text,
  county: text,
  /** Two-letter code where the source's words are known. */
  state: text,
  /** Text: ZIP codes have leading zeros. */
  zip: text,
  /** The part of a metropolitan market that brokers count it to, as its source calls it. */
  submarket: text,
  /** Degrees. */
  latitude: number,
  longitude: number,
  /** The assessor's number of the lot. */
  parcelNumber: text,
  propertyType: text,
  buildingClass: z.nullable(z.enum(BUILDING_CLASSES)),
  zoning: text,
  status: z.nullable(z.enum(DEAL_STATUSES)),
  /** `New`, `Renewal`, `Sublease` and so on; what is none of these as its source has it. */
  dealType: text,
  /** The source's own number of the deal. */
  compId: text,
  leaseNumber: text,
  /** Dollars per square foot per month; a rent a year is kept as exactly as it was stated. */
  rentPerSf: number,
  /** What was asked, where the rent that was agreed is known as well; in the unit of `rentPerSf`. */
  askingRent: number,
  /** The rent after concessions, in the unit of `rentPerSf`. */
  effectiveRent: number,
  /** True where neither header nor cell said whether the rent is per month or per year. */
  rentBasisAssumed: z.boolean(),
  leaseType: z.nullable(z.enum(LEASE_TYPES)),
  /** Operating expenses, dollars per square foot per month. */
  opexPerSf: number,
  /** Of the building. */
  squareFootage: number,
  /** Square feet of the part of the building that the deal is about. */
  leasedSf: number,
  percentLeased: number,
  landSizeAcres: number,
  /** Feet, at the eaves; of a range, the lower end. */
  clearHeight: number,
  yearBuilt: number,
  sprinklers: text,
  notes: text,
  tenant: text,
  landlordFirm: text,
  brokerName: text,
  brokerFirm: text,
  brokerPhone: text,
  brokerEmail: text,
  tenantRepName: text,
  tenantRepFirm: text,
  seller: text,
  buyer: text,
  pdfUrl: text,
  /** Percent a year. */
  rentEscalationPct: number,
  /** The rent by step or by schedule, in the unit of its source. See `rent-steps.ts`. */
  rentSteps: text,
  /** The lease term in the source's words. */
  term: text,
  /** The lease term in months. */
  leaseTerm: number,
  commencement: partialDate,
  expiration: partialDate,
  dateSigned: partialDate,
  /** Dollars. */
  salePrice: number,
  /** Dollars per square foot. */
  salePricePerSf: number,
  saleDate: partialDate,
  /** Yearly income in percent of the price. */
  capRate: number,
  dockDoors: number,
  gradeDoors: number,
  truckCourtFeet: number,
  trailerStalls: number,
  craneTons: number,
  power: text,
  officeSf: number,
  /** Percent of the building that is office. */
  officePercent: number,
  columnSpacing: text,
  /** Spaces for cars per 1,000 square feet of the building. */
  parkingRatio: number,
  rail: z.nullable(z.boolean()),
  freeRentMonths: number,
  /** Tenant improvement allowance, dollars per square foot. */
  tiPerSf: number,
  /** What a source says in columns that are of no field: a line each. See `custom-fields.ts`. */
  custom: text,
  sourceSheet: z.string(),
  /** Milliseconds since 1970: when the property was first imported. */
  createdAt: z.number(),
  /** When its source or a person last changed something that is shown, and when its rent; as `createdAt`. */
  changedAt: number,
  rentChangedAt: number,
})
export type Property = z.infer<typeof property>

/** What a property holds that has not changed since its first import. */
export const UNCHANGED = { changedAt: null, rentChangedAt: null } as const satisfies Partial<Property>

/** A property as a sheet gives it: without what only the store knows. */
export type ImportedProperty = Omit<
  Property,
  'id' | 'sourceSheet' | 'createdAt' | 'changedAt' | 'rentChangedAt'
>

/** The value of any field. */
export type PropertyValue = string | number | boolean | null
