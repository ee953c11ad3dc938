import { useId } from 'react'
import { shortLabel } from '../../../sync/domain/fields/field-list.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import { RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import {
  isNearFigure,
  NEAR_FIELDS,
  type NearFigure,
  type NearWords,
  type ProximityFilter,
} from '../../../sync/domain/proximity.ts'
import type { CountedValue } from '../../../sync/proximity/values-around.ts'
import { toMonth, toUnit } from '../../rents/rent-unit-scale.ts'
import { BoundsInputs } from '../../ui/fields/bounds-inputs.tsx'
import styles from './filter-fields.module.css'
import { TextFilter } from './text-filter.tsx'

interface FilterFieldsProps {
  filter: ProximityFilter
  unit: RentUnit
  /** What occurs around the place. */
  choicesOf(field: NearWords): readonly CountedValue[]
  onChange(filter: ProximityFilter): void
}

/** All that the properties around a place can be filtered by. Every change acts at once. */
export function FilterFields({ filter, unit, choicesOf, onChange }: FilterFieldsProps) {
  const change = (part: ProximityFilter) => onChange({ ...filter, ...part })
  return (
    <div className={styles.fields}>
      {NEAR_FIELDS.map((field) =>
        isNearFigure(field) ? (
          <Bounds key={field} field={field} filter={filter} unit={unit} onChange={change} />
        ) : (
          <TextFilter
            key={field}
            label={shortLabel(field)}
            placeholder={`Any ${shortLabel(field).toLowerCase()}`}
            value={filter[field]}
            choices={choicesOf(field)}
            onChange={(value) => change({ [field]: value })}
          />
        ),
      )}
    </div>
  )
}

interface BoundsProps {
  field: NearFigure
  filter: ProximityFilter
  unit: RentUnit
  onChange(part: ProximityFilter): void
}

/** From and to of one figure; a rent is in the unit shown. */
function Bounds({ field, filter, unit, onChange }: BoundsProps) {
  const id = useId()
  const { label, near, unit: counted } = FIELDS[field]
  const [min, max] = near
  const { name, spoken = name, decimals } = unitOf(counted)
  const isRent = counted === 'rent'
  const said = isRent ? `dollars per square foot per ${unit}` : spoken
  const aside = isRent ? `$${RENT_UNITS[unit]}` : name
  const shown = (bound: number | undefined) => (isRent ? toUnit(bound, unit) : bound)
  const kept = (bound: number | undefined) => (isRent ? toMonth(bound, unit) : bound)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that cannot be laid out.
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {aside === '' ? label : `${label} ${aside}`}
      </span>
      <BoundsInputs
        of={said === '' ? label.toLowerCase() : `${label.toLowerCase()} in ${said}`}
        min={shown(filter[min])}
        max={shown(filter[max])}
        {...(counted === 'year' && { placeholders: ['From', 'To'] as const })}
        integer={decimals === 0}
        plain={counted === 'year'}
        onMin={(bound) => onChange({ [min]: kept(bound) })}
        onMax={(bound) => onChange({ [max]: kept(bound) })}
      />
    </div>
  )
}
