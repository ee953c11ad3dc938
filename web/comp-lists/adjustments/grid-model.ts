import type { GridSort } from '../../../sync/adjustments/grid-order.ts'
import { sortedByLine } from '../../../sync/adjustments/grid-sort.ts'
import { type RatedComp, ratedComp } from '../../../sync/adjustments/rated-comp.ts'
import { type Reconciled, reconcile } from '../../../sync/adjustments/reconcile.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import { type Rates, type Suggestion, suggestionFor } from '../../../sync/adjustments/suggest.ts'
import type { Adjustment } from '../../../sync/domain/records/adjustment.ts'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import type { GridTerms } from '../../../sync/domain/records/grid-terms.ts'
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

export type RatedComps = ReadonlyMap<string, RatedComp>

/** By the ids of their properties. */
export function ratedComps(
  comps: readonly ListComp[],
  terms: GridTerms,
  about: Parameters<typeof ratedComp>[2],
): RatedComps {
  return new Map(comps.map(({ property }) => [property.id, ratedComp(property, terms, about)]))
}

/** The comps sorted by a line of the grid, as it is saved: while an adjustment is typed, its comp stays where it is. */
export function sortedGridComps(
  comps: readonly ListComp[],
  sort: GridSort,
  about: { subject: Subject | null; today: string },
  rated: RatedComps,
): readonly ListComp[] {
  const kept = reconcileComps(comps, null, rated)
  const factsOf = ({ property, miles }: ListComp, at: number) => {
    const adjusted = kept.comps[at] ?? { net: 0, rent: null, share: 0 }
    return { property, rent: rated.get(property.id)?.rent ?? null, miles, adjusted }
  }
  return sortedByLine(comps, sort, factsOf, about)
}

/** The comps of a grid with all that follows from their adjustments. */
export function reconcileComps(
  comps: readonly ListComp[],
  draft: GridDraft | null,
  rated: RatedComps,
): Reconciled {
  return reconcile(
    comps.map(({ entry, property }) => {
      const { rent = null, byRate = {} } = rated.get(property.id) ?? {}
      const own = entry.adjustments ?? {}
      const { weight } = entry
      if (draft?.propertyId !== entry.propertyId) return { rent, adjustments: { ...byRate, ...own }, weight }
      const { [draft.of]: _, ...others } = own
      const typed = draft.adjustment === null ? {} : { [draft.of]: draft.adjustment }
      return { rent, adjustments: { ...byRate, ...others, ...typed }, weight }
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
