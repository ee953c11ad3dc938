import * as z from 'zod/mini'
import { type CallOut, type CallOutOptions, callOut, type Outside } from './call-out.ts'

/** As `CallOut`, with what the answer says in place of its bytes. */
export type CallOutJson<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | Exclude<CallOut, { readonly kind: 'ok' }>

/** Asks as `callOut` does for JSON of the given shape; anything else is `garbled`. */
export async function callOutJson<S extends z.ZodMiniType>(
  services: Outside,
  address: URL,
  shape: S,
  options: CallOutOptions,
): Promise<CallOutJson<z.infer<S>>> {
  const headers = { Accept: 'application/json', ...options.headers }
  const answer = await callOut(services, address, { ...options, headers })
  if (answer.kind !== 'ok') return answer
  const parsed = z.safeParse(shape, jsonIn(answer.bytes))
  if (parsed.success) return { kind: 'ok', value: parsed.data }
  services.log({ event: 'outside', host: address.host, outcome: 'unavailable', reason: 'garbled' })
  return { kind: 'unavailable', why: 'garbled' }
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
