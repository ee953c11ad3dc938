import type { DocumentFormat } from '../../../sync/documents/model/document-format.ts'
import { RESULTS_STEM, resultsDocument } from '../../../sync/documents/results-document.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { copyTable } from '../../exports/copy-table.ts'
import { exportDocument } from '../../exports/export-document.ts'
import { SEARCH_EXPORT } from '../../exports/export-words.ts'
import { madeRentOnly } from '../../exports/rent-only-document.ts'
import { today } from '../../exports/today.ts'
import { toast } from '../../ui/layers/toast.tsx'

export interface FoundResults {
  /** In the order shown. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  /** What they were found by. */
  criteria: readonly Criterion[]
  unit: RentUnit
  /** Whether those without a rent were left out. */
  isRentOnly: boolean
}

/** Downloads results of the search page in a format, and tells of it as the specification has it. Never throws. */
export async function exportFound(
  format: DocumentFormat,
  found: FoundResults,
  withNotes = false,
): Promise<void> {
  const { slots, propertyAt, criteria, unit, isRentOnly } = found
  const rows = {
    length: slots.length,
    at(index: number) {
      const slot = slots[index]
      return slot === undefined ? undefined : { property: propertyAt(slot) }
    },
  }
  const document = { ...madeRentOnly(resultsDocument({ criteria, date: today(), unit }), isRentOnly), rows }
  const isTold = await exportDocument({ format, document, fileStem: RESULTS_STEM, withNotes }, SEARCH_EXPORT)
  if (!isTold) toast({ ...SEARCH_EXPORT.failed, kind: 'error' })
}

/** Copies the same rows to the clipboard, and tells of it. Never throws. */
export function copyFound({ slots, propertyAt }: Pick<FoundResults, 'slots' | 'propertyAt'>): Promise<void> {
  return copyTable({ rows: Array.from(slots, (slot) => ({ property: propertyAt(slot) })) })
}
