import type { AnyEndpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** What any endpoint may answer, which no endpoint has to say. */
export const COMMON_ERRORS = [
  'forbidden',
  'too_large',
  'misdirected',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** What an endpoint refuses with: what it says itself, and what follows from its access and its input. */
export function errorsOf(
  { access, errors }: Pick<AnyEndpoint, 'access' | 'errors'>,
  hasInput: boolean,
): ErrorCode[] {
  return [
    ...(hasInput ? (['bad_request'] as const) : []),
    ...(access === 'anyone' ? [] : (['unauthorized'] as const)),
    ...errors,
  ]
}
