import type { ImportedProperty } from '../../sync/domain/property.ts'

/** A NUL, or half of a surrogate pair: Postgres has no text for either. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** `text` as Postgres can hold it: without NUL, and with U+FFFD for half a surrogate pair. */
export function storableText(text: string): string {
  return UNSTORABLE.test(text) ? text.replaceAll('\0', '').toWellFormed() : text
}

export function storable(property: ImportedProperty): ImportedProperty {
  const unfit = Object.entries(property).filter(
    ([, value]) => typeof value === 'string' && UNSTORABLE.test(value),
  )
  if (unfit.length === 0) return property
  return {
    ...property,
    ...Object.fromEntries(unfit.map(([field, value]) => [field, storableText(String(value))])),
  }
}
