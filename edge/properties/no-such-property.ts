import { ApiError } from '../http/api-error.ts'

export const NO_SUCH_PROPERTY = 'There is no such property.'

/** The error for an id that no property of the team has. */
export function noSuchProperty(): ApiError {
  return new ApiError('not_found', NO_SUCH_PROPERTY)
}
