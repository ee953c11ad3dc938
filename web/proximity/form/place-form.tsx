import { Button, Spinner, TextField } from '@radix-ui/themes'
import { LocateFixed, Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { AddressInput } from './address-input.tsx'
import { choicesOf } from './place-choices.ts'
import type { PlaceDraft, PlaceField } from './place-draft.ts'
import styles from './place-form.module.css'
import { RadiusField } from './radius-field.tsx'
import type { Geocoder } from './use-geocoder.ts'
import type { PlaceForm as PlaceFormState } from './use-place-form.ts'

const MODES = [
  { value: 'address', label: 'Address' },
  { value: 'coordinates', label: 'Coordinates' },
] as const

interface PlaceFormProps {
  form: PlaceFormState
  geocoder: Geocoder | null
  radius: number
  onRadius(miles: number): void
  /** One field to a line. */
  stacked?: boolean
  onSubmit?: () => void
}

/** Where to search, and how far around. */
export function PlaceForm({ form, geocoder, radius, onRadius, stacked = false, onSubmit }: PlaceFormProps) {
  const { draft, problem, searching, locating } = form
  const error = useId()
  const describedBy = problem === null ? undefined : error

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
    onSubmit?.()
  }

  return (
    <search>
      <form
        className={styles.form}
        data-stacked={stacked || undefined}
        aria-label="Place to search around"
        noValidate
        onSubmit={submit}
      >
        <SegmentedControl
          label="Search around"
          value={draft.mode}
          segments={MODES}
          onChange={(mode) => form.change({ mode })}
        />
        {draft.mode === 'address' ? (
          <AddressInput
            value={draft.address}
            suggestions={geocoder?.suggest(draft.address) ?? []}
            onPrepare={geocoder?.prepare}
            candidates={choicesOf(form.candidates)}
            invalid={problem?.field === 'address'}
            describedBy={describedBy}
            onChange={(address) => form.change({ address })}
            onChoose={({ place, text }) => form.choose(place, text)}
          />
        ) : (
          <CoordinateInputs
            draft={draft}
            invalid={problem?.field}
            describedBy={describedBy}
            onChange={form.change}
          />
        )}
        {problem !== null && (
          <p id={error} className={styles.error}>
            {problem.sentence}
          </p>
        )}
        <Button type="button" variant="outline" color="gray" disabled={locating} onClick={form.locate}>
          {locating ? <Spinner size="1" /> : <LocateFixed size={15} strokeWidth={1.75} aria-hidden />}
          Use My Location
        </Button>
        <div className={styles.radius}>
          <RadiusField miles={radius} onChange={onRadius} />
        </div>
        <Button type="submit" className={styles.submit} disabled={searching}>
          {searching ? <Spinner size="1" /> : <Search size={15} strokeWidth={1.75} aria-hidden />}
          Search
        </Button>
      </form>
    </search>
  )
}

interface CoordinateInputsProps {
  draft: PlaceDraft
  /** The field that is wrong, if any. */
  invalid: PlaceField | undefined
  /** The id of what says why. */
  describedBy: string | undefined
  onChange(part: Partial<PlaceDraft>): void
}

/** Latitude and longitude as decimal degrees. */
function CoordinateInputs({ draft, invalid, describedBy, onChange }: CoordinateInputsProps) {
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
