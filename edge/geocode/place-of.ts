import { ADDRESS_NOT_FOUND, type Geocoded, type GeocodeOutcome } from '../../sync/domain/place/geocoded.ts'
import { ApiError } from '../http/api-error.ts'

/** The place of the words. @throws ApiError where there is none, more than one, or the words cannot be a place */
export function placeOf(outcome: GeocodeOutcome): Geocoded {
  switch (outcome.kind) {
    case 'found':
      return outcome.place
    case 'ambiguous':
      throw new ApiError(
        'not_found',
        `${ADDRESS_NOT_FOUND}: it could be ${outcome.candidates.map(({ label }) => label).join(' or ')}. Please add the city or the ZIP code.`,
      )
    case 'invalid':
      throw new ApiError('bad_request', outcome.sentence)
    case 'unknown':
      throw new ApiError('not_found', `${ADDRESS_NOT_FOUND}.`)
  }
}
