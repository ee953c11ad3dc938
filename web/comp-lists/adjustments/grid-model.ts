import type { GridSort } from '../../../sync/adjustments/grid-order.ts'
import { sortedByLine } from '../../../sync/adjustments/grid-sort.ts'
import { type Reconciled, reconcile } from '../../../sync/adjustments/reconcile.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import { type Rates, type Suggestion, suggestionFor } from '../../../sync/adjustments/suggest.ts'
import type { Adjustment } from '../../../sync/domain/records/adjustment.ts'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import { countsAsComp } from '../../../sync/domain/rents/counts-as-comp.ts'
import type { ListComp, ListComps } from '../detail/list-comps.ts'

/** What is being typed for a cell, and is not kept yet: the figures follow it. */
export interface GridDraft {
  propertyId: string
  of: Characteristic
  adjustment: Adjustment | null
}

/**
 * The comps of a grid, in the list's own order: those that documents adjust, which are all that are included, whatever
 * the table of comps is narrowed to, without the subject of their sheet.
 */
export function gridComps({ included }: Pick<ListComps, 'included'>): readonly ListComp[] {
  return included.filter(({ property }) => countsAsComp(property))
}

/** The comps sorted by a line of the grid, as it is saved: while an adjustment is typed, its comp stays where it is. */
export function sortedGridComps(
  comps: readonly ListComp[],
  sort: GridSort,
  about: { subject: Subject | null; today: string },
): readonly ListComp[] {
  const kept = reconcileComps(comps, null)
  const factsOf = ({ property, miles }: ListComp, at: number) => {
    const adjusted = kept.comps[at] ?? { net: 0, rent: null, share: 0 }
    return { property, miles, adjusted }
  }
  return sortedByLine(comps, sort, factsOf, about)
}

/** The comps of a grid with all that follows from their adjustments. */
export function reconcileComps(comps: readonly ListComp[], draft: GridDraft | null): Reconciled {
  return reconcile(
    comps.map(({ entry, property }) => {
      const own = entry.adjustments
      if (draft?.propertyId !== entry.propertyId) {
        return { rent: property.rentPerSf, adjustments: own, weight: entry.weight }
      }
      const { [draft.of]: _, ...others } = own ?? {}
      const adjustments = draft.adjustment === null ? others : { ...others, [draft.of]: draft.adjustment }
      return { rent: property.rentPerSf, adjustments, weight: entry.weight }
    }),
  )
}

/** What the set suggests for a cell. */
export function cellSuggestion(
  of: Characteristic,
  { property }: ListComp,
  about: { subject: Subject | null; rates: Rates; today: string },
): Suggestion | null {
  const { subject, rates, today } = about
  return subject === null ? null : suggestionFor({ name: of, comp: property, subject, rates, today })
}
