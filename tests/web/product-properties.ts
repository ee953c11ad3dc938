import * as z from 'zod/mini'
import { note } from '../../db/schema.ts'
import { listProperties } from '../../sync/api/properties.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { inProductDatabase } from './in-product-database.ts'

interface ProductProperties {
  all: Property[]
  /** At which nobody has left a note: the tests share one product, in any order. */
  unnoted: Property[]
}

/** The product's properties, as its server has them now. */
export async function productProperties(): Promise<ProductProperties> {
  const response = await fetch(`${product().origin}/api/properties`)
  const { properties: all } = z.parse(listProperties.output, await response.json())
  const notes = await inProductDatabase((db) => db.select({ id: note.propertyId }).from(note))
  const noted = new Set(notes.map(({ id }) => id))
  return { all, unnoted: all.filter(({ id }) => !noted.has(id)) }
}
