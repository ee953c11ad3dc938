import type { ImportedProperty } from '../../../sync/domain/property.ts'

/** A NUL, or half of a surrogate pair: Postgres has no text for either. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** `text` as Postgres can hold it: without NUL, and with U+FFFD for half a surrogate pair. */
export function storableText(text: string): string {
  return UNSTORABLE.test(text) ? text.replaceAll('\0', '').toWellFormed() : text
}

/** `property` without characters that Postgres cannot store. A text that becomes empty is missing. */
export function storable(property: ImportedProperty): ImportedProperty {
  const fields: [string, unknown][] = Object.entries(property)
  const unfit = fields.filter(([, value]) => typeof value === 'string' && UNSTORABLE.test(value))
  if (unfit.length === 0) return property
  const mended = unfit.map(([field, value]) => {
    const text = storableText(String(value))
    return [field, text === '' && field !== 'name' ? null : text]
  })
  return { ...property, ...Object.fromEntries(mended) }
}
