import { runProduct } from '../../../edge/local/run-product.ts'

/** The product with a plain page where the web app would be: its start and stop need no build. */
await runProduct(async () => (_request, response) => {
  response.end('page')
})
