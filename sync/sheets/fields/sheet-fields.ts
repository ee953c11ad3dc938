import { address } from './address.ts'
import { askingRent } from './asking-rent.ts'
import { brokerEmail } from './broker-email.ts'
import { brokerFirm } from './broker-firm.ts'
import { brokerName } from './broker-name.ts'
import { brokerPhone } from './broker-phone.ts'
import { buildingClass } from './building-class.ts'
import { buyer } from './buyer.ts'
import { capRate } from './cap-rate.ts'
import { city } from './city.ts'
import { clearHeight } from './clear-height.ts'
import { columnSpacing } from './column-spacing.ts'
import { commencement } from './commencement.ts'
import { compId } from './comp-id.ts'
import { coordinates } from './coordinates.ts'
import { county } from './county.ts'
import { craneTons } from './crane-tons.ts'
import { currency } from './currency.ts'
import { custom } from './custom.ts'
import { dateSigned } from './date-signed.ts'
import { dealArea } from './deal-area.ts'
import { dealType } from './deal-type.ts'
import { dockDoors } from './dock-doors.ts'
import { doors } from './doors.ts'
import { effectiveRent } from './effective-rent.ts'
import { expiration } from './expiration.ts'
import { freeRentMonths } from './free-rent-months.ts'
import { gradeDoors } from './grade-doors.ts'
import { key } from './key.ts'
import { landSizeAcres } from './land-size-acres.ts'
import { landlordFirm } from './landlord-firm.ts'
import { latitude } from './latitude.ts'
import { leaseNumber } from './lease-number.ts'
import { leaseTerm } from './lease-term.ts'
import { leaseType } from './lease-type.ts'
import { longitude } from './longitude.ts'
import { name } from './name.ts'
import { notes } from './notes.ts'
import { officeSf } from './office-sf.ts'
import { opexPerSf } from './opex-per-sf.ts'
import type { OwnColumn } from './own-column.ts'
import { parcelNumber } from './parcel-number.ts'
import { parkingRatio } from './parking-ratio.ts'
import { pdfUrl } from './pdf-url.ts'
import { percentLeased } from './percent-leased.ts'
import { power } from './power.ts'
import { propertyType } from './property-type.ts'
import { rail } from './rail.ts'
import { rentBasis } from './rent-basis.ts'
import { rentEscalationPct } from './rent-escalation-pct.ts'
import { rentPerSf } from './rent-per-sf.ts'
import { rentSteps } from './rent-steps.ts'
import type { RoleAliases } from './role-aliases.ts'
import { saleDate } from './sale-date.ts'
import { salePrice } from './sale-price.ts'
import { salePricePerSf } from './sale-price-per-sf.ts'
import { seller } from './seller.ts'
import { sprinklers } from './sprinklers.ts'
import { squareFootage } from './square-footage.ts'
import { state } from './state.ts'
import { status } from './status.ts'
import { submarket } from './submarket.ts'
import { subtype } from './subtype.ts'
import { suite } from './suite.ts'
import { tenant } from './tenant.ts'
import { tenantRepFirm } from './tenant-rep-firm.ts'
import { tenantRepName } from './tenant-rep-name.ts'
import { tiPerSf } from './ti-per-sf.ts'
import { trailerStalls } from './trailer-stalls.ts'
import { truckCourtFeet } from './truck-court-feet.ts'
import { yearBuilt } from './year-built.ts'
import { zip } from './zip.ts'
import { zoning } from './zoning.ts'

/** Columns that are read by themselves, in the order in which they are read: what a property is called and where it is. */
export const PLACE_FIELDS: readonly OwnColumn[] = [name, state, submarket, county, suite]
/** What a building is. */
export const BUILDING_FIELDS: readonly OwnColumn[] = [
  clearHeight,
  truckCourtFeet,
  yearBuilt,
  trailerStalls,
  craneTons,
  power,
  columnSpacing,
  parkingRatio,
  sprinklers,
  rail,
  buildingClass,
  percentLeased,
  zoning,
]
/** What was agreed. */
export const LEASE_FIELDS: readonly OwnColumn[] = [leaseType, rentEscalationPct, status, dealType]
export const SALE_FIELDS: readonly OwnColumn[] = [capRate]
export const DATE_FIELDS: readonly OwnColumn[] = [commencement, expiration, dateSigned, saleDate]
export const PARTY_FIELDS: readonly OwnColumn[] = [
  landlordFirm,
  brokerFirm,
  brokerPhone,
  seller,
  buyer,
  tenant,
  brokerEmail,
  tenantRepFirm,
  tenantRepName,
]
/** The source's own numbers. One of them identifies the row. */
export const ID_FIELDS: readonly OwnColumn[] = [leaseNumber, compId, parcelNumber]

/** Columns that say something of several fields, or help to read another. */
const SHARED: readonly RoleAliases[] = [
  key,
  address,
  city,
  zip,
  latitude,
  longitude,
  coordinates,
  propertyType,
  subtype,
  squareFootage,
  dealArea,
  landSizeAcres,
  dockDoors,
  gradeDoors,
  doors,
  officeSf,
  rentPerSf,
  askingRent,
  effectiveRent,
  rentSteps,
  rentBasis,
  currency,
  opexPerSf,
  tiPerSf,
  freeRentMonths,
  leaseTerm,
  salePrice,
  salePricePerSf,
  brokerName,
  pdfUrl,
  notes,
  custom,
]

export const SHEET_FIELDS: readonly RoleAliases[] = [
  ...PLACE_FIELDS,
  ...BUILDING_FIELDS,
  ...LEASE_FIELDS,
  ...SALE_FIELDS,
  ...DATE_FIELDS,
  ...PARTY_FIELDS,
  ...ID_FIELDS,
  ...SHARED,
]
