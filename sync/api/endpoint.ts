import type * as z from 'zod/mini'
import type { Role } from '../domain/access/role.ts'
import type { ErrorCode } from './errors.ts'

/** Who may call an endpoint: the words of the reference, and the least role that is let in. */
export const ACCESS = {
  anyone: { words: 'Anyone, signed in or not.', least: null },
  user: { words: 'Any signed-in user, for the data of their team.', least: 'viewer' },
  member: { words: 'Members and administrators of the team.', least: 'member' },
  administrator: { words: 'Administrators of the team.', least: 'administrator' },
  author: { words: 'The author of the note; of a shared one an administrator as well.', least: 'viewer' },
  corrector: {
    words: 'Members of the team; what others corrected, added or attached is changed by administrators.',
    least: 'member',
  },
  owner: { words: 'The owner of the comp list.', least: 'viewer' },
} as const satisfies Record<string, { words: string; least: Role | null }>

/** What an API token must allow for a call; `none`: a browser only. */
export const TOKENS = {
  read: 'With a token: any.',
  write: 'With a token: one that may write.',
  none: 'With a token: not at all.',
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
  /** Where nothing is said: `read` of a GET, `write` of the others. */
  token?: keyof typeof TOKENS
  /** Path, and query string of a GET or JSON body of the others; a DELETE has no body. With `body` the query string. */
  input: I
  /** The media type of a body that is a file. */
  body?: string
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

/** What an API token must allow for this call. */
export function tokenOf({ method, token }: Pick<AnyEndpoint, 'method' | 'token'>): keyof typeof TOKENS {
  return token ?? (method === 'GET' ? 'read' : 'write')
}

/** Who may call it, in sentences. */
export function accessWords(call: AnyEndpoint): string {
  const { least, words } = ACCESS[call.access]
  return least === null ? words : `${words} ${TOKENS[tokenOf(call)]}`
}

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
