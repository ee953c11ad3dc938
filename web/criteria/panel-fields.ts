import { FILTER_BOUNDS } from '../../sync/domain/criteria/filter-bounds.ts'
import { FILTER_CHOICES } from '../../sync/domain/criteria/filter-choices.ts'
import { NEAR_FIELDS } from '../../sync/domain/proximity.ts'
import { type Askable, HAS_AMENITIES } from './picker/asked-field.ts'

/** What each panel filters by in fields of its own. */
export const PANEL_FIELDS = {
  search: [
    ...FILTER_CHOICES.map(({ field }) => field),
    ...FILTER_BOUNDS.map(({ field }) => field),
    'city',
    'zip',
    'state',
    ...HAS_AMENITIES,
  ],
  near: NEAR_FIELDS,
  /** A list has no fields of its own, and is narrowed by what is asked for most of all. */
  list: [],
} as const satisfies Record<string, readonly Askable[]>
