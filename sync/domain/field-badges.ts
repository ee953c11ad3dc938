import { fieldOf, fieldsWhere } from './field-list.ts'
import type { NamesOf } from './fields.ts'
import { unitOf } from './figure-units.ts'
import type { Property } from './property.ts'

type BadgeField = NamesOf<{ badge: string }>
const BADGE_FIELDS = fieldsWhere<BadgeField>((field) => 'badge' in field)

/** What a card says of a property after its amenities: `2.5 per 1,000 SF parking`. */
export function fieldBadges(property: Property): string[] {
  return BADGE_FIELDS.flatMap((name) => {
    const field = fieldOf(name)
    const value: string | number | boolean | null = property[name]
    if (field.kind !== 'figure' || typeof value !== 'number') return []
    return `${unitOf(field.unit).show(value, 'month')} ${field.badge}`
  })
}
