import type { Property } from '../../sync/domain/property.ts'
import { hash } from './stamped-rows.ts'

/** Says the same of the same properties with the same values in all fields, in whatever order they come. */
export function fingerprintOf(properties: Iterable<Property>): string {
  let [count, first, second] = [0, 0, 0]
  for (const property of properties) {
    const text = textOf(property)
    first = (first + hash(text, 0x811c9dc5)) >>> 0
    second = (second + hash(text, 0x9747b28c)) >>> 0
    count++
  }
  return `${count} properties ${first.toString(16)} ${second.toString(16)}`
}

/** All fields, in order of their names. */
export function textOf(property: Property): string {
  return JSON.stringify(Object.entries(property).sort(([a], [b]) => (a < b ? -1 : 1)))
}
