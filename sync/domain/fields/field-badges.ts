import { FIELDS, type NamesOf } from '../fields.ts'
import { SUBJECT } from '../known-types.ts'
import type { Property } from '../property.ts'
import { fieldsWhere } from './field-list.ts'
import { unitOf } from './figure-units.ts'

type BadgeField = NamesOf<{ badge: string }>
const BADGES = fieldsWhere<BadgeField>((field) => 'badge' in field).map((name) => {
  const { unit, badge } = FIELDS[name]
  return { name, unit: unitOf(unit), badge }
})

/** What a card says of a property after its amenities: `2.5 per 1,000 SF parking`. */
export function fieldBadges(property: Property): string[] {
  return BADGES.flatMap(({ name, unit, badge }) => {
    const value = property[name]
    return value === null ? [] : `${unit.show(value, 'month')} ${badge}`
  })
}

/** A subject is marked wherever it stands among its comps. */
export function subjectBadge({ status }: Property): string[] {
  return status === SUBJECT ? [SUBJECT] : []
}
