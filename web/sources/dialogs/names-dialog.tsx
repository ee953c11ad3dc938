import { Button, TextField } from '@radix-ui/themes'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { may, whyNot } from '../../../sync/access/rights.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import type { Role } from '../../../sync/domain/access/role.ts'
import { useAliases, useAliasWrites } from '../../data/aliases.ts'
import { useBook } from '../../data/book/book.tsx'
import { mayArrive, type Written } from '../../data/requests/write-outcome.ts'
import { Field } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/layers/toast.tsx'
import { MESSAGES } from '../../ui/messages.ts'
import styles from './names-dialog.module.css'

/** More suggestions than a list shows at once. */
const MOST_SUGGESTED = 300

interface NamesDialogProps {
  role: Role
  onClose(): void
}

/** What the team calls firms and persons besides their names, for every question. */
export function NamesDialog({ role, onClose }: NamesDialogProps) {
  const aliases = useAliases()
  const writes = useAliasWrites()
  const names = useKnownNames()
  const list = useId()
  const [alias, setAlias] = useState('')
  const [name, setName] = useState('')
  const mayChange = may({ role }, 'correct')
  const [said, meant] = [alias.trim(), name.trim()]
  const known = names.find((one) => one.toLowerCase() === meant.toLowerCase()) ?? meant
  const twin = aliases?.find((other) => other.alias.toLowerCase() === said.toLowerCase())
  const problem =
    twin !== undefined
      ? `“${twin.alias}” is another name of ${twin.name} already.`
      : meant.length > 1 && !names.some((one) => one.toLowerCase().includes(meant.toLowerCase()))
        ? 'No property has this name yet.'
        : null
  const canAdd = writes !== null && twin === undefined && said.length > 1 && known.length > 1

  function add(event: FormEvent): void {
    event.preventDefault()
    if (!canAdd) return
    void tell(writes.add({ id: crypto.randomUUID(), name: known, alias: said }))
    setAlias('')
    setName('')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Other names"
      width={520}
      footer={
        <Button variant="outline" color="gray" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="hint">
        Searches and the assistant take another name for the firm or person it stands for. The whole team
        shares them.
      </p>
      {mayChange ? (
        <form className={styles.form} onSubmit={add} aria-label="Add another name">
          <Field label="Your team says">
            {(control) => (
              <TextField.Root
                {...control}
                autoComplete="off"
                maxLength={60}
                value={alias}
                onChange={(event) => setAlias(event.target.value)}
              />
            )}
          </Field>
          <Field label="and means">
            {(control) => (
              <TextField.Root
                {...control}
                autoComplete="off"
                list={list}
                maxLength={200}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <datalist id={list}>
            {names.slice(0, MOST_SUGGESTED).map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <Button type="submit" disabled={!canAdd}>
            <Plus size={15} strokeWidth={1.75} aria-hidden />
            Add
          </Button>
          <p className={styles.problem} role="status">
            {problem}
          </p>
        </form>
      ) : (
        <p className="hint">{whyNot('correct')}</p>
      )}
      {aliases !== null && aliases.length === 0 && <p className="muted">There are no other names yet.</p>}
      <ul className={styles.list} aria-label="Other names">
        {aliases?.map(({ id, name: meansName, alias: says }) => (
          <li key={id} className={styles.item}>
            <span className={styles.words}>
              <strong>{says}</strong> <span className="muted">means</span> {meansName}
            </span>
            {mayChange && (
              <IconButton
                icon={X}
                label={`Remove ${says}`}
                disabled={writes === null}
                onClick={() => {
                  if (writes !== null) void tell(writes.remove(id))
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The firms and persons that properties name, in order. */
function useKnownNames(): readonly string[] {
  const { book } = useBook()
  return useMemo(() => {
    if (book === null) return []
    const { tenants, landlordFirms, brokerFirms, brokerNames, buyers, sellers } = vocabularyOf(book)
    const all = new Set([...landlordFirms, ...brokerFirms, ...tenants, ...brokerNames, ...buyers, ...sellers])
    return [...all].sort((a, b) => a.localeCompare(b))
  }, [book])
}

async function tell(write: Promise<Written>): Promise<void> {
  const { outcome, refusal } = await write
  if (mayArrive(outcome)) return
  toast({
    title: MESSAGES.error,
    description: refusal ?? 'This was not saved. Please try again.',
    kind: 'error',
  })
}
