import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type ApiSource, EVERY_HOURS } from '../../../sync/api/sources.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { everyWords } from '../source-words.ts'
import type { SourceActions } from '../use-sources.ts'

interface ScheduleDialogProps {
  open: boolean
  source: ApiSource
  actions: SourceActions
  onClose(): void
}

const ON_REQUEST = 'request'
const OPTIONS = [
  ...EVERY_HOURS.map((hours) => ({ value: String(hours), label: everyWords(hours) })),
  { value: ON_REQUEST, label: everyWords(null) },
]

/** How often a source is read by itself. */
export function ScheduleDialog({ open, source, actions, onClose }: ScheduleDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? String(source.everyHours ?? ON_REQUEST)
  function close() {
    setChosen(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`How often ${source.name} is read`}
      width={400}
      footer={
        <>
          <Button variant="outline" color="gray" onClick={close}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              close()
              void actions.setEvery(source, value === ON_REQUEST ? null : Number(value))
            }}
          >
            Keep
          </Button>
        </>
      }
    >
      <Select label="Read by itself" value={value} options={OPTIONS} onChange={setChosen} />
    </Dialog>
  )
}
