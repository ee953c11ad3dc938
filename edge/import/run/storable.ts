import type { ImportedProperty } from '../../../sync/domain/property.ts'

/** A NUL, or half of a surrogate pair: Postgres has no text for either. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** `text` as Postgres can hold it: without NUL, and with U+FFFD for half a surrogate pair. */
export function storableText(text: string): string {
  return UNSTORABLE.test(text) ? text.replaceAll('\0', '').toWellFormed() : text
}

/** `property` without characters that Postgres cannot store. A text that becomes empty is missing. */
export function storable(property: ImportedProperty): ImportedProperty {
  const unfit: [string, string][] = []
  for (const field in property) {
    const value = property[field as keyof ImportedProperty]
    if (typeof value === 'string' && UNSTORABLE.test(value)) unfit.push([field, value])
  }
  if (unfit.length === 0) return property
  const mended = unfit.map(([field, value]) => {
    const text = storableText(value)
    return [field, text === '' && field !== 'name' ? null : text]
  })
  return { ...property, ...Object.fromEntries(mended) }
}
