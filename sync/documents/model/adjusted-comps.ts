import { type AdjustedComp, type Reconciled, reconcile } from '../../adjustments/reconcile.ts'
import { type Subject, subjectOf } from '../../adjustments/subject-of.ts'
import { haversineMiles } from '../../domain/area/distance.ts'
import { SUBJECT } from '../../domain/known-types.ts'
import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import { type CompsDocument, isIncluded, type NumberedRow, numbered } from './comps-document.ts'

/** A comp of a grid, under its number, with what its adjustments come to. */
export interface AdjustedRow {
  row: NumberedRow
  adjusted: AdjustedComp
}

export interface AdjustedComps {
  subject: Subject | null
  rows: readonly AdjustedRow[]
  reconciled: Reconciled
}

/** The adjustment grid of a document: its included comps with a rent. Null where nobody adjusted or weighed one. */
export function adjustedComps({ rows, subject, typedSubject }: CompsDocument): AdjustedComps | null {
  const counted = numbered(rows).filter(
    (row) => isIncluded(row) && row.property.rentPerSf !== null && row.property.status !== SUBJECT,
  )
  if (!counted.some((row) => row.adjustments !== undefined || row.weight !== undefined)) return null
  const reconciled = reconcile(
    counted.map(({ property, adjustments, weight }) => ({
      rent: property.rentPerSf,
      adjustments: adjustments ?? null,
      weight: weight ?? null,
    })),
  )
  const compared = subjectOf(typedSubject ?? null, subject)
  return {
    subject: compared,
    rows: counted.flatMap((row, at) => {
      const adjusted = reconciled.comps[at]
      return adjusted === undefined ? [] : [{ row: withDistance(row, compared), adjusted }]
    }),
    reconciled,
  }
}

/** From the subject, where it was said where that is. */
function withDistance(row: NumberedRow, subject: Subject | null): NumberedRow {
  if (subject === null || subject.latitude === null || subject.longitude === null) return row
  if (!hasCoordinates(row.property)) return row
  const { latitude, longitude } = subject
  return { ...row, distance: haversineMiles({ latitude, longitude }, row.property) }
}
