import { Button } from '@radix-ui/themes'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  open: boolean
  title: string
  /** The question, as the specification words it. */
  question: string
  /** What is done on yes: "Delete". */
  action: string
  onConfirm(): void
  onClose(): void
}

/** Asks before something that cannot be undone. The harmless answer is first. */
export function Confirm({ open, title, question, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={question}
      width={400}
      alert
      footer={
        <>
          <Button variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red"
            onClick={() => {
              onConfirm()
              onClose()
            }}
          >
            {action}
          </Button>
        </>
      }
    />
  )
}
