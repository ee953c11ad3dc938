import { useId } from 'react'
import { RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import type { ProximityFilter } from '../../sync/domain/proximity.ts'
import type { CountedValue, NamedField } from '../../sync/proximity/values-around.ts'
import { BoundsInputs } from '../search/filter/bounds-inputs.tsx'
import { toMonth, toUnit } from '../search/filter/rent-unit-scale.ts'
import styles from './filter-fields.module.css'
import { TextFilter } from './text-filter.tsx'

interface FilterFieldsProps {
  filter: ProximityFilter
  unit: RentUnit
  /** What occurs around the place. */
  choicesOf(field: NamedField): readonly CountedValue[]
  onChange(filter: ProximityFilter): void
}

/** All that the properties around a place can be filtered by. Every change acts at once. */
export function FilterFields({ filter, unit, choicesOf, onChange }: FilterFieldsProps) {
  const change = (part: ProximityFilter) => onChange({ ...filter, ...part })
  const text = (field: NamedField) => ({
    value: filter[field],
    choices: choicesOf(field),
    onChange: (value: string | undefined) => change({ [field]: value }),
  })
  return (
    <div className={styles.fields}>
      <TextFilter label="Type" placeholder="Any type" {...text('propertyType')} />
      <Bounds label={`Rent $${RENT_UNITS[unit]}`}>
        <BoundsInputs
          of={`rent in dollars per square foot per ${unit}`}
          min={toUnit(filter.minRent, unit)}
          max={toUnit(filter.maxRent, unit)}
          onMin={(rent) => change({ minRent: toMonth(rent, unit) })}
          onMax={(rent) => change({ maxRent: toMonth(rent, unit) })}
        />
      </Bounds>
      <Bounds label="Size SF">
        <BoundsInputs
          of="size in square feet"
          min={filter.minSquareFootage}
          max={filter.maxSquareFootage}
          integer
          onMin={(minSquareFootage) => change({ minSquareFootage })}
          onMax={(maxSquareFootage) => change({ maxSquareFootage })}
        />
      </Bounds>
      <Bounds label="Year built">
        <BoundsInputs
          of="year built"
          min={filter.minYearBuilt}
          max={filter.maxYearBuilt}
          placeholders={['From', 'To']}
          integer
          plain
          onMin={(minYearBuilt) => change({ minYearBuilt })}
          onMax={(maxYearBuilt) => change({ maxYearBuilt })}
        />
      </Bounds>
      <TextFilter label="Tenant" placeholder="Any tenant" {...text('tenant')} />
      <TextFilter label="Broker" placeholder="Any broker" {...text('brokerName')} />
      <TextFilter label="Landlord" placeholder="Any landlord" {...text('landlordFirm')} />
    </div>
  )
}

function Bounds({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that cannot be laid out.
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  )
}
