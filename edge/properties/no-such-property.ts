import { ApiError } from '../api-error.ts'

/** For an id that no property of the team has. */
export function noSuchProperty(): ApiError {
  return new ApiError('not_found', 'There is no such property.')
}
