import { TextField } from '@radix-ui/themes'
import { MapPin } from 'lucide-react'
import { memo } from 'react'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { DEFAULT_RADIUS_MILES, RADIUS_MILES } from '../../../sync/domain/criteria/location-radius.ts'
import { formatMiles, spokenMiles } from '../../../sync/domain/format.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Slider } from '../../ui/fields/slider.tsx'
import { FilterSection } from './filter-section.tsx'
import styles from './location-filter.module.css'

interface LocationFilterProps {
  location: string | undefined
  /** Miles. */
  radius: number | undefined
  onChange: (place: Pick<PropertyFilter, 'location' | 'radius'>) => void
}

const MODES = [
  { value: 'in', label: 'In city' },
  { value: 'near', label: 'Near' },
] as const

/** A place to be in, or to be near to. */
export const LocationFilter = memo(function LocationFilter(props: LocationFilterProps) {
  const { location, radius, onChange } = props
  const isNear = radius !== undefined
  return (
    <FilterSection title="Location">
      <TextField.Root
        aria-label="City, ZIP code or state"
        placeholder="City, ZIP or state"
        autoComplete="off"
        value={location ?? ''}
        onChange={(event) => onChange({ location: event.target.value || undefined, radius })}
      >
        <TextField.Slot>
          <MapPin size={14} strokeWidth={1.75} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <div className={styles.mode}>
        <SegmentedControl
          label="In or near the location"
          size="small"
          value={isNear ? 'near' : 'in'}
          segments={MODES}
          onChange={(mode) =>
            onChange({ location, radius: mode === 'near' ? DEFAULT_RADIUS_MILES : undefined })
          }
        />
        <span className={styles.miles} data-off={!isNear || undefined}>
          {formatMiles(radius ?? DEFAULT_RADIUS_MILES)}
        </span>
      </div>
      <Slider
        label="Radius in miles"
        {...RADIUS_MILES}
        value={radius ?? DEFAULT_RADIUS_MILES}
        words={spokenMiles}
        disabled={!isNear}
        onChange={(miles) => onChange({ location, radius: miles })}
      />
    </FilterSection>
  )
})
