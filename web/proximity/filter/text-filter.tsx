import { TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import type { CountedValue } from '../../../sync/proximity/values-around.ts'
import { Field } from '../../ui/fields/field.tsx'

interface TextFilterProps {
  label: string
  placeholder: string
  value: string | undefined
  /** What it could be, with how many have it. */
  choices: readonly CountedValue[]
  onChange(value: string | undefined): void
}

/** More than anybody reads. */
const MOST_CHOICES = 200

/** Words to look for anywhere in a field, with what occurs there to choose from. */
export function TextFilter({ label, placeholder, value, choices, onChange }: TextFilterProps) {
  const list = useId()
  return (
    <Field label={label}>
      {(control) => (
        <>
          <TextField.Root
            {...control}
            list={list}
            placeholder={placeholder}
            autoComplete="off"
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
          <datalist id={list}>
            {choices.slice(0, MOST_CHOICES).map((choice) => (
              <option
                key={choice.value}
                value={choice.value}
                label={`${choice.value} · ${formatCount(choice.count)}`}
              />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
