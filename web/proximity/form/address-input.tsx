import { TextField } from '@radix-ui/themes'
import { Building2, Landmark, type LucideIcon, MapPin } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { PROXIMITY_WORDS } from '../proximity-words.ts'
import styles from './place-choices.module.css'
import type { PlaceChoice } from './place-choices.ts'

interface AddressInputProps {
  value: string
  /** What could be meant by it. */
  suggestions: readonly PlaceChoice[]
  /** Places one of which must be chosen; shown in place of suggestions. Empty for none. */
  candidates: readonly PlaceChoice[]
  invalid: boolean
  /** The id of what says why. */
  describedBy: string | undefined
  /** Called before anything can be typed. */
  onPrepare: (() => void) | undefined
  onChange(value: string): void
  onChoose(choice: PlaceChoice): void
}

const ICONS: Record<PlaceChoice['kind'], LucideIcon> = {
  property: Building2,
  address: MapPin,
  city: Landmark,
  zip: MapPin,
}

/** An address with what could be meant by it below: arrows pick, Enter chooses, Esc shuts the list. */
export function AddressInput(props: AddressInputProps) {
  const { value, suggestions, candidates, invalid, describedBy, onPrepare, onChange, onChoose } = props
  const list = useId()
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const mustChoose = candidates.length > 0
  const choices = mustChoose ? candidates : isTyping ? suggestions : []
  const current = choices[active]

  function choose(choice: PlaceChoice) {
    setTyping(false)
    setActive(-1)
    onChoose(choice)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (choices.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Before the first and after the last is the field itself.
      setActive(((active + 1 + step + choices.length + 1) % (choices.length + 1)) - 1)
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault()
      choose(current)
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      if (event.key === 'Escape' && isTyping) event.preventDefault()
      setTyping(false)
      setActive(-1)
    }
  }

  return (
    <div className={styles.field}>
      <TextField.Root
        role="combobox"
        aria-label="Address"
        aria-expanded={choices.length > 0}
        data-takes-escape={isTyping && choices.length > 0 ? '' : undefined}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current === undefined ? undefined : `${list}-${active}`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        placeholder={PROXIMITY_WORDS.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          setTyping(true)
          setActive(-1)
          onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onFocus={onPrepare}
        onBlur={() => setTyping(false)}
      >
        <TextField.Slot>
          <MapPin size={15} strokeWidth={1.75} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      {choices.length > 0 && (
        <div className={styles.list}>
          {mustChoose && (
            <p className={styles.heading} role="status">
              More than one match. Choose one.
            </p>
          )}
          <div id={list} role="listbox" aria-label="Places">
            {choices.map((choice, i) => (
              <Choice
                key={`${choice.kind} ${choice.text} ${choice.place.latitude} ${choice.place.longitude}`}
                id={`${list}-${i}`}
                choice={choice}
                active={i === active}
                onPoint={() => setActive(i)}
                onChoose={() => choose(choice)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

interface ChoiceProps {
  id: string
  choice: PlaceChoice
  active: boolean
  onPoint(): void
  onChoose(): void
}

function Choice({ id, choice, active, onPoint, onChoose }: ChoiceProps) {
  const Icon = ICONS[choice.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.choice}
      onPointerMove={onPoint}
      // Before the field loses the focus, which would take the list away.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>{choice.text}</span>
      <span className={styles.detail}>{choice.detail}</span>
    </div>
  )
}
