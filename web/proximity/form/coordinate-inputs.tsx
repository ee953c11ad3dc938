import { TextField } from '@radix-ui/themes'
import styles from './coordinate-inputs.module.css'
import type { PlaceDraft, PlaceField } from './place-draft.ts'

interface CoordinateInputsProps {
  draft: PlaceDraft
  /** The field that is wrong, if any. */
  invalid: PlaceField | undefined
  /** The id of what says why. */
  describedBy: string | undefined
  onChange(part: Partial<PlaceDraft>): void
}

/** Latitude and longitude as decimal degrees. */
export function CoordinateInputs({ draft, invalid, describedBy, onChange }: CoordinateInputsProps) {
  return (
    <div className={styles.coordinates}>
      <TextField.Root
        className="figures"
        aria-label="Latitude"
        aria-invalid={invalid === 'latitude' || undefined}
        aria-describedby={describedBy}
        placeholder="Latitude, 29.7604"
        inputMode="text"
        autoComplete="off"
        value={draft.latitude}
        onChange={(event) => onChange({ latitude: event.target.value })}
      />
      <TextField.Root
        className="figures"
        aria-label="Longitude"
        aria-invalid={invalid === 'longitude' || undefined}
        aria-describedby={describedBy}
        placeholder="Longitude, -95.3698"
        inputMode="text"
        autoComplete="off"
        value={draft.longitude}
        onChange={(event) => onChange({ longitude: event.target.value })}
      />
    </div>
  )
}
