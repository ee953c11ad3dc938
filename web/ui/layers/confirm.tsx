import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  open: boolean
  title: string
  /** The question, as the specification words it. */
  question?: string
  /** What is done on yes: "Delete". */
  action: string
  /** Nothing is lost by it. */
  isHarmless?: boolean
  /** What is to be known before, in place of the question. */
  children?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks before something that cannot be undone. The harmless answer is first. */
export function Confirm(props: ConfirmProps) {
  const { open, title, question, action, isHarmless = false, children, onConfirm, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      {...(question !== undefined && { description: question })}
      width={420}
      alert
      footer={
        <>
          <Button variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            {...(!isHarmless && { color: 'red' })}
            onClick={() => {
              onConfirm()
              onClose()
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
