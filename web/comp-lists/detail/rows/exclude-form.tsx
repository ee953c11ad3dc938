import { Button, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { COMP_LIST_LENGTHS } from '../../../../sync/domain/records/comp-list.ts'
import { Popover } from '../../../ui/layers/popover.tsx'
import styles from './exclude-form.module.css'

interface ExcludeFormProps {
  name: string
  beside: Element
  /** Reasons that the list has given already. */
  reasons: readonly string[]
  onExclude(reason: string | null): void
  onClose(): void
}

/** Asks why a comp is left out. Enter alone leaves it out without a reason. */
export function ExcludeForm({ name, beside, reasons, onExclude, onClose }: ExcludeFormProps) {
  const given = useId()
  const [reason, setReason] = useState('')
  return (
    <Popover beside={beside} width={320} label={`Exclude ${name}`} onClose={onClose}>
      <form
        className={styles.form}
        data-unkept={reason !== '' || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          onExclude(reason.trim() === '' ? null : reason.trim())
        }}
      >
        <p className={styles.question}>
          Why exclude <strong>{name}</strong>?
        </p>
        <TextField.Root
          aria-label="Reason"
          placeholder="Lease type not stated"
          autoComplete="off"
          data-takes-focus
          list={given}
          maxLength={COMP_LIST_LENGTHS.notes}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <datalist id={given}>
          {reasons.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <div className={styles.foot}>
          <span className={styles.hint}>Optional</span>
          <Button type="button" variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Exclude</Button>
        </div>
      </form>
    </Popover>
  )
}
