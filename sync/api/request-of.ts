import type { AnyEndpoint } from './endpoint.ts'

/** What is sent for an input: an address with its query string, and a JSON body where the method has one. */
export interface CallRequest {
  address: string
  body: Record<string, unknown> | null
}

/** Puts an input into the path's segments of the same names, and the rest into the query string or the body. */
export function requestOf(
  { method, path, body }: Pick<AnyEndpoint, 'method' | 'path' | 'body'>,
  input: Readonly<Record<string, unknown>>,
): CallRequest {
  const rest = { ...input }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  if ((method === 'POST' || method === 'PUT') && body === undefined) return { address, body: rest }
  const query = new URLSearchParams(rest as Record<string, string>).toString()
  return { address: query ? `${address}?${query}` : address, body: null }
}
