import { type GridFacts, sortedByLine } from '../../adjustments/grid-sort.ts'
import { type AdjustedComp, type GridComp, type Reconciled, reconcile } from '../../adjustments/reconcile.ts'
import { type Subject, subjectOf } from '../../adjustments/subject-of.ts'
import { haversineMiles } from '../../domain/area/distance.ts'
import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import { countsAsComp } from '../../domain/rents/counts-as-comp.ts'
import { type CompsDocument, isIncluded, type NumberedRow, numbered } from './comps-document.ts'

/** A comp of a grid, under its number, with what its adjustments come to. */
export interface AdjustedRow {
  row: NumberedRow
  adjusted: AdjustedComp
}

export interface AdjustedComps {
  subject: Subject | null
  rows: readonly AdjustedRow[]
  /** Those that are left out, with a share of 0. */
  leftOut: readonly AdjustedRow[]
  reconciled: Reconciled
}

/** The adjustment grid of a document: its included comps with a rent. Null where nobody adjusted or weighed one. */
export function adjustedComps(document: CompsDocument): AdjustedComps | null {
  const { rows, subject, typedSubject, gridSort, date } = document
  const priced = numbered(rows).filter(
    ({ property }) => property.rentPerSf !== null && countsAsComp(property),
  )
  const counted = priced.filter(isIncluded)
  if (!counted.some((row) => row.adjustments !== undefined || row.weight !== undefined)) return null
  const compared = subjectOf(typedSubject ?? null, subject)
  const reconciled = reconcile(counted.map(gridCompOf))
  const rowOf = (row: NumberedRow, adjusted: AdjustedComp | undefined) =>
    adjusted === undefined ? [] : [{ row: withDistance(row, compared), adjusted }]
  const inOrder = counted.flatMap((row, at) => rowOf(row, reconciled.comps[at]))
  const about = { subject: compared, today: date }
  return {
    subject: compared,
    rows: gridSort === undefined ? inOrder : sortedByLine(inOrder, gridSort, factsOf, about),
    leftOut: priced.flatMap((row) => {
      const [alone] = isIncluded(row) ? [] : reconcile([gridCompOf(row)]).comps
      return rowOf(row, alone && { ...alone, share: 0 })
    }),
    reconciled,
  }
}

function factsOf({ row, adjusted }: AdjustedRow): GridFacts {
  return { property: row.property, miles: row.distance ?? null, adjusted }
}

function gridCompOf({ property, adjustments, weight }: NumberedRow): GridComp {
  return { rent: property.rentPerSf, adjustments: adjustments ?? null, weight: weight ?? null }
}

/** From the subject, where it was said where that is. */
function withDistance(row: NumberedRow, subject: Subject | null): NumberedRow {
  if (subject === null || subject.latitude === null || subject.longitude === null) return row
  if (!hasCoordinates(row.property)) return row
  const { latitude, longitude } = subject
  return { ...row, distance: haversineMiles({ latitude, longitude }, row.property) }
}
