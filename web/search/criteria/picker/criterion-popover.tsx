import type { ComponentProps } from 'react'
import { Popover } from '../../../ui/layers/popover.tsx'
import { CriterionPicker } from './criterion-picker.tsx'

interface CriterionPopoverProps extends ComponentProps<typeof CriterionPicker> {
  beside: Element
  onClose(): void
}

/** The fields that can be asked for, beside the button that opened them. */
export function CriterionPopover({ beside, onClose, ...picker }: CriterionPopoverProps) {
  return (
    <Popover beside={beside} width={820} label="Add a criterion" onClose={onClose}>
      <CriterionPicker {...picker} />
    </Popover>
  )
}
