import { type CSSProperties, useId } from 'react'
import styles from './slider.module.css'

interface Scale {
  min: number
  max: number
  step: number
}

interface SliderProps extends Scale {
  /** Said by assistive technology. */
  label: string
  value: number
  onChange(value: number): void
  /** The value in words, such as "10 miles". */
  words?: (value: number) => string
  disabled?: boolean
}

/** Picks one number on a scale. */
export function Slider({ label, value, onChange, words, min, max, step, disabled = false }: SliderProps) {
  return (
    <span className={styles.slider} style={filled({ min, max }, min, value)}>
      <input
        type="range"
        className={styles.input}
        aria-label={label}
        aria-valuetext={words?.(value)}
        {...{ min, max, step, value, disabled }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </span>
  )
}

interface RangeSliderProps extends Scale {
  label: string
  /** Lower and upper end; each is pushed no further than the other. */
  value: readonly [number, number]
  onChange(value: [number, number]): void
  words?: (value: number) => string
}

/** Picks a stretch of a scale with two thumbs. */
export function RangeSlider({ label, value, onChange, words, min, max, step }: RangeSliderProps) {
  const name = useId()
  const [low, high] = value
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that is not to be seen.
    <span
      className={styles.slider}
      role="group"
      aria-labelledby={name}
      style={filled({ min, max }, low, high)}
    >
      <span id={name} hidden>
        {label}
      </span>
      <input
        type="range"
        className={styles.input}
        data-pair
        aria-label="Minimum"
        aria-valuetext={words?.(low)}
        {...{ min, max, step }}
        value={low}
        onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
      />
      <input
        type="range"
        className={styles.input}
        data-pair
        aria-label="Maximum"
        aria-valuetext={words?.(high)}
        {...{ min, max, step }}
        value={high}
        onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
      />
    </span>
  )
}

/** Where the colored stretch of the track starts and ends, as shares of the track. */
function filled({ min, max }: Pick<Scale, 'min' | 'max'>, from: number, to: number): CSSProperties {
  const share = (value: number) => (max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0)
  return { '--from': share(from), '--to': share(to) } as CSSProperties
}
