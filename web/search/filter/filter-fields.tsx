import { AMENITIES } from '../../../sync/domain/amenities/amenities.ts'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { FILTER_BOUNDS } from '../../../sync/domain/criteria/filter-bounds.ts'
import type { FilterPart } from '../../../sync/domain/criteria/filter-parts.ts'
import type { FilterProblem } from '../../../sync/domain/criteria/filter-problems.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { PROPERTY_TYPES } from '../../../sync/domain/property.ts'
import { BoundsFilter } from './bounds-filter.tsx'
import { ChoiceList } from './choice-list.tsx'
import { toggled } from './filter-draft.ts'
import { FilterSection } from './filter-section.tsx'
import { LocationFilter } from './location-filter.tsx'
import { RentFilter } from './rent-filter.tsx'
import type { FilterDraft } from './use-filter-draft.ts'

/** The four types on offer and a few more that the book has; the rest comes on demand. */
const TYPES_SHOWN = 6
const NO_RENTS = { from: 0, counts: [] }

interface FilterFieldsProps {
  draft: PropertyFilter
  facets: FilterDraft['facets']
  problems: readonly FilterProblem[]
  unit: RentUnit
  onChange: FilterDraft['change']
}

/** All that can be filtered by, each choice with what it would leave. */
export function FilterFields({ draft, facets, problems, unit, onChange }: FilterFieldsProps) {
  const problemOf = (part: FilterPart) => problems.find(({ parts }) => parts.includes(part))?.message

  const types =
    facets === null ? PROPERTY_TYPES.map((type) => [type, null] as const) : [...facets.propertyTypes]
  // The rent has its histogram; the first of the others stands before the place.
  const [first, ...others] = FILTER_BOUNDS.filter(({ field }) => field !== 'rentPerSf').map((bounds) => (
    <BoundsFilter
      key={bounds.field}
      bounds={bounds}
      draft={draft}
      problem={problemOf(bounds.min) ?? problemOf(bounds.max)}
      onChange={onChange}
    />
  ))
  return (
    <>
      <FilterSection title="Property Type">
        <ChoiceList
          choices={types.map(([type, count]) => ({ id: type as string, label: type, count }))}
          chosen={draft.propertyTypes}
          most={TYPES_SHOWN}
          onToggle={(type, chosen) => onChange({ propertyTypes: toggled(draft.propertyTypes, type, chosen) })}
        />
      </FilterSection>
      <RentFilter
        histogram={facets?.rents ?? NO_RENTS}
        bounds={draft}
        unit={unit}
        problem={problemOf('minRent') ?? problemOf('maxRent')}
        onChange={onChange}
      />
      {first}
      <LocationFilter place={draft} onChange={onChange} />
      {others}
      <FilterSection title="Amenities">
        <ChoiceList
          choices={AMENITIES.map(({ id, label }) => ({ id, label, count: facets?.amenities[id] ?? null }))}
          chosen={draft.amenities}
          onToggle={(id, chosen) => onChange({ amenities: toggled(draft.amenities, id, chosen) })}
        />
      </FilterSection>
    </>
  )
}
