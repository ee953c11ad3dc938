import type { SyncedView } from '../data/views.ts'

type Shown = Pick<SyncedView, 'columns' | 'density' | 'sort'>

/**
 * The view that a table shows: one that is like it in all, else one of its columns. Of several that are alike it is the
 * one that was `picked` last, so that what is done to "the shown view" is done to that one.
 */
export function shownView<View extends Shown & Pick<SyncedView, 'id'>>(
  views: readonly View[],
  { columns, density, sort }: Shown,
  picked: string | null,
): View | null {
  const ofColumns = views.filter((view) => view.columns === columns)
  const whole = ofColumns.filter((view) => view.density === density && (view.sort ?? null) === (sort ?? null))
  const alike = whole.length > 0 ? whole : ofColumns
  return alike.find(({ id }) => id === picked) ?? alike[0] ?? null
}
