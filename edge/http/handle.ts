import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Endpoint } from '../../sync/api/endpoint.ts'
import { issuesSentence } from '../../sync/issues-sentence.ts'
import { ApiError } from './api-error.ts'

/** Mounts one endpoint of the contract: parses the request, and answers with the result of `work`. */
export function handle<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  app: Hono,
  endpoint: Endpoint<I, O>,
  work: (input: z.infer<I>, c: Context) => Promise<z.infer<O>>,
): void {
  handleAnswer(app, endpoint, async (input, c) => c.json((await work(input, c)) as object))
}

/** The same where `work` writes the JSON of the answer itself. */
export function handleAnswer<I extends z.ZodMiniType>(
  app: Hono,
  endpoint: Endpoint<I, z.ZodMiniType>,
  work: (input: z.infer<I>, c: Context) => Promise<Response>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => await work(await readInput(endpoint, c), c))
}

/** The parsed request, for endpoints that answer something other than JSON. Throws a 400 that names what is wrong. */
export async function readInput<I extends z.ZodMiniType>(
  { method, input, body }: Pick<Endpoint<I, z.ZodMiniType>, 'method' | 'input' | 'body'>,
  c: Context,
): Promise<z.infer<I>> {
  const parsed = z.safeParse(
    input,
    withPath(body === undefined ? await readRaw(method, c) : c.req.query(), c.req.param()),
  )
  if (!parsed.success) throw new ApiError('bad_request', issuesSentence(parsed.error.issues, 'body'))
  return parsed.data
}

async function readRaw(method: string, c: Context): Promise<unknown> {
  switch (method) {
    case 'GET':
      return c.req.query()
    case 'DELETE':
      return {}
    default:
      return await readJson(c)
  }
}

/** The path decides which resource is meant, whatever the query or the body says. */
function withPath(raw: unknown, path: Record<string, string>): unknown {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw, ...path } : raw
}

/** @throws ApiError where the body is no JSON */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('bad_request', 'The body is not valid JSON.')
  }
}
