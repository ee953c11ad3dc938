import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import { rentOnlyWords } from '../comps/rent-only.ts'

/** A document that says that comps without a rent were left out, where they were. */
export function madeRentOnly<T extends Pick<CompsDocument, 'criteria'>>(document: T, isRentOnly: boolean): T {
  if (!isRentOnly) return document
  const asked = document.criteria === '' ? [] : [document.criteria]
  return { ...document, criteria: rentOnlyWords(asked).join(' · ') }
}
