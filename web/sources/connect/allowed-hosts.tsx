import { Button, TextField } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type ApiSourceHost, allowSourceHost, forbidSourceHost } from '../../../sync/api/source-hosts.ts'
import { isHostName } from '../../../sync/domain/host-name.ts'
import { call } from '../../data/requests/call.ts'
import { counted } from '../../session/counted.ts'
import { Field } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/layers/toast.tsx'
import { failureWords } from '../../ui/states/failure-words.ts'
import styles from './allowed-hosts.module.css'

interface AllowedHostsProps {
  allowed: readonly string[]
  /** Those of them that can be taken away here. */
  added: readonly ApiSourceHost[]
  /** The address that is being typed: its host is proposed. */
  address: string
  onChange(): Promise<void>
}

/** The hosts that files may be fetched from, and how another one is allowed. */
export function AllowedHosts({ allowed, added, address, onChange }: AllowedHostsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const host = (typed ?? hostToAllow(address, allowed)).trim().toLowerCase()

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
      await onChange()
    } catch (error) {
      setProblem(failureWords(error))
    }
    setBusy(false)
  }
  const allow = (name: string) =>
    attempt(async () => {
      await call(allowSourceHost, { host: name })
      setTyped(null)
    })
  const forbid = (name: string) =>
    attempt(async () => {
      const { sources } = await call(forbidSourceHost, { host: name })
      const at = counted(sources, 'source is', 'sources are')
      toast({
        title: `${name} is no longer allowed`,
        ...(sources > 0 && { description: `${at} read from it, and will fail at the next run.` }),
        kind: 'undo',
        action: { label: 'Undo', run: () => void allow(name) },
      })
    })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isHostName(host)) void allow(host)
    else setProblem('Type the name of a host, such as files.example.com.')
  }

  return (
    <div className={styles.hosts}>
      <p className="hint">
        {allowed.length === 0
          ? 'No host is allowed yet. Allow the one that your file is at.'
          : 'Files may be fetched from these hosts, over https:'}
      </p>
      {allowed.length > 0 && (
        <ul className={styles.list} aria-label="Allowed hosts">
          {allowed.map((name) => (
            <li key={name} className={styles.host}>
              {name}
              {added.some((own) => own.host === name) ? (
                <IconButton icon={X} label={`Stop allowing ${name}`} onClick={() => void forbid(name)} />
              ) : (
                <span className={styles.preset}>set by the server</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit}>
        <Field label="Allow a host" problem={problem}>
          {(control) => (
            <span className={styles.line}>
              <TextField.Root
                {...control}
                autoComplete="off"
                maxLength={253}
                placeholder="files.example.com"
                value={typed ?? host}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="outline" color="gray" disabled={isBusy || host === ''}>
                Allow
              </Button>
            </span>
          )}
        </Field>
      </form>
    </div>
  )
}

/** The host of an address that may not be asked yet; empty where there is none. */
function hostToAllow(address: string, allowed: readonly string[]): string {
  const text = address.trim()
  const host = URL.canParse(text) ? new URL(text).hostname : ''
  return isHostName(host) && !allowed.includes(host) ? host : ''
}
