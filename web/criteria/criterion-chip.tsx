import { memo, useState } from 'react'
import { Chip, ChipWords } from '../ui/buttons/chip.tsx'
import { WordsInput } from './words-input.tsx'

interface CriterionChipProps {
  index: number
  /** What the chip asks about ("City") and asks of it ("Houston"). */
  label: string
  value: string
  /** Words that are looked up, since they are no criterion that is understood. */
  isText?: boolean
  left?: number | undefined
  wordsOf: (index: number) => string
  onEdit: (index: number, words: string) => void
  onRemove: (index: number) => void
}

/** One criterion: its words, which can be edited in place, how many it leaves, and its removal. */
export const CriterionChip = memo(function CriterionChip(props: CriterionChipProps) {
  const { index, label, value, isText = false, left, wordsOf, onEdit, onRemove } = props
  const [isEditing, setEditing] = useState(false)
  const name = `${label} ${value}`

  function finish(words: string | null) {
    setEditing(false)
    if (words === '') onRemove(index)
    else if (words !== null) onEdit(index, words)
  }

  return (
    <Chip
      {...{ name, left }}
      look={isText ? 'text' : undefined}
      editing={isEditing}
      onRemove={() => onRemove(index)}
    >
      {isEditing ? (
        <WordsInput label={`Edit ${name}`} initial={wordsOf(index)} onDone={finish} />
      ) : (
        <ChipWords
          {...{ label, value }}
          aria-label={`Edit ${name}`}
          data-tooltip="Click to edit"
          onClick={() => setEditing(true)}
        />
      )}
    </Chip>
  )
})
