import { inject } from 'vitest'

export interface RunningProduct {
  /** Such as `http://localhost:21345`. */
  readonly origin: string
  /** Its data folder. */
  readonly dataDir: string
}

/** The whole product with the sample workbook: each worker of the test run has one to itself. */
export function product(): RunningProduct {
  const products = inject('products')
  const own = products[Number(process.env.VITEST_POOL_ID) - 1]
  if (own === undefined) throw new Error(`There are ${products.length} products, and more workers.`)
  return own
}
