import { TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'

interface FindFieldProps {
  label: string
  value: string
  onChange(value: string): void
  /** Gets the focus when its dialog opens. */
  takesFocus?: boolean
}

/** Narrows a list by words. */
export function FindField({ label, value, onChange, takesFocus = false }: FindFieldProps) {
  return (
    <TextField.Root
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      data-takes-focus={takesFocus || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <TextField.Slot>
        <Search size={15} strokeWidth={1.75} aria-hidden />
      </TextField.Slot>
    </TextField.Root>
  )
}
