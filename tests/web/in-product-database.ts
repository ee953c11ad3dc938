import { connectNode } from '../../db/connect-node.ts'
import type { Database } from '../../db/database.ts'
import { administratorUrl } from '../edge/local/administrator-url.ts'
import { product } from '../product.ts'

/** Works in the product's own database while it runs, as its administrator. */
export async function inProductDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connectNode(administratorUrl(product().dataDir), { max: 2 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
