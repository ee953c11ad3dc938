import * as z from 'zod/mini'
import type { Endpoint } from '../../sync/endpoint.ts'

const refusal = z.object({ code: z.string(), message: z.string() })

/** A call that was answered with anything but success. Its message is `status: body`, as the specification has it. */
export class CallError extends Error {
  readonly status: number
  /** The code of the server's refusal, or null where it gave none. */
  readonly code: string | null
  /** The sentence of the server's refusal, or null where it gave none. */
  readonly sentence: string | null
  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const refused = refusalIn(body)
    this.code = refused?.code ?? null
    this.sentence = refused?.message ?? null
  }
}

/** Calls one endpoint of the contract. Throws `CallError`, or what `fetch` throws where nothing answers. */
export async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  { method, path, output }: Endpoint<I, O>,
  input: z.infer<I>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<z.infer<O>> {
  const { address, rest } = intoPath(path, input as Record<string, unknown>)
  const hasBody = method === 'POST' || method === 'PUT'
  const search = hasBody ? '' : new URLSearchParams(rest as Record<string, string>).toString()
  const response = await fetch(search ? `${address}?${search}` : address, {
    method,
    credentials: 'same-origin',
    ...(signal === undefined ? {} : { signal }),
    ...(hasBody ? { body: JSON.stringify(rest), headers: { 'Content-Type': 'application/json' } } : {}),
  })
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  return z.parse(output, await response.json())
}

/** Puts the input's fields into the path's segments of the same name; `rest` is what was not used. */
function intoPath(
  path: string,
  input: Record<string, unknown>,
): { address: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { address, rest }
}

function refusalIn(body: string): z.infer<typeof refusal> | null {
  try {
    return z.parse(refusal, JSON.parse(body))
  } catch {
    return null
  }
}
