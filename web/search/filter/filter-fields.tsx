import { AMENITIES } from '../../../sync/domain/amenities.ts'
import type { PropertyFilter } from '../../../sync/domain/filter.ts'
import type { FilterPart } from '../../../sync/domain/filter-parts.ts'
import type { FilterProblem } from '../../../sync/domain/filter-problems.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { PROPERTY_TYPES } from '../../../sync/domain/property.ts'
import { BoundsInputs } from './bounds-inputs.tsx'
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
      <FilterSection title="Size" aside="SF" inline problem={problemOf('minSqft') ?? problemOf('maxSqft')}>
        <BoundsInputs
          of="size in square feet"
          min={draft.minSqft}
          max={draft.maxSqft}
          integer
          onMin={(minSqft) => onChange({ minSqft })}
          onMax={(maxSqft) => onChange({ maxSqft })}
        />
      </FilterSection>
      <LocationFilter place={draft} onChange={onChange} />
      <FilterSection
        title="Year built"
        inline
        problem={problemOf('yearBuiltMin') ?? problemOf('yearBuiltMax')}
      >
        <BoundsInputs
          of="year built"
          min={draft.yearBuiltMin}
          max={draft.yearBuiltMax}
          placeholders={['From', 'To']}
          integer
          plain
          onMin={(yearBuiltMin) => onChange({ yearBuiltMin })}
          onMax={(yearBuiltMax) => onChange({ yearBuiltMax })}
        />
      </FilterSection>
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
