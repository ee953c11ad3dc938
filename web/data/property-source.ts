import { api } from '../../sync/api.ts'
import type { PropertySource } from '../../sync/property-source.ts'
import { CallError, call } from './call.ts'

/** Asks the server for the row of the sheet that a property was read from. Throws as `call` does. */
export function fetchPropertySource(id: string): Promise<PropertySource> {
  return call(api.propertySource, { id })
}

/** Why the row is not here, in a sentence. */
export function sourceFailureWords(error: unknown): string {
  if (!(error instanceof CallError)) return 'The source is kept on the server, which cannot be reached now.'
  if (error.status === 404) return 'The server keeps no source for this property.'
  if (error.status === 401) return 'You are logged out. Log in again to see the source.'
  return 'The source could not be read. Please try again.'
}
