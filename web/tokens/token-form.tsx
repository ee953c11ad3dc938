import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { LONGEST_TOKEN_DAYS, LONGEST_TOKEN_NAME } from '../../sync/api/tokens.ts'
import type { TokenScope } from '../../sync/domain/access/token-scope.ts'
import { isBlank } from '../../sync/domain/words/person-text.ts'
import { Select } from '../ui/fields/select.tsx'
import styles from './tokens-section.module.css'

const SCOPES: readonly { value: TokenScope; label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
]
const TERMS = [7, 30, 90, LONGEST_TOKEN_DAYS].map((days) => ({
  value: String(days),
  label: days === LONGEST_TOKEN_DAYS ? '1 year' : `${days} days`,
}))
const USUAL_TERM = '90'

interface TokenFormProps {
  /** A viewer's may only read. */
  canWrite: boolean
  /** Why the last try failed. */
  problem: string | null
  onMake(name: string, scope: TokenScope, days: number): Promise<void>
  onCancel(): void
}

/** What a new token is for, what it may do, and how long. */
export function TokenForm({ canWrite, problem, onMake, onCancel }: TokenFormProps) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState(USUAL_TERM)
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isBlank(name)) return
    setBusy(true)
    await onMake(name, scope, Number(days))
    setBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField.Root
        aria-label="What the token is for"
        placeholder="What it is for, such as Quarterly report"
        autoFocus
        required
        maxLength={LONGEST_TOKEN_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.choices}>
        {canWrite ? (
          <Select
            label="May"
            size="small"
            value={scope}
            options={SCOPES}
            onChange={(next) => setScope(next)}
          />
        ) : (
          <span className="hint">May read, as you may.</span>
        )}
        <Select label="For" size="small" value={days} options={TERMS} onChange={setDays} />
        <span className={styles.formActions}>
          <Button type="button" size="1" variant="outline" color="gray" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" size="1" aria-disabled={isBusy}>
            Make
          </Button>
        </span>
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
