import { type ImportedProperty, property } from '../../../sync/domain/property.ts'
import { shortHash } from './property-id.ts'

const FIELDS = (Object.keys(property.shape) as (keyof typeof property.shape)[])
  .filter((field) => field !== 'id' && field !== 'sourceSheet' && field !== 'createdAt')
  .sort()

/** Two rows with one hash say the same. A field nobody states does not count, so adding one changes no hash. */
export function contentHash(imported: ImportedProperty, sourceSheet: string): string {
  const stated: unknown[] = [sourceSheet]
  for (const field of FIELDS) {
    const value = imported[field]
    if (value !== null) stated.push(field, value)
  }
  return shortHash(stated)
}
