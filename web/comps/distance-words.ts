import { NOT_AVAILABLE } from '../../sync/domain/format.ts'
import { fixed } from '../../sync/domain/format-decimals.ts'

/** `1.2 mi`; null where it is not known. */
export function distanceWords(miles: number | null): string {
  return miles === null ? NOT_AVAILABLE : `${fixed(miles, 1)} mi`
}
