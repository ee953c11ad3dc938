import { type GridFacts, sortedByLine } from '../../adjustments/grid-sort.ts'
import { type RatedComp, ratedComp } from '../../adjustments/rated-comp.ts'
import { type AdjustedComp, type GridComp, type Reconciled, reconcile } from '../../adjustments/reconcile.ts'
import { type Subject, subjectOf, subjectPlace } from '../../adjustments/subject-of.ts'
import { haversineMiles } from '../../domain/area/distance.ts'
import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import type { CompAdjustments } from '../../domain/records/adjustment.ts'
import { type GridTerms, PLAIN_TERMS } from '../../domain/records/grid-terms.ts'
import { countsAsComp } from '../../domain/rents/counts-as-comp.ts'
import { type CompsDocument, isIncluded, type NumberedRow, numbered } from './comps-document.ts'

/** A comp of a grid, under its number, with what its adjustments come to. */
export interface AdjustedRow {
  /** Its adjustments are its own, and where it has none those that follow from the rates of the rows. */
  row: NumberedRow
  /** Those that follow from a rate. */
  byRate: CompAdjustments
  /** The rent its adjustments start from; null where it lacks one. */
  rent: number | null
  adjusted: AdjustedComp
}

export interface AdjustedComps {
  subject: Subject | null
  terms: GridTerms
  rows: readonly AdjustedRow[]
  /** Those that are left out, with a share of 0. */
  leftOut: readonly AdjustedRow[]
  /** Of these, the included ones that lack the rent the grid starts from: `3 Windfern Park: no TI`. */
  lacking: readonly string[]
  reconciled: Reconciled
}

/**
 * The adjustment grid of a document: its included comps with a rent. Null where nobody adjusted or weighed one, and no
 * other rent or rate was chosen for all.
 */
export function adjustedComps(document: CompsDocument): AdjustedComps | null {
  const { rows, subject, typedSubject, gridSort, date, grid: terms = PLAIN_TERMS, assumed } = document
  const priced = numbered(rows).filter(
    ({ property }) => property.rentPerSf !== null && countsAsComp(property),
  )
  const isPlain = terms.base === 'rentPerSf' && Object.keys(terms.rates).length === 0
  const isUsed = (row: NumberedRow) => row.adjustments !== undefined || row.weight !== undefined
  if (isPlain && !priced.some((row) => isIncluded(row) && isUsed(row))) return null
  const compared = subjectOf(typedSubject ?? null, subject)
  const about = { subject: compared, today: date, assumed: assumed?.terms }
  const rated = priced.map((row): RatedRow => {
    const { byRate, ...of } = ratedComp(row.property, terms, about)
    const adjustments = { ...byRate, ...row.adjustments }
    return { ...of, row: { ...withDistance(row, compared), adjustments }, byRate: without(byRate, row) }
  })
  const counted = rated.filter(({ row, rent }) => isIncluded(row) && rent !== null)
  if (counted.length === 0) return null
  const reconciled = reconcile(counted.map(gridCompOf))
  const inOrder = counted.flatMap((row, at) => withAdjusted(row, reconciled.comps[at]))
  return {
    subject: compared,
    terms,
    rows: gridSort === undefined ? inOrder : sortedByLine(inOrder, gridSort, factsOf, about),
    leftOut: rated.flatMap((row) => {
      const [alone] = counted.includes(row) ? [] : reconcile([gridCompOf(row)]).comps
      return withAdjusted(row, alone && { ...alone, share: 0 })
    }),
    lacking: rated.flatMap(({ row, rent, lacks }) =>
      isIncluded(row) && rent === null ? [`${row.number} ${row.property.name}: ${lacks}`] : [],
    ),
    reconciled,
  }
}

type RatedRow = Omit<AdjustedRow, 'adjusted'> & Pick<RatedComp, 'lacks'>

function withAdjusted(row: RatedRow, adjusted: AdjustedComp | undefined): AdjustedRow[] {
  return adjusted === undefined ? [] : [{ ...row, adjusted }]
}

/** A comp's own adjustments come before what a rate makes of it. */
function without(byRate: CompAdjustments, { adjustments = {} }: NumberedRow): CompAdjustments {
  return Object.fromEntries(Object.entries(byRate).filter(([name]) => !Object.hasOwn(adjustments, name)))
}

function factsOf({ row, rent, adjusted }: AdjustedRow): GridFacts {
  return { property: row.property, rent, miles: row.distance ?? null, adjusted }
}

function gridCompOf({ row: { adjustments, weight }, rent }: RatedRow): GridComp {
  return { rent, adjustments: adjustments ?? null, weight: weight ?? null }
}

/** From the subject, where it was said where that is. */
function withDistance(row: NumberedRow, subject: Subject | null): NumberedRow {
  const place = subjectPlace(subject)
  if (place === null || !hasCoordinates(row.property)) return row
  return { ...row, distance: haversineMiles(place, row.property) }
}
