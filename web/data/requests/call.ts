import type * as z from 'zod/mini'
import type { EmptyEndpoint, Endpoint } from '../../../sync/api/endpoint.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { sayUnauthorized } from './unauthorized.ts'

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

/** An answer that is not the one this version of the page knows. */
export class MisreadAnswer extends Error {}

/** Whether a call was refused because nobody is signed in, which the page has then been told. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}

interface CallOptions {
  signal?: AbortSignal
  /** The caller itself says that nobody is signed in, and what comes of it. */
  saysUnauthorized?: boolean
}

/** Calls one endpoint of the contract. Throws `CallError`, or what `fetch` throws where nothing answers. */
export async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  input: z.infer<I>,
  options?: CallOptions,
): Promise<z.infer<O>> {
  const response = await callEmpty(endpoint, input, options)
  const answer = endpoint.output.safeParse(await response.json())
  if (!answer.success) throw new MisreadAnswer(`${endpoint.path}: ${answer.error.message}`)
  return answer.data
}

/** The same of one whose answer has no body. */
export async function callEmpty<I extends z.ZodMiniType>(
  endpoint: Pick<EmptyEndpoint<I>, 'method' | 'path'> & { input?: I },
  input: z.infer<I>,
  { signal, saysUnauthorized = false }: CallOptions = {},
): Promise<Response> {
  const { method } = endpoint
  const { address, body } = requestOf(endpoint, input as Record<string, unknown>)
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    ...(signal === undefined ? {} : { signal }),
    ...(body === null ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (response.status === 401 && !saysUnauthorized) sayUnauthorized()
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  return response
}

/** Read by hand, since calls are part of the first script and zod is not. */
function refusalIn(body: string): { code: string; message: string } | null {
  try {
    const { code, message } = JSON.parse(body)
    return typeof code === 'string' && typeof message === 'string' ? { code, message } : null
  } catch {
    return null
  }
}
