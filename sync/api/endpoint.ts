import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may call an endpoint, in the words of the reference. */
export const ACCESS = {
  anyone: 'Anyone, signed in or not.',
  user: 'Any signed-in user, for the data of their team.',
  author: 'The author of the note.',
  owner: 'The owner of the comp list.',
} as const

interface Call<I extends z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A segment `:id` takes the input's field of that name. */
  path: `/api/${string}`
  /** What it does, in one line. */
  summary: string
  /** What else a caller has to know. */
  about?: string
  access: keyof typeof ACCESS
  /** Path, and query string of a GET or JSON body of the others; a DELETE has no body. */
  input: I
  /** An input that can be sent as it is. */
  example: z.input<I>
  /** What it refuses with, beside what `errorsOf` adds. */
  errors: readonly ErrorCode[]
}

/** One call of the HTTP interface that answers with JSON: where it is, what it takes and what it answers. */
export interface Endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType> extends Call<I> {
  output: O
  /** The statuses it answers its output with; 200 where nothing is said. */
  statuses?: readonly number[]
  /** What else it answers with, where the Accept header asks for it. */
  stream?: string
}

/** One that answers with a file, a picture or a page. */
export interface FileEndpoint<I extends z.ZodMiniType> extends Call<I> {
  /** The media types of its answers. */
  files: readonly string[]
}

/** One whose answer has no body. */
export interface EmptyEndpoint<I extends z.ZodMiniType> extends Call<I> {
  status: 204 | 302
}

/** Any of them. */
export type AnyEndpoint =
  | Endpoint<z.ZodMiniType, z.ZodMiniType>
  | FileEndpoint<z.ZodMiniType>
  | EmptyEndpoint<z.ZodMiniType>

/** Names the types of an endpoint's input and output. */
export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  e: Endpoint<I, O>,
): Endpoint<I, O> {
  return e
}

export function fileEndpoint<I extends z.ZodMiniType>(e: FileEndpoint<I>): FileEndpoint<I> {
  return e
}

export function emptyEndpoint<I extends z.ZodMiniType>(e: EmptyEndpoint<I>): EmptyEndpoint<I> {
  return e
}
