import styles from './bounds-inputs.module.css'
import { NumberInput } from './number-input.tsx'

interface BoundsInputsProps {
  /** What is bounded and its unit, said by assistive technology: "size in square feet". */
  of: string
  min: number | undefined
  max: number | undefined
  /** `max` is left out itself. */
  isBelowMax?: boolean
  onMin: (value: number | undefined) => void
  onMax: (value: number | undefined) => void
  /** Shown in the empty fields. */
  placeholders?: readonly [string, string]
  integer?: boolean
  /** Whole numbers are written bare, as years are. */
  plain?: boolean
}

/** The two ends of a range. An empty field is no bound. */
export function BoundsInputs(props: BoundsInputsProps) {
  const { of, min, max, isBelowMax = false, onMin, onMax } = props
  const { placeholders = ['Min', 'Max'], integer = false, plain = false } = props
  return (
    <div className={styles.bounds}>
      <NumberInput
        label={`Lowest ${of}`}
        placeholder={placeholders[0]}
        value={min}
        onChange={onMin}
        {...{ integer, plain }}
      />
      <span aria-hidden>–</span>
      <NumberInput
        label={isBelowMax ? `Below this ${of}` : `Highest ${of}`}
        placeholder={placeholders[1]}
        value={max}
        {...(isBelowMax && { prefix: '<' })}
        onChange={onMax}
        {...{ integer, plain }}
      />
    </div>
  )
}
