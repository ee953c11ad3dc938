import { type ImportedProperty, property } from '../../../sync/domain/property.ts'
import type { ReadRow, SkipReason } from '../../sheets/model/read-row-outcome.ts'
import { storable, storableText } from '../run/storable.ts'
import type { createRowIdentifier } from './identify-rows.ts'
import { shortHash } from './property-id.ts'
import type { ClassifiedRow } from './stage-rows.ts'

const SKIPPED: Record<SkipReason, string> = {
  blank: 'The row is empty.',
  total: 'The row is a total.',
  vacant: 'The row is a vacancy.',
  'repeated-header': 'The row repeats the header.',
  'section-title': 'The row is a title.',
}

/** Classifies a row: a property of its own, a duplicate, skipped or rejected. */
export function classifyRow(
  row: ReadRow,
  sheet: number,
  identify: ReturnType<typeof createRowIdentifier>,
): ClassifiedRow {
  const { outcome } = row
  switch (outcome.kind) {
    case 'skipped': {
      const reasons = [SKIPPED[outcome.reason]]
      return { row, sheet, result: 'skipped', reasons, propertyId: null, staged: null }
    }
    case 'rejected': {
      const reasons = outcome.problems.map((problem) => problem.sentence)
      return { row, sheet, result: 'rejected', reasons, propertyId: null, staged: null }
    }
    case 'property': {
      const property = storable(outcome.property)
      const sheetName = storableText(row.sheet)
      const hash = contentHash(property, sheetName)
      const { id, sameAs } = identify({ sheet: sheetName, rowNumber: row.rowNumber, key: outcome.key, hash })
      if (sameAs !== null) {
        const reasons = [`The row is a duplicate of row ${sameAs}.`]
        return { row, sheet, result: 'duplicate', reasons, propertyId: id, staged: null }
      }
      return { row, sheet, result: 'property', reasons: null, propertyId: id, staged: { property, hash } }
    }
  }
}

const FIELDS = (Object.keys(property.shape) as (keyof typeof property.shape)[])
  .filter((field) => field !== 'id' && field !== 'sourceSheet' && field !== 'createdAt')
  .sort()

/**
 * Two rows with the same hash have the same content. Empty fields are not hashed, so adding a field changes no hash.
 */
export function contentHash(imported: ImportedProperty, sourceSheet: string): string {
  const stated: unknown[] = [sourceSheet]
  for (const field of FIELDS) {
    const value = imported[field]
    if (value !== null) stated.push(field, value)
  }
  return shortHash(stated)
}
