import type { BoundFigure, DateField } from '../../../sync/domain/criteria/asked-fields.ts'
import { type Criterion, featuresIn } from '../../../sync/domain/criteria/criterion.ts'
import { type Stretch, stretchesOf } from '../../../sync/domain/criteria/days-asked.ts'
import { FILTER_BOUNDS } from '../../../sync/domain/criteria/filter-bounds.ts'
import { DEFAULT_RADIUS_MILES } from '../../../sync/domain/criteria/location-radius.ts'
import { namesOf } from '../../../sync/domain/criteria/names-of.ts'
import type { ParsedQuery } from '../../../sync/domain/criteria/parsed-query.ts'
import { knownFirms } from '../../../sync/domain/query/vocabulary/known-firms.ts'
import { lex } from '../../../sync/domain/query/words/lexer.ts'

const RANGES: Partial<Record<string, string>> = {
  rentPerSf: 'Rent',
  squareFootage: 'Sqft',
  landSizeAcres: 'Acres',
  officeSf: 'OfficeSf',
  opexPerSf: 'Opex',
  clearHeight: 'ClearHeight',
  dockDoors: 'DockDoors',
  gradeDoors: 'GradeDoors',
  craneTons: 'CraneTons',
  truckCourtFeet: 'TruckCourt',
  trailerStalls: 'TrailerStalls',
  tiPerSf: 'Ti',
  freeRentMonths: 'FreeRent',
  rentEscalationPct: 'Escalation',
  leaseTerm: 'TermMonths',
  salePrice: 'SalePrice',
  salePricePerSf: 'SalePricePerSf',
}
/** Read by us, and without a key in the file. */
const KEYLESS: readonly BoundFigure[] = [
  'officePercent',
  'parkingRatio',
  'askingRent',
  'capRate',
  'percentLeased',
]
const DATES: Record<Exclude<DateField, 'saleDate'>, string> = {
  dateSigned: 'signed',
  commencement: 'starts',
  expiration: 'expires',
}
const PLACES = ['city', 'state', 'zip', 'submarket', 'county']

/** A reading under the keys of questions.md. Words that are only searched have none. */
export function keysOf({ criteria, sort, ...further }: ParsedQuery, words: string): Record<string, unknown> {
  const keys: Record<string, unknown> = {}
  const isInTown = criteria.some(
    ({ criterion: one }) => one.kind === 'word' && one.field === 'city' && !one.not,
  )
  for (const { criterion } of criteria) addKeys(keys, criterion, words, isInTown)
  if (sort !== null) keys.sortBy = sort
  else if ('isNearest' in further && further.isNearest === true) keys.sortBy = 'distance_asc'
  if ('limit' in further && further.limit !== null) keys.limit = further.limit
  // A town tells its state.
  if (Array.isArray(keys.location) && keys.location.length > 1) {
    const towns = keys.location.filter((place) => !/^[A-Z]{2}$/.test(String(place)))
    if (towns.length > 0) keys.location = towns
  }
  return keys
}

/** From the first to the last: the file has no key for days between that are left out. */
function addDays(keys: Record<string, unknown>, name: string, stretches: readonly Stretch[]): void {
  const [from, to] = [stretches.at(0)?.from ?? null, stretches.at(-1)?.to ?? null]
  if (from !== null) keys[`${name}From`] = from
  if (to !== null) keys[`${name}To`] = to
}

function addKeys(
  keys: Record<string, unknown>,
  criterion: Criterion,
  words: string,
  isInTown: boolean,
): void {
  switch (criterion.kind) {
    case 'word': {
      const { field, not, anyOf } = criterion
      if (PLACES.includes(field)) add(keys, not ? 'notLocation' : 'location', anyOf)
      else if (field === 'propertyType') add(keys, not ? 'notPropertyTypes' : 'propertyTypes', anyOf)
      else if (field === 'leaseType') add(keys, not ? 'notLeaseType' : 'leaseType', anyOf)
      else add(keys, field, anyOf)
      return
    }
    case 'holds':
      add(keys, criterion.column ?? criterion.field, criterion.anyOf)
      return
    case 'party':
      add(keys, criterion.not ? `not${upper(criterion.field)}` : criterion.field, [
        ...new Set(namesOf(criterion).map(usualName)),
      ])
      return
    case 'range':
      addRange(keys, criterion.field, criterion)
      return
    case 'date':
      // The file has no key for the day of a sale.
      if (criterion.field === 'saleDate') return
      addDays(keys, DATES[criterion.field], stretchesOf(criterion))
      return
    case 'rail':
      add(keys, criterion.not ? 'notAmenities' : 'amenities', ['rail'])
      return
    case 'amenity':
      add(keys, criterion.not ? 'notAmenities' : 'amenities', [criterion.amenity])
      return
    case 'near':
      keys.near = criterion.place
      addRadius(keys, criterion.miles, words)
      return
    case 'zone':
      // A road or an area beside a town narrows the town: either key will do for it.
      if (criterion.not || (criterion.around === null && !isInTown))
        add(keys, criterion.not ? 'notLocation' : 'location', criterion.names)
      else {
        add(keys, 'near', criterion.names)
        if (criterion.around !== null) addRadius(keys, criterion.around, words)
      }
      return
    case 'either':
      for (const one of criterion.of.flatMap(featuresIn)) addKeys(keys, one, words, isInTown)
      return
    case 'text':
    case 'area':
    case 'view':
  }
}

const SAYS_TEN = /\b(?:10|ten)(?:\.0)?(?:[ -]?(?:mi|miles?|m)\b|\s*(?:$|[|;]|,(?!\d)))/i

/** A radius nobody said is the product's own, and shown as such. */
function addRadius(keys: Record<string, unknown>, miles: number, words: string): void {
  if (miles !== DEFAULT_RADIUS_MILES || SAYS_TEN.test(words)) keys.radiusMiles = miles
}

/** A firm asked for in every way it is written is one firm. */
function usualName(name: string): string {
  const tokens = lex(name)
  const firm = knownFirms.longest(tokens, 0)
  return firm !== null && firm.end === tokens.length ? firm.value.names[0] : name
}

function addRange(
  keys: Record<string, unknown>,
  field: BoundFigure,
  { min, max }: { min: number | null; max: number | null },
): void {
  if (KEYLESS.includes(field)) return
  const own = FILTER_BOUNDS.find((bounds) => bounds.field === field)
  const name = RANGES[field]
  const [low, high] =
    name === undefined
      ? [own?.min ?? `min ${field}`, own?.max ?? `max ${field}`]
      : [`min${name}`, `max${name}`]
  if (min !== null) keys[low] = min
  if (max !== null) keys[high] = max
}

function add(keys: Record<string, unknown>, key: string, values: readonly string[]): void {
  keys[key] = [...((keys[key] as string[] | undefined) ?? []), ...values]
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
