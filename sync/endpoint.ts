import * as z from 'zod/mini'

/** One call of the HTTP interface: where it is, what it takes and what it answers. */
export interface Endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A segment `:id` takes the input's field of that name. */
  path: `/api/${string}`
  /** Path, and query string of a GET or JSON body of the others; a DELETE has no body. */
  input: I
  output: O
}

/** Names the types of an endpoint's input and output. */
export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  e: Endpoint<I, O>,
): Endpoint<I, O> {
  return e
}

/** An id in a path or a body. */
export const id = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((text) => !text.includes('\0')),
)
