import { getPropertyMaps } from '../../../sync/api/pictures.ts'
import { call } from '../requests/call.ts'

/** The page of a maps service that the server names for a property; null where it names none. */
export async function fetchMapsPage(id: string): Promise<string | null> {
  try {
    return (await call(getPropertyMaps, { id })).interactiveMap.satellite
  } catch {
    return null
  }
}
