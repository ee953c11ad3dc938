import { FILTER_BOUNDS } from '../../../sync/domain/criteria/filter-bounds.ts'
import { FILTER_CHOICES } from '../../../sync/domain/criteria/filter-choices.ts'
import { type Askable, HAS_AMENITIES } from '../picker/asked-field.ts'

const EVERYWHERE = [
  ...FILTER_CHOICES.map(({ field }) => field),
  ...FILTER_BOUNDS.map(({ field }) => field),
  ...HAS_AMENITIES,
] as const

/** What each panel filters by in fields of its own. */
export const PANEL_FIELDS = {
  search: [...EVERYWHERE, 'city', 'zip', 'state'],
  /** Around a place, or in a list. */
  comps: EVERYWHERE,
} as const satisfies Record<string, readonly Askable[]>
