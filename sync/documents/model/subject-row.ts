import { subjectProperty } from '../../adjustments/subject-property.ts'
import { SUBJECT } from '../../domain/known-types.ts'
import type { CompRow, CompsDocument } from './comps-document.ts'

/** What stands before the subject's name in tables that have no other room to say so. */
const LABEL = 'Subject: '

/**
 * The subject as the first row of a plain table: labeled, counted in nothing, and with no number of its own. Null
 * where there is none.
 */
export function subjectRow({
  subject,
  typedSubject,
}: Partial<Pick<CompsDocument, 'subject' | 'typedSubject'>>): CompRow | null {
  const property = subjectProperty(typedSubject ?? null, subject ?? null)
  if (property === null) return null
  return {
    // Without its id: formulas find comps by theirs.
    property: { ...property, id: '', name: `${LABEL}${property.name}`, status: SUBJECT },
    isIncluded: false,
  }
}
