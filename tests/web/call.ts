import { product } from '../product.ts'

/** Calls the REST interface as Maria. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${product().origin}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return (await response.json()) as T
}
