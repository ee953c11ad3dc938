import { COMPUTED_NAMES } from '../economics/computed-names.ts'
import { fieldOf, fieldsWhere } from './field-list.ts'

/** What a column that sources have of their own is called on screen: one called as a field is says so. */
export function customLabel(name: string): string {
  taken ??= namesTaken()
  return taken.has(name.trim().toLowerCase()) ? `${name} (source)` : name
}

let taken: ReadonlySet<string> | undefined

function namesTaken(): ReadonlySet<string> {
  const named = [...fieldsWhere(() => true).map(fieldOf), ...Object.values(COMPUTED_NAMES)]
  const names = named.flatMap(({ label, short }) => [label, short ?? label])
  return new Set([...names, 'Distance', 'Amenities'].map((name) => name.toLowerCase()))
}
