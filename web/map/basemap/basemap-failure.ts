/** Why a basemap cannot be drawn. */
export type FailureReason =
  | 'unreachable'
  | 'slow'
  | 'refused'
  | 'not_a_map'
  | 'unknown_layers'
  | 'tiles_missing'

/** What makes a basemap be given up for the next one. */
export class BasemapFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason) {
    super(`The map was given up: ${reason}.`)
    this.reason = reason
  }
}

const WORDS: Readonly<Record<FailureReason, string>> = {
  unreachable: 'cannot be reached',
  slow: 'is not responding',
  refused: 'refused the request',
  not_a_map: 'did not return a map',
  unknown_layers: 'has a format that is not supported',
  tiles_missing: 'stopped responding',
}

/** What follows a provider's name: "cannot be reached". */
export function failureWords(reason: FailureReason): string {
  return WORDS[reason]
}
