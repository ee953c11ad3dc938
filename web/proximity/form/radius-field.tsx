import { TextField } from '@radix-ui/themes'
import { type KeyboardEvent, useState } from 'react'
import { formatRadius, PROXIMITY_MILES, toRadius } from '../../../sync/domain/proximity.ts'
import { readNumber } from '../../ui/fields/read-number.ts'
import { Slider } from '../../ui/fields/slider.tsx'
import { toast } from '../../ui/layers/toast.tsx'
import { radiusWords, wrongRadiusWords } from '../proximity-words.ts'
import styles from './radius-field.module.css'
import { RADIUS_STOPS, stopOf } from './radius-scale.ts'

interface RadiusProps {
  miles: number
  onChange(miles: number): void
}

/** A radius in miles, by slider and by number. */
export function RadiusField({ miles, onChange }: RadiusProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>Radius</span>
      <RadiusSlider miles={miles} onChange={onChange} />
      <RadiusInput miles={miles} onChange={onChange} />
    </div>
  )
}

/** Finer where the radius is small: from stop to stop. */
export function RadiusSlider({ miles, onChange }: RadiusProps) {
  return (
    <Slider
      label="Radius in miles"
      min={0}
      max={RADIUS_STOPS.length - 1}
      step={1}
      value={stopOf(miles)}
      words={(stop) => radiusWords(RADIUS_STOPS[stop] ?? miles)}
      onChange={(stop) => onChange(RADIUS_STOPS[stop] ?? miles)}
    />
  )
}

/** Keeps the text as typed until the field is left, and says what is wrong with it; arrow keys go a step up and down. */
function RadiusInput({ miles, onChange }: RadiusProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, step } = PROXIMITY_MILES
  const read = readNumber(typed ?? '')
  const isWrong = typed !== null && (read.kind !== 'number' || read.value < min || read.value > max)

  function sayWrong() {
    toast({ kind: 'error', ...wrongRadiusWords(miles) })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && isWrong) {
      event.preventDefault()
      sayWrong()
    }
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (way === 0) return
    event.preventDefault()
    setTyped(null)
    onChange(toRadius(miles + way * step))
  }

  return (
    <TextField.Root
      className={`${styles.input} figures`}
      aria-label="Radius, 0.1 to 100 miles"
      aria-invalid={isWrong || undefined}
      title={isWrong ? `From ${min} to ${max} miles` : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatRadius(miles)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value)
        const next = readNumber(event.target.value)
        if (next.kind === 'number' && next.value >= min && next.value <= max) onChange(toRadius(next.value))
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (isWrong) sayWrong()
        else if (read.kind === 'number') onChange(toRadius(read.value))
        setTyped(null)
      }}
    >
      <TextField.Slot side="right">mi</TextField.Slot>
    </TextField.Root>
  )
}
