import { Badge, Button, TextField } from '@radix-ui/themes'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, Check, Plug, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { ApiSourceHost } from '../../../sync/api/source-hosts.ts'
import { addSource, checkAddress, SOURCE_NAME_LENGTH } from '../../../sync/api/sources.ts'
import { isBlank } from '../../../sync/domain/words/person-text.ts'
import { call } from '../../data/requests/call.ts'
import { counted } from '../../session/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { failureWords } from '../../ui/states/failure-words.ts'
import { AllowedHosts } from './allowed-hosts.tsx'
import type { AddedKind, Checked } from './checked.ts'
import styles from './connect-panel.module.css'
import { ServiceAddress } from './service-address.tsx'

interface ConnectPanelProps {
  kind: AddedKind
  /** Null where no service account is set. */
  googleAddress: string | null
  allowedHosts: readonly string[]
  addedHosts: readonly ApiSourceHost[]
  onHostsChange(): Promise<void>
  onKind(kind: AddedKind): void
  onClose(): void
}

const TITLES: Readonly<Record<AddedKind, string>> = {
  'google-sheet': 'Connect a Google sheet',
  'csv-link': 'Connect a Google sheet',
  url: 'Connect a file at a web address',
}
const LABELS: Readonly<Record<AddedKind, string>> = {
  'google-sheet': 'Paste the sheet’s link',
  'csv-link': 'Paste the link of File, Share, Publish to web, as CSV',
  url: 'Paste the address of a CSV or XLSX file',
}
const SHEET_KINDS = [
  { value: 'google-sheet', label: 'Private sheet' },
  { value: 'csv-link', label: 'Published link' },
] as const

/** Adds a source that is fetched: share it, paste its address, and see what it holds before it is read. */
export function ConnectPanel(props: ConnectPanelProps) {
  const { kind, googleAddress, allowedHosts, addedHosts, onHostsChange, onKind, onClose } = props
  const title = useId()
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOff = kind === 'google-sheet' && googleAddress === null

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(failureWords(error))
    }
    setBusy(false)
  }
  function check(event: FormEvent) {
    event.preventDefault()
    setChecked(null)
    void attempt(async () => {
      const found = await call(checkAddress, { kind, address: address.trim() })
      setChecked(found)
      setChosen(found.tabs.filter(({ rows }) => rows !== null).map(({ name }) => name))
    })
  }
  const goOn = (found: Checked) =>
    attempt(async () => {
      const all = found.tabs.filter(({ rows }) => rows !== null)
      const { id } = await call(addSource, {
        kind,
        name: found.title.slice(0, SOURCE_NAME_LENGTH),
        address: address.trim(),
        tabs: chosen.length === all.length ? null : [...chosen],
        everyHours: 24,
      })
      await navigate({ to: '/import', search: { source: id } })
    })

  return (
    <Panel className={styles.panel} aria-labelledby={title} data-unkept={address !== '' || undefined}>
      <PanelHead>
        <PanelTitle id={title} className={styles.title}>
          {TITLES[kind]}
        </PanelTitle>
        {kind !== 'url' && (
          <SegmentedControl
            label="Kind of link"
            size="small"
            value={kind}
            segments={SHEET_KINDS}
            onChange={onKind}
          />
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </PanelHead>
      <div className={styles.body}>
        <div className={styles.steps}>
          <form className={styles.form} onSubmit={check}>
            {kind === 'google-sheet' && <ServiceAddress address={googleAddress} />}
            <Field label={LABELS[kind]} problem={problem}>
              {(control) => (
                <span className={styles.address}>
                  <TextField.Root
                    {...control}
                    required
                    disabled={isOff}
                    type="url"
                    autoComplete="off"
                    maxLength={2000}
                    placeholder={kind === 'url' ? 'https://' : 'https://docs.google.com/spreadsheets/d/'}
                    value={address}
                    onChange={(event) => setAddress(event.target.value)}
                  />
                  <Button
                    type="submit"
                    variant="outline"
                    color="gray"
                    disabled={isOff || isBusy || isBlank(address)}
                  >
                    <Plug size={15} strokeWidth={1.75} aria-hidden />
                    {isBusy ? 'Checking' : checked === null ? 'Check' : 'Check again'}
                  </Button>
                </span>
              )}
            </Field>
          </form>
          {kind === 'url' && (
            <AllowedHosts
              allowed={allowedHosts}
              added={addedHosts}
              address={address}
              onChange={onHostsChange}
            />
          )}
        </div>
        {checked !== null && (
          <div className={styles.found} role="status">
            <p className={styles.name}>
              <Badge color="grass">
                <Check size={12} strokeWidth={1.75} aria-hidden />
                Can be read
              </Badge>
              <strong>{checked.title}</strong>
            </p>
            <CheckedTabs tabs={checked.tabs} chosen={chosen} onChange={setChosen} />
            <Button disabled={chosen.length === 0 || isBusy} onClick={() => void goOn(checked)}>
              Continue with {counted(rowsOf(checked, chosen), 'row', 'rows')}
              <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
            </Button>
            <p className="hint">Nothing is imported before you have seen what it would change.</p>
          </div>
        )}
      </div>
    </Panel>
  )
}

function rowsOf({ tabs }: Checked, chosen: readonly string[]): number {
  return tabs.reduce((sum, { name, rows }) => sum + (chosen.includes(name) ? (rows ?? 0) : 0), 0)
}

interface CheckedTabsProps {
  tabs: Checked['tabs']
  chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** The sheets that were found, to be picked. */
function CheckedTabs({ tabs, chosen, onChange }: CheckedTabsProps) {
  return tabs.map(({ name, rows, columns }) => (
    <Checkbox
      key={name}
      checked={chosen.includes(name)}
      disabled={rows === null}
      trailing={
        rows === null
          ? 'no table found'
          : `${counted(rows, 'row', 'rows')}, ${counted(columns ?? 0, 'column', 'columns')}`
      }
      onChange={(isChosen) =>
        onChange(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
      }
    >
      {name}
    </Checkbox>
  ))
}
