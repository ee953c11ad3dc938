import { AMENITY_IDS, type AmenityId } from '../../../sync/domain/amenities/amenities.ts'
import { boundFigureOf } from '../../../sync/domain/criteria/asked-fields.ts'
import { isTextField, TEXT_FIELDS, type TextField } from '../../../sync/domain/criteria/text-fields.ts'
import {
  COMPUTED_RANGES,
  type ComputedRange,
  isComputedRange,
} from '../../../sync/domain/economics/computed-names.ts'
import { type CustomColumn, customNameOf, isCustomColumn } from '../../../sync/domain/fields/custom-fields.ts'
import type { Field } from '../../../sync/domain/fields/field-kinds.ts'
import { fieldOf, fieldsWhere } from '../../../sync/domain/fields/field-list.ts'
import type { NamesOf } from '../../../sync/domain/fields.ts'
import { bestFirst, foundByName } from '../../../sync/domain/query/fields/found-by-name.ts'

/** A field that a criterion can ask for, or a column that sources have of their own. */
export type AskedField =
  | NamesOf<{ asked: unknown }>
  | ComputedRange
  | Exclude<TextField, 'custom'>
  | CustomColumn

/** An amenity. Fields of a building have some of the same names. */
export type HasAmenity = `has.${AmenityId}`
export const HAS_AMENITIES: readonly HasAmenity[] = AMENITY_IDS.map((id) => `has.${id}` as const)

/** What is asked for as it is, without a value. */
export type WholeAskable = 'hasRent' | 'rail' | HasAmenity
/** What has values to choose from, or to type. What a building is built of is told by its texts. */
export type EditedAskable = AskedField | 'construction'
/** What can be asked for: a field, or that a building has something. */
export type Askable = EditedAskable | WholeAskable

export const GROUPS = [
  'Lease',
  'Money',
  'Building',
  'Loading, site',
  'People, changes',
  'Other columns',
] as const
export type Group = (typeof GROUPS)[number]

const ASKED = fieldsWhere<NamesOf<{ asked: unknown }>>(
  (field) => 'asked' in field && field.asked !== undefined,
)

const TEXTS = TEXT_FIELDS.filter((field) => field !== 'custom')

/** What can be asked for in every book. */
export const ASKABLES: readonly Askable[] = [
  'hasRent',
  ...ASKED,
  ...COMPUTED_RANGES,
  ...TEXTS,
  'construction',
  'rail',
  ...HAS_AMENITIES,
]

export function isWholeAskable(askable: Askable): askable is WholeAskable {
  return askable === 'hasRent' || askable === 'rail' || isHasAmenity(askable)
}

export function isHasAmenity(askable: Askable): askable is HasAmenity {
  return (HAS_AMENITIES as readonly Askable[]).includes(askable)
}

export function amenityOf(has: HasAmenity): AmenityId {
  return has.slice('has.'.length) as AmenityId
}

export function nameOfAskable(askable: Askable): string {
  if (askable === 'hasRent') return 'Has rent'
  if (askable === 'construction') return 'Construction'
  if (isHasAmenity(askable)) return AMENITY_NAMES[amenityOf(askable)]
  if (isCustomColumn(askable)) return customNameOf(askable) ?? askable
  if (isComputedRange(askable)) return boundFigureOf(askable).label
  return askable === 'rail' ? 'Rail served' : fieldOf(askable).label
}

/** Beside the fields that say how much of it there is. */
const AMENITY_NAMES: Readonly<Record<AmenityId, string>> = {
  crane: 'Has a crane',
  sprinkler: 'Has sprinklers',
  dock: 'Has dock doors',
  office: 'Has office space',
  yard: 'Has yard storage',
  power: 'Has 3-phase power',
}
/** They are inside of a building, the others at it. */
const INSIDE: readonly AmenityId[] = ['sprinkler', 'office', 'power']

/** What is counted in these is of the site or of loading. */
const SITE_UNITS = ['count', 'tons', 'acres', 'perThousandSf']

export function groupOf(askable: Askable): Group {
  if (askable === 'hasRent' || isComputedRange(askable)) return 'Money'
  if (askable === 'construction') return 'Building'
  if (isHasAmenity(askable)) return INSIDE.includes(amenityOf(askable)) ? 'Building' : 'Loading, site'
  if (isCustomColumn(askable)) return 'Other columns'
  if (askable === 'term') return 'Lease'
  if (askable === 'rail' || askable === 'truckCourtFeet') return 'Loading, site'
  const field = fieldOf(askable)
  if (field.kind === 'figure' && SITE_UNITS.includes(field.unit)) return 'Loading, site'
  if ('asked' in field && (field.asked === 'party' || field.asked === 'moment')) {
    return askable === 'tenant' ? 'Lease' : 'People, changes'
  }
  if (isTextField(askable) && !('facts' in field))
    return PLACES.includes(askable) ? 'Building' : 'People, changes'
  if (isMoney(field) || field.facts === 'sale') return 'Money'
  return field.facts === 'lease' ? 'Lease' : 'Building'
}

const PLACES: readonly TextField[] = ['name', 'address']

function isMoney(field: Field): boolean {
  if (field.kind !== 'figure') return false
  return ['rent', 'dollars', 'dollarsPerSf', 'pricePerSf', 'percentAYear'].includes(field.unit)
}

/** What is found by words that are typed. `custom`: columns that the book's sources have of their own. */
export function matchingAskables(typed: string, custom: readonly CustomColumn[] = []): readonly Askable[] {
  return bestFirst([...ASKABLES, ...custom], (askable) => foundByName(typed, nameOfAskable(askable), askable))
}
