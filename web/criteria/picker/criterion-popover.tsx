import { type ComponentProps, useState } from 'react'
import { useRentsAhead } from '../../table/use-orders-ahead.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import { CriterionPicker } from './criterion-picker.tsx'

interface CriterionPopoverProps extends Omit<ComponentProps<typeof CriterionPicker>, 'onEditing'> {
  beside: Element
  onClose(): void
}

/** The fields that can be asked for, beside the button that opened them. */
export function CriterionPopover({ beside, onClose, ...picker }: CriterionPopoverProps) {
  useRentsAhead()
  const [isEditing, setEditing] = useState(picker.initial !== undefined)
  return (
    <Popover
      beside={beside}
      width={isEditing ? 364 : 960}
      align="start"
      label="Add a criterion"
      onClose={onClose}
    >
      <CriterionPicker {...picker} onEditing={setEditing} />
    </Popover>
  )
}
