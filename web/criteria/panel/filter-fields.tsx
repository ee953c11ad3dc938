import { memo } from 'react'
import type { Facets } from '../../../sync/book/question/answer.ts'
import { AMENITIES } from '../../../sync/domain/amenities/amenities.ts'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { FILTER_BOUNDS, type FilterBounds } from '../../../sync/domain/criteria/filter-bounds.ts'
import { FILTER_CHOICES } from '../../../sync/domain/criteria/filter-choices.ts'
import type { FilterPart } from '../../../sync/domain/criteria/filter-parts.ts'
import type { FilterProblem } from '../../../sync/domain/criteria/filter-problems.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { BoundsInputs } from '../../ui/fields/bounds-inputs.tsx'
import { ChoiceList } from './choice-list.tsx'
import { spelledAs, toggled } from './filter-draft.ts'
import { FilterSection } from './filter-section.tsx'
import { LocationFilter } from './location-filter.tsx'
import { RentFilter } from './rent-filter.tsx'

/** The four types on offer and a few more that the book has; the rest comes on demand. */
const VALUES_SHOWN = 6
/** What nearly every search bounds stands before the place, the other figures after the lists. */
const USUAL_FIGURES: readonly FilterBounds['field'][] = ['squareFootage', 'clearHeight']
const NO_RENTS = { from: 0, counts: [] }

interface FilterFieldsProps {
  draft: PropertyFilter
  /** Counts beside the choices; null while loading. */
  facets: Facets | null
  problems: readonly FilterProblem[]
  unit: RentUnit
  /** What is around a place, or in a list, is somewhere already. */
  hasPlace: boolean
  onChange(part: PropertyFilter): void
}

/** All that can be filtered by, each choice with what it would leave. */
export function FilterFields(props: FilterFieldsProps) {
  const { draft, facets, problems, unit, hasPlace, onChange } = props
  const problemOf = (part: FilterPart) => problems.find(({ parts }) => parts.includes(part))?.message

  const [types, ...choices] = FILTER_CHOICES.map(({ field, part, title, offered }) => {
    const counts = facets?.choices[field] ?? new Map(offered.map((value) => [value, null]))
    // A list with nothing to choose from is left out.
    if (counts.size === 0 && draft[part] === undefined) return null
    return (
      <FilterSection key={part} title={title}>
        <ChoiceList
          choices={[...counts].map(([value, count]) => ({ id: value, label: value, count }))}
          chosen={spelledAs(draft[part], counts.keys())}
          most={VALUES_SHOWN}
          onToggle={(value, chosen) => onChange({ [part]: toggled(draft[part], value, chosen) })}
        />
      </FilterSection>
    )
  })
  // The rent has its histogram.
  const figures = FILTER_BOUNDS.filter(({ field }) => field !== 'rentPerSf')
  const boundsOf = (bounds: FilterBounds) => (
    <BoundsFilter
      key={bounds.field}
      bounds={bounds}
      from={draft[bounds.min]}
      to={draft[bounds.max]}
      problem={problemOf(bounds.min) ?? problemOf(bounds.max)}
      onChange={onChange}
    />
  )
  const usual = figures.filter(({ field }) => USUAL_FIGURES.includes(field))
  const further = figures.filter((bounds) => !usual.includes(bounds))
  return (
    <>
      {types}
      <RentFilter
        histogram={facets?.rents ?? NO_RENTS}
        bounds={draft}
        unit={unit}
        problem={problemOf('minRent') ?? problemOf('maxRent')}
        onChange={onChange}
      />
      {usual.map(boundsOf)}
      {hasPlace && <LocationFilter location={draft.location} radius={draft.radius} onChange={onChange} />}
      {choices}
      {further.map(boundsOf)}
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

interface BoundsFilterProps {
  bounds: FilterBounds
  /** What is set of them. */
  from: number | undefined
  to: number | undefined
  problem: string | undefined
  onChange: (part: PropertyFilter) => void
}

/** From and to of one figure, in its unit. */
const BoundsFilter = memo(function BoundsFilter(props: BoundsFilterProps) {
  const { bounds, from, to, problem, onChange } = props
  const { field, min, max, isWhole } = bounds
  const { label, unit } = FIELDS[field]
  const { name, spoken = name } = unitOf(unit)
  const isYear = unit === 'year'
  return (
    <FilterSection
      title={label}
      {...(name !== '' && { aside: name })}
      // Beside a label there is room for four digits, not for a size of seven.
      inline={isYear}
      problem={problem}
    >
      <BoundsInputs
        of={spoken === '' ? label.toLowerCase() : `${label.toLowerCase()} in ${spoken}`}
        min={from}
        max={to}
        {...(isYear && { placeholders: ['From', 'To'] as const })}
        integer={isWhole}
        plain={isYear}
        onMin={(value) => onChange({ [min]: value })}
        onMax={(value) => onChange({ [max]: value })}
      />
    </FilterSection>
  )
})
