import { type ColumnValues, areFigures as figure, LEAST_WORDS } from '../cells/column-values.ts'
import { isAvailability, isMonthToMonth } from '../cells/read-date.ts'
import { readPropertyType } from '../cells/read-property-type.ts'
import { leaseTypesIn } from '../cells/rent/read-lease-type.ts'
import { isDealType } from '../fields/deal-type.ts'
import { SHEET_FIELDS } from '../fields/sheet-fields.ts'
import { isStatus } from '../fields/status.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { HeaderMatch } from './match-header.ts'
import { areInOtherUnit, unitOf } from './unit-of-values.ts'
import { areStreets, date, isOfYears, money, most, naming, type ValueTest, wording } from './value-tests.ts'

const CLASS = /^(?:class )?[a-f][+-]?(?:[/ -][a-f][+-]?)?$/
const STREET =
  /\d|\b(?:st|street|rd|road|ave|avenue|blvd|dr|drive|ln|lane|hwy|highway|way|pkwy|parkway|ct|court|nec|nwc|sec|swc)\b/

/** `jo roe 555-0100`: who is called, and no number alone. */
const NAME_WITH_NUMBER = /^[a-z][a-z.'-]+ [a-z][a-z.'-]+.*\d{4}$/

const CODE = /^[a-z]{0,6}[-. #/]?[\w./-]*\d[\w./-]*$/

/** What is said of a building in place of its year. */
const STAGE =
  /^(?:u\/?c|(?:under|new) construction|new|proposed|planned|bts|build[ -]to[ -]suit|to be built|existing|(?:pre|post|early|mid|late|circa|c\.)\b.*)$/

/** `Built 1974; reno'd 2016`. */
const BUILT = /\b(?:built|constructed|completed|delivered)\b.*\b(?:18|19|20)\d\d\b/

const OF_LAND = /^(?:[~±]|\+ ?\/ ?-)? ?[\d,.]+ ?(?:acres?|acs?\.?|[rg]?sf|sq\.? ?ft\.?|ha|hectares?)\b/

/** `260K`, `1.02MM`, `56,000`: no name, and no street number. */
const IN_THOUSANDS = /^[~±]? ?(?:[\d.,]+ ?(?:k|mm?)|\d{1,3}(?:,\d{3})+)$/

/** Words for offices in place of their size. */
const SAYS_OFFICE =
  /^(?:y|yes|n|no|x)$|\b(?:bts|built?|suit|spec|office|ofc|finish(?:ed)?|shell|stor(?:y|ies)|none|minimal)\b/

const DOORS: ReadonlySet<ColumnRole> = new Set(['dockDoors', 'gradeDoors', 'doors'])
/** How large doors are, and not how many. */
const DOOR_SIZE =
  /^\d{1,2}(?:\.\d+)? ?(?:'|ft\.?|feet)? ?(?:w(?:ide)?)? ?x ?\d{1,2}(?:\.\d+)? ?(?:'|ft\.?|feet)? ?(?:h(?:igh)?)?$/

const doors: ValueTest = ({ texts, words }) =>
  (words < texts.length || texts.length < LEAST_WORDS || texts.every(isYesOrNo)) &&
  !(texts.length >= LEAST_WORDS && texts.every((text) => DOOR_SIZE.test(text)))

/** What the values of a role's column look like, where its own file does not say it. All others hold anything. */
const TESTS: Partial<Record<ColumnRole, ValueTest>> = {
  commencement: date,
  expiration: date,
  dateSigned: date,
  saleDate: date,
  yearBuilt: ({ texts, years, dates, numbers }) =>
    years + dates > 0 ||
    texts.every((text) => STAGE.test(text) || BUILT.test(text)) ||
    numbers.some((number) => number >= 1700 && number < 2100),
  rentPerSf: money,
  askingRent: money,
  effectiveRent: money,
  laterRent: money,
  opexPerSf: (values) => money(values) && (values.numbers.length > 0 || !most(isLeaseType)(values)),
  tiPerSf: (values) => values.percents * 2 <= values.texts.length && values.dates * 2 <= values.texts.length,
  salePricePerSf: (values) =>
    money(values) && median(values) >= LEAST_PRICE_PER_SF && median(values) < LEAST_SUM,
  salePrice: (values) => money(values) && (values.numbers.at(-1) ?? LEAST_PRICE) >= LEAST_PRICE,
  squareFootage: money,
  dealArea: money,
  landSizeAcres: money,
  clearHeight: money,
  truckCourtFeet: figure,
  officeSf: figure,
  leaseTerm: (values) => figure(values) && !isOfYears(values),
  freeRentMonths: ({ texts, dates }) => dates * 2 <= texts.length,
  capRate: figure,
  percentLeased: (values) =>
    figure(values) && (values.numbers.at(-1) ?? 0) <= 100 && !values.texts.some(isAvailability),
  leaseNumber: most((text) => CODE.test(text)),
  name: (values) =>
    wording(values) &&
    !(values.texts.length > 0 && values.texts.every((text) => OF_LAND.test(text) || IN_THOUSANDS.test(text))),
  doors: ({ texts, words }) => words < texts.length || texts.length < LEAST_WORDS,
  dockDoors: doors,
  gradeDoors: doors,
  latitude: figure,
  longitude: figure,
  coordinates: ({ texts }) => texts.every((text) => /\d/.test(text)),
  tenant: (values) =>
    naming(values) &&
    !values.texts.every(isTenancy) &&
    !(values.texts.length >= LEAST_WORDS && most((text) => CODE.test(text))(values)),
  landlordFirm: naming,
  brokerName: naming,
  brokerFirm: naming,
  brokerPhone: ({ texts }) => texts.length === 0 || !texts.every((text) => NAME_WITH_NUMBER.test(text)),
  tenantRepName: naming,
  tenantRepFirm: naming,
  buyer: naming,
  seller: naming,
  city: (values) => wording(values) && !areStreets(values),
  county: wording,
  state: wording,
  submarket: wording,
  subtype: wording,
  status: (values) => wording(values) && values.percents === 0,
  address: ({ texts, figures }) =>
    !texts.every((text) => OF_LAND.test(text) || IN_THOUSANDS.test(text) || PAIR.test(text)) &&
    (texts.length < LEAST_WORDS || figures < texts.length) &&
    (texts.length < LEAST_WORDS || texts.some((text) => STREET.test(text))),
  rentBasis: ({ texts, figures }) =>
    (figures * 2 < texts.length || texts.length === 0) && !texts.some((text) => /\d*\.\d/.test(text)),
  buildingClass: most((text) => CLASS.test(text)),
  leaseType: most(isLeaseType),
  dealType: (values) => wording(values) && most((text) => (leaseTypesIn(text)?.length ?? 0) === 0)(values),
  propertyType: (values) =>
    wording(values) &&
    !(values.texts.length > 0 && values.texts.every((text) => CLASS.test(text) || isDealType(text))) &&
    most((text) => (leaseTypesIn(text)?.length ?? 0) === 0 && readPropertyType(text).value !== null)(values),
}

/** As sizes are written, and numbers of buildings are not. */
const AS_SIZE = /\d,\d{3}(?!\d)|\d ?k?(?:r?sf|sq|m2)(?![a-z])/
const NO_HOUSE_NUMBER = 5000
const LEAST_PRICE = 1000
/** Of a whole building. */
const LEAST_SUM = 20_000
/** Fewer are a number of buildings. */
const LEAST_SIZE = 500
/** Per SF and year. */
const HIGHEST_RENT = 60
const HIGHEST_EXPENSES = 20
/** A sum for the whole says that it is paid again and again. */
const PAID_EACH = /\d ?(?:(?:\/|per|a) ?)?(?:mo(?:nth(?:ly)?)?|yr|year(?:ly)?|ann(?:um|ual(?:ly)?))\b/
/** Rents are below it in the most expensive markets, prices above it in the cheapest. */
const LEAST_PRICE_PER_SF = 12

const OWN_TESTS = new Map(
  SHEET_FIELDS.flatMap(({ role, fits }) => (fits === undefined ? [] : [[role, fits]])),
)

/** What a header that can mean anything needs in its column, where that is more. */
const LOOSE_TESTS: Partial<Record<ColumnRole, ValueTest>> = {
  doors: ({ texts }) => texts.some((text) => /\d/.test(text)),
  tiPerSf: (values) => values.words * 2 < values.texts.length,
  address: ({ texts }) =>
    texts.filter((text) => STREET.test(text) && !OF_LAND.test(text) && !IN_THOUSANDS.test(text)).length * 2 >
    texts.length,
  dealType: most(isDealType),
  dealArea: (values) =>
    money(values) &&
    values.dates === 0 &&
    ((values.numbers[0] ?? LEAST_SIZE) >= LEAST_SIZE || most((text) => unitOf(text) === 'sf')(values)),
  commencement: ({ texts, dates, years, serials }) =>
    texts.length > 0 &&
    (dates + years + serials + texts.filter(isAvailability).length) * 5 >= texts.length * 4,
  squareFootage: (values) =>
    money(values) &&
    (values.numbers[0] ?? LEAST_SIZE) >= LEAST_SIZE &&
    values.years < values.texts.length &&
    (values.texts.some((text) => AS_SIZE.test(text)) || (values.numbers[0] ?? 0) >= NO_HOUSE_NUMBER),
  coordinates: ({ texts }) => texts.length > 0 && texts.every((text) => PAIR.test(text)),
  expiration: (values) => date(values) && !values.texts.some((text) => LENGTH.test(text)),
  status: most(isStatus),
  rentPerSf: (values) => areRents(values) && values.texts.some((text) => /[$¢.]/.test(text)),
  askingRent: areRents,
  opexPerSf: (values) =>
    money(values) &&
    values.dates + values.words === 0 &&
    (values.numbers.at(-1) ?? 0) <= HIGHEST_EXPENSES &&
    values.texts.every((text) => /[$¢.]/.test(text)),
  parcelNumber: (values) => !most((text) => OF_LAND.test(text))(values),
  tenant: (values) => TESTS.tenant?.(values) === true && !values.texts.some((text) => LENGTH.test(text)),
  landSizeAcres: (values) => money(values) && !values.texts.some((text) => /^\d+ ?-?[a-z]$/.test(text)),
  salePricePerSf: arePricesPerSf,
}

/** A term says how long it is. */
const LENGTH = /\d ?-?(?:years?|yrs?|months?|mos?)\b/

const IN_MONEY = /^[$\d][^a-z]*[$%]|^\$ ?[\d.]/
const PLACES: ReadonlySet<ColumnRole> = new Set(['city', 'county', 'state', 'submarket'])

function areRents(values: ColumnValues): boolean {
  if (!money(values)) return false
  if ((values.numbers.at(-1) ?? 0) <= HIGHEST_RENT) return true
  return values.texts.every((text) => PAID_EACH.test(text))
}

const PAIR = /^\(?-?\d{1,3}\.\d{2,}°?[, /]+-?\d{1,3}\.\d{2,}°?\)?$/

/** Whether a column holds what its role never does, however plainly its header names it. */
export function contradictsValues(role: ColumnRole, values: ColumnValues): boolean {
  const { texts, words, figures } = values
  if (texts.length < LEAST_WORDS) return false
  if (areInOtherUnit(role, values)) return true
  if (role === 'leaseTerm') return isOfYears(values)
  if (role === 'salePricePerSf') return median(values) >= LEAST_SUM
  if (TESTS[role] === money || role === 'opexPerSf') return texts.every(isYesOrNo)
  if (role === 'yearBuilt') return words === texts.length && !texts.every((text) => STAGE.test(text))
  const isInMoney = texts.filter((text) => IN_MONEY.test(text)).length * 2 > texts.length
  if (TESTS[role] === date)
    return isInMoney || (words === texts.length && !texts.some(isAvailability) && !texts.some(isMonthToMonth))
  if (role === 'address') return values.percents === texts.length
  if (role === 'officeSf') return words === texts.length && !texts.some((text) => SAYS_OFFICE.test(text))
  if (role === 'leaseType') return texts.every((text) => (leaseTypesIn(text)?.length ?? 0) === 0)
  if (role === 'city') return isInMoney || figures === texts.length || areStreets(values)
  if (role === 'tenant' || TESTS[role] === naming) return isInMoney || areStreets(values)
  if (TESTS[role] === wording) return isInMoney || (PLACES.has(role) && figures === texts.length)
  if (DOORS.has(role) && texts.every((text) => DOOR_SIZE.test(text))) return true
  return role === 'doors' && words === texts.length
}

/** Whether a column whose header names a role holds what columns of the role do. */
export function fitsValues({ role, isLoose }: HeaderMatch, values: ColumnValues): boolean {
  if (areInOtherUnit(role, values)) return false
  const test = (isLoose ? LOOSE_TESTS[role] : undefined) ?? OWN_TESTS.get(role) ?? TESTS[role]
  return test?.(values) ?? true
}

/** Whether figures are prices per SF, which are too high for rents. */
export function arePricesPerSf(values: ColumnValues): boolean {
  return money(values) && median(values) > HIGHEST_RENT && median(values) < LEAST_PRICE
}

function median({ numbers }: ColumnValues): number {
  return numbers[Math.floor(numbers.length / 2)] ?? LEAST_PRICE_PER_SF
}

function isTenancy(text: string): boolean {
  return /^(?:single|multi|multiple|st|mt|both)\b[ /-]?(?:tenants?|tenancy)?$/.test(text)
}

function isLeaseType(text: string): boolean {
  return (leaseTypesIn(text)?.length ?? 0) > 0
}

function isYesOrNo(text: string): boolean {
  return /^(?:y|yes|n|no|x|true|false)$/.test(text)
}
