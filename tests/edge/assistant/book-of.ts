import { type Book, overlay } from '../../../sync/book/book.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

/** A book of these properties, which are named by their place in it. */
export function bookOf(properties: readonly Partial<Property>[]): Book {
  const whole = properties.map((own, i) => makeProperty({ id: `p${String(i).padStart(5, '0')}`, ...own }))
  return overlay(makeBase(1, whole), [])
}

/** The same property so many times. */
export function several(count: number, own: Partial<Property>): Partial<Property>[] {
  return Array.from({ length: count }, () => own)
}
