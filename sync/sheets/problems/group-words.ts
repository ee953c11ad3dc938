import type { GroupKind } from '../model/explained.ts'
import type { GroupDecision } from '../model/import-decisions.ts'

/** What a group is called, and one of its rows. */
export const GROUP_TITLES: Readonly<Record<GroupKind, { readonly many: string; readonly one: string }>> = {
  'rent-period': { many: 'Rent period is not stated', one: 'A rent without a period' },
  date: { many: 'Dates that cannot be read', one: 'A date that cannot be read' },
  unreadable: { many: 'Cells that cannot be read', one: 'A cell that cannot be read' },
  contradicts: { many: 'Money that contradicts its unit', one: 'Money that contradicts its unit' },
  'nothing-identifies': { many: 'Nothing names the property', one: 'Nothing names the property' },
  'no-address': { many: 'No address', one: 'No address' },
  duplicate: { many: 'Possible duplicates', one: 'A possible duplicate' },
  shifted: { many: 'More cells than the header', one: 'More cells than the header' },
  'area-above-building': {
    many: 'Leased area above building size',
    one: 'A leased area above the building size',
  },
  'rent-outlier': { many: 'Rents far outside the column', one: 'A rent far outside its column' },
  'left-out': { many: 'Totals and footers', one: 'A total or a footer' },
}

/** The decisions that each group can have, the suggested one first; a suggested one may yet be against the evidence. */
export const GROUP_OFFERS: Readonly<Record<GroupKind, readonly GroupDecision['do'][]>> = {
  'rent-period': ['as-year', 'as-month', 'leave-empty', 'reject', 'keep'],
  date: ['leave-empty', 'reject', 'replace'],
  unreadable: ['leave-empty', 'reject', 'replace'],
  contradicts: ['reject', 'leave-empty', 'replace'],
  'nothing-identifies': ['reject'],
  'no-address': ['keep', 'reject'],
  duplicate: ['leave-out', 'keep'],
  shifted: ['reject'],
  'area-above-building': ['keep', 'leave-empty', 'reject'],
  'rent-outlier': ['keep', 'leave-empty', 'reject'],
  'left-out': [],
}

/** What becomes of rows while nothing is decided of their group. */
export const OTHERWISE: Readonly<Record<GroupKind, 'keep' | 'reject'>> = {
  'rent-period': 'keep',
  date: 'keep',
  unreadable: 'keep',
  contradicts: 'reject',
  'nothing-identifies': 'reject',
  'no-address': 'keep',
  duplicate: 'keep',
  shifted: 'reject',
  'area-above-building': 'keep',
  'rent-outlier': 'keep',
  'left-out': 'keep',
}
