import { TextField } from '@radix-ui/themes'
import { type ReactNode, useEffect, useState } from 'react'
import { readNumber, type TypedUnit } from './read-number.ts'

interface NumberInputProps {
  /** Said by assistive technology: "Minimum rent, dollars per square foot per month". */
  label: string
  /** `undefined` where there is no bound. */
  value: number | undefined
  /** Called with every readable text; an empty one is `undefined`. */
  onChange(value: number | undefined): void
  placeholder?: string
  /** Whole numbers only: written with thousands separators, a typed fraction is cut off. */
  integer?: boolean
  /** Whole numbers are written bare, as years are. */
  plain?: boolean
  /** What it is in, which may be typed behind it. */
  unit?: TypedUnit
  /** Before the text, such as "$". */
  prefix?: ReactNode
  disabled?: boolean
}

/** A number or nothing. Takes "40,000", "40k" and "$0.95"; keeps the text as typed until it is left. */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    value,
    onChange,
    placeholder,
    integer = false,
    plain = false,
    unit,
    prefix,
    disabled = false,
  } = props
  const written = write(value, integer && !plain)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? written
  const isUnreadable = readNumber(text, { unit }).kind === 'unreadable'

  // A value that comes from elsewhere, such as a slider or Clear All, replaces what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value asks for it, not each new text.
  useEffect(() => {
    const read = readNumber(text, { integer, unit })
    if (read.kind !== 'unreadable' && (read.kind === 'number' ? read.value : undefined) !== value)
      setTyped(null)
  }, [value])

  return (
    <TextField.Root
      className="figures"
      aria-label={label}
      aria-invalid={isUnreadable || undefined}
      title={isUnreadable ? 'Not a number' : undefined}
      autoComplete="off"
      inputMode={integer ? 'numeric' : 'decimal'}
      disabled={disabled}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = readNumber(event.target.value, { integer, unit })
        if (read.kind !== 'unreadable') onChange(read.kind === 'number' ? read.value : undefined)
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(null)
      }}
    >
      {prefix !== undefined && <TextField.Slot>{prefix}</TextField.Slot>}
    </TextField.Root>
  )
}

function write(value: number | undefined, grouped: boolean): string {
  if (value === undefined) return ''
  return grouped ? value.toLocaleString('en-US') : String(value)
}
