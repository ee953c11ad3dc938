import { SORTS } from '../../../sync/domain/sort.ts'
import { COMP_SORTS, type CompSort } from '../../../sync/proximity/comp-sort.ts'
import { Select } from '../../ui/fields/select.tsx'

const OWN = 'own'
const SORTED: Partial<Record<CompSort, string>> = {
  distance_asc: 'Distance',
  name_asc: 'Name',
  rent_asc: SORTS.rent_asc.label,
  rent_desc: SORTS.rent_desc.label,
  size_asc: SORTS.sqft_asc.label,
  size_desc: SORTS.sqft_desc.label,
  built_desc: 'Built, newest first',
  signed_desc: 'Signed, latest first',
}

/** In which order the comps are shown. Only the list's own is kept. */
export function OrderSelect({
  sort,
  onSort,
}: {
  sort: CompSort | null
  onSort(sort: CompSort | null): void
}) {
  const worked = sort !== null && !(COMP_SORTS as readonly CompSort[]).includes(sort) ? [sort] : []
  const offered = [...COMP_SORTS, ...worked].flatMap((value) => {
    const label = SORTED[value] ?? (value === sort ? 'By column' : undefined)
    return label === undefined ? [] : [{ value, label }]
  })
  return (
    <Select<CompSort | typeof OWN>
      label="Order"
      labelHidden
      size="small"
      value={sort ?? OWN}
      options={[{ value: OWN, label: 'List order' }, ...offered]}
      onChange={(value) => onSort(value === OWN ? null : value)}
    />
  )
}
