import type { PropertySource } from '../../sync/api/property-source.ts'
import { getPropertySource } from '../../sync/api/property-source.ts'
import { CallError, call } from './requests/call.ts'

/** Asks the server for the row of the sheet that a property was read from. Throws as `call` does. */
export function fetchPropertySource(id: string): Promise<PropertySource> {
  return call(getPropertySource, { id })
}

/** Why the row is not here. */
export function sourceFailureWords(error: unknown): string {
  if (!(error instanceof CallError)) return "The source is on the server, which can't be reached right now."
  if (error.status === 404) return 'No source is on file for this property.'
  if (error.status === 401) return 'You are logged out. Log in again to see the source.'
  return error.message
}
