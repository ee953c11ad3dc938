import { inArray } from 'drizzle-orm'
import { source } from '../../../db/private-schema.ts'
import { product } from '../../product.ts'
import { inProductDatabase } from '../in-product-database.ts'

/** Removes the sources of these names with their properties, so that other tests find the product as it was. */
export async function removeSources(names: readonly string[]): Promise<void> {
  const found = await inProductDatabase((db) =>
    db
      .select({ id: source.id })
      .from(source)
      .where(inArray(source.name, [...names])),
  )
  for (const { id } of found) {
    const { origin } = product()
    await fetch(`${origin}/api/sources/${id}`, { method: 'DELETE', headers: { Origin: origin } })
  }
}
