import { ChevronDown, CircleHelp, EyeOff, Tag } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { CHOOSABLE_ROLES } from '../../../sync/sheets/decisions/choosable-roles.ts'
import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ColumnEvidence } from '../../../sync/sheets/preview/workbook-preview.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import { stepAmong } from '../../ui/step-among.ts'
import styles from './field-picker.module.css'
import { readingWords } from './reading-words.ts'

const CHOICES: readonly UseChoice[] = [
  ...CHOOSABLE_ROLES.map(({ role, label }): UseChoice => ({ name: label, use: { as: 'field', role } })),
  { name: 'Custom field', use: { as: 'custom' } },
  { name: 'Ignore this column', use: { as: 'ignored' } },
]

interface FieldPickerProps {
  column: ColumnEvidence
  onChoose(use: ColumnDecision): void
  onFocus(): void
}

/** What a column is read as, and the list of all it could be, searched by typing. */
export function FieldPicker({ column, onChoose, onFocus }: FieldPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { reading, header } = column
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.picker}
        data-as={reading.as}
        data-column-picker
        aria-haspopup="dialog"
        aria-label={`${header}: ${readingWords(column)}`}
        onFocus={onFocus}
        onClick={() => setOpen(true)}
      >
        {reading.as === 'question' && <CircleHelp size={14} strokeWidth={1.75} aria-hidden />}
        {reading.as === 'custom' && <Tag size={14} strokeWidth={1.75} aria-hidden />}
        {reading.as === 'ignored' && <EyeOff size={14} strokeWidth={1.75} aria-hidden />}
        <span className={styles.words}>{readingWords(column)}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && button.current !== null && (
        <Popover beside={button.current} width={280} label={`What ${header} is`} onClose={close}>
          <Choices
            header={header}
            onChoose={(use) => {
              onChoose(use)
              close()
            }}
          />
        </Popover>
      )}
    </>
  )
}

function Choices({ header, onChoose }: { header: string; onChoose(use: ColumnDecision): void }) {
  const list = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const found = matchingUses(words)
  const option = (index: number) => `${list}-${index}`
  function onKeyDown(event: KeyboardEvent) {
    const to = stepAmong(event.key, active, found.length)
    const chosen = found[active]
    if (to !== null) {
      setActive(to)
      document.getElementById(option(to))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen.use)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <input
        className={styles.search}
        data-takes-focus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found.length === 0 ? undefined : option(active)}
        aria-label={`Find a field for ${header}`}
        placeholder="Find a field"
        autoComplete="off"
        value={words}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWords(event.target.value)
          setActive(0)
        }}
      />
      <div id={list} role="listbox" aria-label="Fields" className={styles.list}>
        {[...found.entries()].map(([index, choice]) => (
          <Option
            key={choice.name}
            id={option(index)}
            choice={choice}
            isActive={index === active}
            onPress={() => onChoose(choice.use)}
          />
        ))}
        {found.length === 0 && (
          <p className={styles.none}>No field of this name. It can be kept as custom.</p>
        )}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  choice: UseChoice
  isActive: boolean
  onPress(): void
}

function Option({ id, choice, isActive, onPress }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and takes the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus and names the active option.
    <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onPress}>
      {choice.name}
    </div>
  )
}

/** One thing that a column can be. */
interface UseChoice {
  name: string
  use: ColumnDecision
}

/** The choices whose name has all of the words; those that begin with them first. */
function matchingUses(words: string): readonly UseChoice[] {
  const asked = words.trim().toLowerCase()
  if (asked === '') return CHOICES
  const parts = asked.split(/\s+/)
  const found = CHOICES.filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)))
  const rank = ({ name }: UseChoice) => (name.toLowerCase().startsWith(asked) ? 0 : 1)
  return [...found].sort((a, b) => rank(a) - rank(b))
}
