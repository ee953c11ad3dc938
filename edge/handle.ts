import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { formatCount } from '../sync/domain/format.ts'
import type { Endpoint } from '../sync/endpoint.ts'
import { ApiError } from './api-error.ts'

/** Mounts one endpoint of the contract: parses what came in, and answers what `work` makes of it. */
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

/** What came in, parsed. For endpoints that answer something other than JSON. Throws a 400 that names what is wrong. */
export async function readInput<I extends z.ZodMiniType>(
  { method, input }: Pick<Endpoint<I, z.ZodMiniType>, 'method' | 'input'>,
  c: Context,
): Promise<z.infer<I>> {
  const parsed = z.safeParse(input, withPath(await readRaw(method, c), c.req.param()))
  if (!parsed.success) throw new ApiError('bad_request', sentenceOf(parsed.error.issues))
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

/** The path says which thing is meant, whatever else does. */
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

/** Names every field that is wrong: "limit: must be positive. colour: is not a known field." */
function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map((issue) => `${issue.path.join('.') || 'body'}: ${problemOf(issue)}.`).join(' ')
}

function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has unknown fields ${issue.keys.join(', ')}`
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : article(issue.expected)}`
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'must not be empty'
      return `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`
      return issue.origin === 'string'
        ? `must be no longer than ${formatCount(Number(issue.maximum))} characters`
        : `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'custom':
      return typeof issue.params?.problem === 'string' ? issue.params.problem : 'is not valid'
    default:
      return 'is not valid'
  }
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
