import { memo } from 'react'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import type { FilterBounds } from '../../../sync/domain/criteria/filter-bounds.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import { unitOf } from '../../../sync/domain/figure-units.ts'
import { BoundsInputs } from '../../ui/fields/bounds-inputs.tsx'
import { FilterSection } from './filter-section.tsx'

interface BoundsFilterProps {
  bounds: FilterBounds
  /** What is set of them. */
  from: number | undefined
  to: number | undefined
  problem: string | undefined
  onChange: (part: PropertyFilter) => void
}

/** From and to of one figure, in its unit. */
export const BoundsFilter = memo(function BoundsFilter(props: BoundsFilterProps) {
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
